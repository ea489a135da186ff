import { expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { FAILURES, TIMEOUT, UNAUTHENTICATED } from './failures.ts';
import { sampleOf } from './sampleOf.ts';

const KNOWN = [...FAILURES, TIMEOUT, UNAUTHENTICATED];
const names = (failures: readonly { name: string }[]) => failures.map(({ name }) => name);

test('a call meets a refusal, a broken answer or none, and what it has words for', () => {
  const sample = names(sampleOf(KNOWN, '/b', ['429']));
  expect(sample).toContain('429');
  expect(sample.length).toBeGreaterThanOrEqual(2);
  expect(sample).toEqual(names(sampleOf(KNOWN, '/b', ['429'])));
});

test('the calls of the contract together meet every failure, each several times', () => {
  const met = Object.values(contract).flatMap(({ path }) => names(sampleOf(KNOWN, path)));
  for (const { name } of KNOWN) {
    expect({ name, several: met.filter((one) => one === name).length >= 5 }).toEqual({ name, several: true });
  }
});
