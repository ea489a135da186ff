import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { PageJourney } from '#src/testing/journey.ts';
import { TESTED_BY } from './borrower/testing/testedBy.ts';
import { CALLS, REMOTE_JOURNEYS } from './journeys.ts';

const journeys: Readonly<Record<string, PageJourney>> = Object.assign(
  {},
  ...Object.values(REMOTE_JOURNEYS).map((remote) => remote.journeys),
);

/** By the call, the tests that rows and journeys name in place of a case. */
const named: [EndpointName, string][] = [
  ...(Object.entries(TESTED_BY) as [EndpointName, string][]),
  ...Object.values(journeys).flatMap(({ calls = {} }) =>
    (Object.entries(calls) as [EndpointName, object][]).flatMap(([name, cases]): [EndpointName, string][] =>
      'testedBy' in cases ? [[name, String(cases.testedBy)]] : [],
    ),
  ),
];
const files = named.filter(([, by]) => /\.test\.tsx?$/.test(by));

test('every call of the contract is shown to fail somewhere', () => {
  const shown: readonly string[] = [...named.map(([name]) => name), ...CALLS.map(({ name }) => name)];
  expect(Object.keys(contract).filter((name) => !shown.includes(name))).toEqual([]);
});

test.each(files)('%s is tested by %s, which makes calls fail', (name, file) => {
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/'\/faults'|testFailures|kind: '/);
  // The last part of the address that is not filled in.
  const part = contract[name].path.split('/').findLast((each) => !each.startsWith('{')) ?? '';
  expect(text).toContain(part);
});

test.each(named.filter(([, by]) => by in journeys))(
  '%s is tested by the journey of %s, which has a case of it',
  (name, screen) => {
    const { calls = {} } = journeys[screen] ?? {};
    expect(calls[name]).toBeDefined();
    expect(calls[name]).not.toHaveProperty('testedBy');
  },
);
