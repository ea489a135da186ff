// A module that is the file itself, as the bundles have it.
const { readFileSync } = require('node:fs');

exports.process = (_, file) => ({
  code: `module.exports = 'data:application/wasm;base64,${readFileSync(file, 'base64')}';`,
});
