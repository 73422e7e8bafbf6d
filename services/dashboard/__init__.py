"""The director's dashboard: how rulings spread, how long they took, and where like cases were ruled differently."""
