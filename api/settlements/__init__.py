"""What a hanchan comes to."""
