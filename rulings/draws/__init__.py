"""How a hand ends that nobody wins: exhaustive and abortive draws, nagashi mangan, and what comes after."""
