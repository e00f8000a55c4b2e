"""The rules: one record, and small compiled functions over it."""
