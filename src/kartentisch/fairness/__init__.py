"""Verifiable dice and the signed log of a table: protocols "kt-dice/1" and "kt-log/2".

docs/protocol/dice.md and docs/protocol/log.md specify them.
"""
