"""SelfR3 (chapter R2): its board and its two maps, Earth and moon."""
