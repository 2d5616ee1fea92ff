"""Odds for whoever asks: what somebody states.  No table is looked at, so none can be spied out.

`routes` says what can be asked, one module for each game; `worker` is what the helper process does with it.
"""
