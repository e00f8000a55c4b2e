"""Reports as one HTML file each: `page` is the frame with its tables, `plots` draws the pictures in it."""
