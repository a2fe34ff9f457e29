"""Games that are over, and records that are uploaded: looking at them moment by moment, and playing on."""
