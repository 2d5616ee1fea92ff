"""Being called back: who is told what, when and where.  Nothing secret is told, and nobody's name."""
