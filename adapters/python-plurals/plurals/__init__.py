"""The plural of words under ReDeLetras, written from its text (article XII.18)."""
