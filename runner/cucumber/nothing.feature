# language: es
# Cucumber starts with a file; the cases come from pickles.ts.
Característica: Nada
