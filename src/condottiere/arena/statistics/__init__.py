"""Statistics of games between bots: intervals, sequential tests, strengths and calibration."""
