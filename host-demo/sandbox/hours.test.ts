import { describe, expect, test } from '@jest/globals';
import { isOpenAt, opensAfter } from './hours.ts';

const at = (iso: string) => Date.parse(iso);

describe('hours', () => {
  test.each([
    ['before opening', '2026-11-23T13:10:00Z', '2026-11-23T14:00:00.000Z'],
    ['closed within the hours: the next day', '2026-11-23T18:10:00Z', '2026-11-24T14:00:00.000Z'],
    ['closed on a Saturday within the hours: Monday', '2026-11-21T15:10:00Z', '2026-11-23T14:00:00.000Z'],
    ['Sunday', '2026-11-22T18:00:00Z', '2026-11-23T14:00:00.000Z'],
  ])('%s', (_, now, opens) => {
    expect(opensAfter(at(now))).toBe(opens);
    expect(isOpenAt(at(opens))).toBe(true);
  });
});
