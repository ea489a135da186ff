import { describe, expect, test } from '@jest/globals';
import { getOpenStatus, getWeek } from '#src/api/contract/hours.ts';
import { getNotary } from '#src/api/contract/notary.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { opensAfter } from './hours.ts';

const at = (iso: string) => Date.parse(iso);

describe('hours', () => {
  test.each([
    ['before opening', '2026-11-23T13:10:00Z', '2026-11-23T14:00:00.000Z'],
    ['closed within the hours: the next day', '2026-11-23T18:10:00Z', '2026-11-24T14:00:00.000Z'],
    ['closed on a Saturday within the hours: Monday', '2026-11-21T15:10:00Z', '2026-11-23T14:00:00.000Z'],
    ['Sunday', '2026-11-22T18:00:00Z', '2026-11-23T14:00:00.000Z'],
  ])('%s', (_, now, opens) => {
    expect(opensAfter(at(now))).toBe(opens);
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

test('a department has the week and the exceptions that are set, until they are taken back', async () => {
  const sandbox = await createTestSandbox();
  // Thanksgiving, ten in the morning in the Pacific zone.
  await sandbox.control('PUT', '/clock', { now: '2026-11-26T18:00:00Z', rate: 0 });
  const set = (change: object) =>
    sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', ...change });
  const call = { params: { department: 'OPS_CHAT' }, query: { display: 'true' } };
  const asked = async () => {
    const { isOpen, opensAt } = await sandbox.api().call(getOpenStatus, call);
    const { weekdays, exceptions } = await sandbox.api().call(getWeek, call);
    return { isOpen, opensAt, open: weekdays.filter((day) => day.isOpen).length, exceptions };
  };
  const usual = { isOpen: true, opensAt: null, open: 6, exceptions: [] };
  expect(await asked()).toEqual(usual);
  const holiday = { date: '2026-11-26', isOpen: false };
  await set({ exceptions: [holiday] });
  expect(await asked()).toEqual({
    isOpen: false,
    opensAt: '2026-11-27T14:00:00.000Z',
    open: 6,
    exceptions: [holiday],
  });
  await set({
    exceptions: null,
    week: [{ weekdayValue: 4, isOpen: true, startTime: '09:00', endTime: '10:00' }],
  });
  expect(await asked()).toEqual({
    isOpen: false,
    opensAt: '2026-12-03T17:00:00.000Z',
    open: 1,
    exceptions: [],
  });
  await set({ open: true });
  expect((await asked()).isOpen).toBe(true);
  await set({ open: null, week: null });
  expect(await asked()).toEqual(usual);
  await expect(set({})).rejects.toThrow('One of open, week and exceptions must be given');
  await expect(set({ exceptions: [{ date: 'Thanksgiving', isOpen: false }] })).rejects.toThrow(
    'exceptions[0].date must be yyyy-MM-dd',
  );
  sandbox.close();
});
