"""Games between bots: series, contests with ratings, self-play for whoever learns from it."""
