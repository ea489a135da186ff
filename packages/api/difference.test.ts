import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { beyond, compareVersions, difference, stepBetween } from './difference.mjs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const api = JSON.parse(readFileSync(`packages/api/${version}.json`, 'utf8')) as Record<string, string>;
const steps = (changes: Record<string, string | undefined>) => {
  const entries = Object.entries({ ...api, ...changes }).filter(
    (line): line is [string, string] => line[1] !== undefined,
  );
  return difference(api, Object.fromEntries(entries)).map(({ step }) => step);
};

describe('a difference needs', () => {
  it.each([
    ['nothing that hosts rely on', 'patch', {}],
    ['a new option', 'minor', { '@heloc/embed HelocOptions.locale': 'optional' }],
    ['a new value of an option', 'minor', { '@heloc/embed HelocOptions.history | "hash"': 'one of' }],
    ['a second type of an option', 'minor', { '@heloc/embed HelocOptions.org | URL': 'one of' }],
    ['a new error code', 'minor', { '@heloc/embed HelocErrorCode | "paused"': 'one of' }],
    ['a new event', 'minor', { '@heloc/embed HelocEvent "paused"': 'one of' }],
    ['more told by an event', 'minor', { '@heloc/embed HelocEvent "step".index': 'required' }],
    [
      'new options with a demanded part',
      'minor',
      { '@heloc/embed PrintOptions': 'interface', '@heloc/embed PrintOptions.paper': 'required' },
    ],
    ['a new option that must be given', 'major', { '@heloc/embed HelocOptions.locale': 'required' }],
    ['an attribute that is gone', 'major', { '<heloc-application> attribute org': undefined }],
    [
      'a value of an option that is gone',
      'major',
      { '@heloc/embed HelocOptions.history | "memory"': undefined },
    ],
    [
      'another type of an option',
      'major',
      {
        '@heloc/embed HelocOptions.org | string': undefined,
        '@heloc/embed HelocOptions.org | number': 'one of',
      },
    ],
    ['a property that may be missing', 'major', { '@heloc/embed HelocErrorEvent.correlationId': 'optional' }],
  ] as const)('%s: %s', (_, step, changes) => {
    expect(steps(changes)).toEqual(step === 'patch' ? [] : expect.arrayContaining([step]));
    expect(beyond(difference(api, { ...api }), 'patch')).toEqual([]);
  });
});

it('the step of a version is its first part that has changed', () => {
  expect([
    stepBetween('1.1.0', '1.1.1'),
    stepBetween('1.1.9', '1.2.0'),
    stepBetween('1.9.0', '2.0.0'),
  ]).toEqual(['patch', 'minor', 'major']);
  expect(['1.10.0', '1.2.0', '2.0.0', '1.2.0'].toSorted(compareVersions)).toEqual([
    '1.2.0',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ]);
});

describe('the check of a release', () => {
  /** A checkout of a version after 1.10.0, with what is committed and what was built. */
  function check(declared: string, built: Record<string, string>, committed = built, update = '') {
    const root = mkdtempSync(path.join(tmpdir(), 'heloc-api-'));
    const write = (file: string, value: object) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), JSON.stringify(value));
    };
    write('package.json', { version: declared, type: 'module' });
    write('packages/api/1.9.0.json', {});
    write('packages/api/1.10.0.json', api);
    write(`packages/api/${declared}.json`, committed);
    write('dist/packages/api.json', built);
    write('packages/embed/custom-elements.json', {});
    write('dist/packages/embed/custom-elements.json', {});
    for (const file of ['packages/check.mjs', 'packages/api/difference.mjs'])
      cpSync(file, path.join(root, file));
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'packages/check.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, HELOC_DIST: 'dist', UPDATE_API: update },
    });
    return {
      status,
      stderr,
      kept: () => JSON.parse(readFileSync(path.join(root, `packages/api/${declared}.json`), 'utf8')),
    };
  }
  const { '@heloc/embed HelocOptions.org': _, ...without } = api;
  const more = { ...api, '@heloc/embed HelocOptions.locale': 'optional' };

  it('fails when more has changed since the last release than the version says', () => {
    const removed = check('1.11.0', without);
    expect(removed.status).toBe(1);
    expect(removed.stderr).toMatch(
      /HelocOptions\.org is gone: needs a major version\n1\.11\.0 is a minor version after 1\.10\.0/,
    );
    const added = check('1.10.1', more);
    expect(added.status).toBe(1);
    expect(added.stderr).toContain('HelocOptions.locale is new: needs a minor version');
  });

  it.each([
    ['2.0.0', without],
    ['1.11.0', more],
    ['1.10.1', api],
  ])('passes what %s says', (declared, built) => {
    expect(check(declared, built)).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails when what is committed is not what was built, and writes that when told', () => {
    const stale = check('1.11.0', more, api);
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain('packages/api/1.11.0.json is not what the sources say');
    const updated = check('1.11.0', more, api, '1');
    expect(updated.status).toBe(0);
    expect(updated.kept()).toEqual(more);
  });
});

it('every release since the first has its API', () => {
  expect(readdirSync('packages/api')).toEqual(expect.arrayContaining(['1.0.0.json', `${version}.json`]));
});
