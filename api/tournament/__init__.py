"""Everything inside one tournament; every address names it, and every view needs one of its officials."""
