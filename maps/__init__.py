"""The map workshop: from a written specification and Natural Earth's provinces to a game map.

Authoring only.  The games, the server and the browser read the built ``*.map.json`` files and need nothing of this.
``python -m maps build|check|render NAME...|--all`` is the way in; ``docs/develop/maps.md`` tells how to write a map.
"""
