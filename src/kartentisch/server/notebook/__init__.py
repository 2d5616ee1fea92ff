"""What stands beside the log: what a seat notes and draws for itself, and what a side says among itself.

    audiences  who may know it: whoever keeps a seat, or all people of a side
    kinds    what may be kept: notes, plans, what was said
    keeping  how it is kept, each change with the next revision of its circle

A private line in the log would show by its number, so nothing of this is in it.  It changes no table: whoever is not
in a circle sees neither what is in it, nor how much, nor when.
"""
