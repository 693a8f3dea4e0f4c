// Ends before it has heard anything.
process.stderr.write('no database\n');
process.exit(5);
