"""How browsers and programs are let in: invitations, phones, API tokens."""
