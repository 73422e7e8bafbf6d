"""The use cases: a caller asks for something to be done; the rules decide, the models keep. No HTTP."""
