// Holds the API of a release, as it was built, to what is committed, and its difference from the release before to the step
// of the version. `UPDATE_API=1 node packages/check.mjs` writes what is committed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beyond, compareVersions, difference, stepBetween } from './api/difference.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env.HELOC_DIST ?? 'dist');
const api = path.join(import.meta.dirname, 'api');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What is committed, and what was built. */
const KEPT = [
  [path.join(api, `${version}.json`), path.join(dist, 'packages/api.json')],
  [
    path.join(import.meta.dirname, 'embed/custom-elements.json'),
    path.join(dist, 'packages/embed/custom-elements.json'),
  ],
];
for (const [committed, built] of KEPT) {
  const text = readFileSync(built, 'utf8');
  if (process.env.UPDATE_API) writeFileSync(committed, text);
  else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== text) {
    console.error(
      `${path.relative(root, committed)} is not what the sources say: UPDATE_API=1 node packages/check.mjs writes it`,
    );
    process.exitCode = 1;
  }
}

const [last] = readdirSync(api)
  .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
  .filter((release) => compareVersions(release, version) < 0)
  .sort((a, b) => compareVersions(b, a));
if (last) {
  const [before, after] = [path.join(api, `${last}.json`), KEPT[0][1]].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const declared = stepBetween(last, version);
  const differences = difference(before, after);
  const refused = beyond(differences, declared);
  for (const { what, step } of refused) console.error(`${what}: needs a ${step} version`);
  if (refused.length > 0) {
    console.error(`${version} is a ${declared} version after ${last}`);
    process.exitCode = 1;
  } else
    console.log(`API: ${differences.length} differences from ${last}, as a ${declared} version may have`);
}
