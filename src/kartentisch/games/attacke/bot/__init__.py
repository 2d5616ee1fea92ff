"""What bots of Attacke think of an answer, beyond `policy.py`.

Upwards: `manner` is what counts to a seat, `guess` what it may think that others hold, `blind` the policy of those who
think ahead, which sees no other hand.
"""
