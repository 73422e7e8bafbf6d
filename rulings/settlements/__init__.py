"""What a hanchan comes to: at home as in a tournament."""
