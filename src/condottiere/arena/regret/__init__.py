"""The regret set: decisions with a value for each action, by which bots are judged without playing games."""
