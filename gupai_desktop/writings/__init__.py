"""How boards are written outside (docs/texts.md): a module for each way, and one reader of all."""
