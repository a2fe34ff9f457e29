"""What happens at tables without a person: bots that think, act and advise, and clocks that run out."""
