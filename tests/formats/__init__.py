"""What version 1.0 wrote and answered; none of these files is ever written again (docs/develop/stability.md)."""
