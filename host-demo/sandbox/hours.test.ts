import { describe, expect, test } from '@jest/globals';
import { getWeek } from '#src/api/contract/hours.ts';
import { getNotary } from '#src/api/contract/notary.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
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

test('the notary is open at any hour and says so; closed by decree, with the hours of the others', async () => {
  const sandbox = await createTestSandbox();
  // A Sunday, at two in the morning in the Pacific zone.
  await sandbox.control('PUT', '/clock', { now: '2026-11-22T10:00:00Z', rate: 0 });
  const { api, params } = await sandbox.applicant({ status: 'DEED_SIGNING' });
  const openStatus = async () => {
    const query = { display: 'true' };
    const { weekdays } = await api.call(getWeek, { params: { department: 'NOTARY' }, query });
    const { open, opensAt } = await api.call(getNotary, { params });
    const sunday = weekdays.find(({ weekday }) => weekday === 'Sunday');
    return { open, opensAt, sunday: sunday?.isOpen, until: sunday?.endTime };
  };
  expect(await openStatus()).toEqual({ open: true, opensAt: null, sunday: true, until: '24:00' });
  await sandbox.control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
  const opensAt = '2026-11-23T14:00:00.000Z';
  expect(await openStatus()).toEqual({ open: false, opensAt, sunday: false, until: null });
  sandbox.close();
});
