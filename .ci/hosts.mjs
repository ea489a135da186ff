// Prepares the host pages of the browser tests: installs the themes of e2e/templates, then installs and builds the sample
// sites of e2e/hosts, one for each framework, against the packed packages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../host-demo/start.mjs';

const HOSTS = 'e2e/hosts';
/** Style sheets and pages of other people, which need no build. */
const TEMPLATES = 'e2e/templates';
const PACKED = 'dist/packages';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {string[]} files */
const hashOf = (files) =>
  files.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');

/** Does what has not been done with these inputs yet. */
function once(stamp, inputs, work) {
  const hash = hashOf(inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  work();
  writeFileSync(stamp, hash);
}

/** What of a folder a build depends on. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
    .sort();

export function hosts() {
  for (const folder of [HOSTS, TEMPLATES])
    once(`${folder}/node_modules/.installed`, [`${folder}/package-lock.json`], () =>
      run(npm, ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']),
    );
  const tarballs = readdirSync(PACKED)
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => `${PACKED}/${file}`);
  once('dist/e2e/hosts/.built', [...tarballs, ...filesBelow(HOSTS)], () => {
    for (const tarball of tarballs) {
      const folder = `${HOSTS}/node_modules/@heloc/${path.basename(tarball, '.tgz').replace('heloc-', '')}`;
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    }
    run(process.execPath, [`${HOSTS}/build.mjs`]);
  });
}
if (process.argv[1] === import.meta.filename) hosts();
