import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { JOURNEYS } from '#remotes/borrower/journeys.ts';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import { TESTED_BY } from './testedBy.ts';

/** By the call, the tests that rows and journeys name in place of a case. */
const named: [EndpointName, string][] = [
  ...(Object.entries(TESTED_BY) as [EndpointName, string][]),
  ...Object.values(JOURNEYS).flatMap(({ calls }) =>
    (Object.entries(calls) as [EndpointName, object][]).flatMap(([name, cases]): [EndpointName, string][] =>
      'testedBy' in cases ? [[name, String(cases.testedBy)]] : [],
    ),
  ),
];
const files = named.filter(([, by]) => /\.test\.tsx?$/.test(by));

test('there are such', () => {
  expect(files.length).toBeGreaterThan(10);
});

test.each(files)('%s is tested by %s, which makes calls fail', (name, file) => {
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/'\/faults'|testFailures|kind: '/);
  // The last part of the address that is not filled in.
  const part = contract[name].path.split('/').findLast((each) => !each.startsWith('{')) ?? '';
  expect(text).toContain(part);
});

test.each(named.filter(([, by]) => by in JOURNEYS))(
  '%s is tested by the journey of %s, which has a case of it',
  (name, screen) => {
    const { calls } = JOURNEYS[screen as keyof typeof JOURNEYS] as { calls: Record<string, object> };
    expect(calls[name]).toBeDefined();
    expect(calls[name]).not.toHaveProperty('testedBy');
  },
);
