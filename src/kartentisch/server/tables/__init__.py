"""Tables: who sits there, whose turn it is, what is done and taken back."""
