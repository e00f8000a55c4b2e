"""What a game is that brings nothing but its rules: plain sentences, and a plain table in the terminal."""
