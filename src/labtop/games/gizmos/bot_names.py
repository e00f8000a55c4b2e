"""What bots are called at a table of Gizmos: machines, and the sounds they make. Each has a face on the pages."""

BOT_NAMES = ("Tikko", "Zinka", "Boltra", "Ampira", "Kurbo", "Fizzel", "Ohmar", "Torkana")
