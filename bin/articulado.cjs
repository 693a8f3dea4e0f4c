#!/usr/bin/env node
// The command. Plain JavaScript that any Node reads, so that one that is too old is told so and not shown a stack:
// here in the repository it starts the sources, in the package what was built from them.
'use strict';
var fs = require('node:fs');
var path = require('node:path');
var url = require('node:url');

var root = path.join(__dirname, '..');
var sources = path.join(root, 'runner', 'articulado.ts');
var isRepository = fs.existsSync(sources);

if (isRepository) {
  require('../tasks/preflight.cjs');
} else if (parseInt(process.versions.node, 10) < 22) {
  console.error(
    'Node ' + process.versions.node + ' is too old\n' +
      '  expected Node 22 or later\n' +
      '  install one, or run it for once: npx -p node@24 -- node ' + path.relative(process.cwd(), __filename)
  );
  process.exit(2);
}

import(url.pathToFileURL(isRepository ? sources : path.join(root, 'dist', 'runner', 'articulado.js')).href);
