"""Tables for spreadsheets: rulings, penalties, payments, escalations, results."""
