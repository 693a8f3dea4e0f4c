// What has to be there before anything of the project can run, told by a script that any Node reads: npm brings the
// project its own Node, unless its install scripts were not allowed to run.
'use strict';
var OLDEST = 24;

var found = parseInt(process.versions.node, 10);
if (found < OLDEST) {
  var fs = require('node:fs');
  var path = require('node:path');
  var own = path.join(__dirname, '..', 'node_modules', 'node');
  var remedy = !fs.existsSync(own)
    ? 'run npm install here first, with its development packages; then start things with npm (npm start, npm test) or npx'
    : fs.existsSync(path.join(own, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
      ? 'start it with npm (npm start, npm test) or npx, which use the Node in node_modules'
      : 'the install scripts of the package "node" were not run, which bring it: npm rebuild node --ignore-scripts=false\n' +
        '  (npm 11 may ask first: npm install-scripts approve node)';
  console.error(
    'this is Node ' + process.versions.node + ', which does not run TypeScript as it stands\n' +
      '  expected Node ' + OLDEST + ' or later: 26 comes with npm install\n  ' + remedy
  );
  process.exit(2);
}
