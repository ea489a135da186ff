import { spawnSync } from 'node:child_process';

/** Runs a command with its output shown; ends the whole run with its code when it fails. */
export function step(title, command, args, env = {}) {
  const started = Date.now();
  console.log(`\n== ${title}`);
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`-- ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const bin = (name) => `node_modules/.bin/${name}`;

/** Everything that needs no browser. */
export function validate() {
  step('Types', bin('tsc'), ['--noEmit', '-p', '.']);
  step('Lint and format', bin('biome'), ['check', '--error-on-warnings']);
  step('Boundaries', bin('depcruise'), [
    'src',
    'remotes',
    'host-demo',
    'packages',
    'e2e',
    '--config',
    '.dependency-cruiser.cjs',
  ]);
  step('Unused code', bin('knip'), ['--no-progress']);
  // What only tests use is not used.
  step('Unused code of what is shipped', bin('knip'), ['--production', '--no-progress']);
  step('Unit and screen tests', process.execPath, ['.ci/unitTests.mjs']);
}
