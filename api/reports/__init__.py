"""What an event leaves behind: tables for spreadsheets, reports and papers to print."""
