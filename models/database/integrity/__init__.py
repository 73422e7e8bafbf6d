"""Whether a database is what Shinpan made: its schema compared with the migrations', every value readable."""
