"""Tables for people and bots, over HTTP: one transaction for each command, one view for each viewer."""
