"""HTTP: the application, its routes, the page, the streams."""
