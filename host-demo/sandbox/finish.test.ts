import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { toIsoDate } from '#src/domain/dates/dates.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { STATUSES } from './model/statuses/statuses.ts';

const DAY = 24 * 60 * 60_000;
type Held = Heloc & { history: { status: string }[] };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** What a status needs besides its name, so that its work can be finished. */
const FACTS: Readonly<Record<string, object>> = {
  LIEN_VERIFICATION: { amount: 10_000 },
  UNACCEPTABLE_PROPERTY_CONDITION: { valuation: { proofAt: '2026-11-20T10:00:00Z' } },
  GEN_CLOSING_DISCLOSURE: { status: { waitingOnFloodCert: true } },
  NOTARY_WAITING_PERIOD: { property: { state: 'TX', zip: '73301' } },
};

/** An application that waits, its own clock standing still. */
async function parked(checklistStatus: string, more: { status?: object } & Record<string, unknown> = {}) {
  const { status, ...fields }: { status?: object } = { ...FACTS[checklistStatus], ...more };
  const body = { ...fields, status: { ...status, checklistStatus }, hold: true };
  const { uuid } = await sandbox.make(body);
  const finish = (outcome?: string) =>
    sandbox.control<Held>('POST', `/applications/${uuid}/finish`, outcome ? { outcome } : undefined);
  return { uuid, finish };
}
const now = async () => Date.parse((await sandbox.control<{ now: string }>('GET', '/clock')).now);

const WAITS = Object.entries(STATUSES).flatMap(([status, { waits }]) =>
  waits ? [[status, waits] as const] : [],
);

describe('what is waited for, at once', () => {
  test.each(WAITS)('%s', async (status, { to }) => {
    const { uuid, finish } = await parked(status);
    const finished = await finish();
    expect(finished.history.map((entry) => entry.status)).toEqual([status, to]);
    expect(finished).toEqual(await sandbox.control('GET', `/applications/${uuid}`));
  });

  const decided = WAITS.flatMap(([status, waits]) =>
    'refused' in waits
      ? [[status, 'ACCEPTED', waits.to] as const, [status, 'REFUSED', waits.refused] as const]
      : [],
  );
  test.each(decided)('%s, %s', async (status, outcome, to) => {
    const { finish } = await parked(status);
    expect((await finish(outcome)).status.checklistStatus).toBe(to);
  });

  test('an application that nobody holds goes on from there as it does otherwise', async () => {
    const { uuid, finish } = await parked('PAYOFF_REQUEST_PENDING');
    await sandbox.control('POST', `/applications/${uuid}/release`);
    expect((await finish()).status.checklistStatus).toBe('DISBURSEMENT_ACCOUNT');
    const credit = await parked('CREDIT_ERROR');
    await sandbox.control('POST', `/applications/${credit.uuid}/release`);
    await credit.finish();
    await sandbox.pass(DAY);
    expect(await sandbox.control('GET', `/applications/${credit.uuid}`)).toMatchObject({
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
  });
});

describe('what comes with it', () => {
  test('the flood certificate is there', async () => {
    const { finish } = await parked('GEN_CLOSING_DISCLOSURE');
    expect((await finish()).status.waitingOnFloodCert).toBe(false);
  });

  test('the title search has no question any more', async () => {
    const owner = { firstName: 'Ana', lastName: 'Otherparcel' };
    const { uuid, finish } = await parked('ORDER_FULL_TITLE', { owner });
    expect(await sandbox.control('GET', `/applications/${uuid}`)).toMatchObject({ titleQuestion: 'PARCEL' });
    expect((await finish()).titleQuestion).toBeNull();
  });

  test('the creditors that were asked stay the ones that are paid, with their figures', async () => {
    const { finish } = await parked('PAYOFF_REQUEST_PENDING');
    expect((await finish()).payoffs).toMatchObject([
      {
        creditor: 'Meridian Card',
        status: 'RECEIVED',
        amount: 7499.75,
        perDiem: 1.64,
        goodThrough: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  test('the figures for a credit line, which the person then signs to close', async () => {
    const { finish } = await parked('PAYOFF_REQUEST_PENDING', {
      payoffs: [{ creditor: 'Bluestem', mask: '2208', amount: 5000, status: 'REQUESTED' }],
      liabilities: [{ creditor: 'Bluestem', mask: '2208', type: 'HELOC' }],
    });
    const { payoffs, status } = await finish();
    expect(payoffs).toMatchObject([{ status: 'RECEIVED' }]);
    expect(status.checklistStatus).toBe('PAYOFF_REQUEST_PENDING');
    await expect(finish()).rejects.toThrow(/their signature that the credit line is to be closed/);
  });

  test('the report of a valuation, with its mail', async () => {
    const { finish } = await parked('NAV_BPO_PROCESSING');
    const { email, valuation, status, adjustedHomeAmount } = await finish('REFUSED');
    expect(valuation).toMatchObject({
      condition: 'POOR',
      reportedAt: expect.any(String),
      visitedAt: expect.any(String),
      value: adjustedHomeAmount,
    });
    expect(status.bpo).toEqual({ status: 'BPO_COMPLETE' });
    expect(await sandbox.control('GET', '/outbox')).toContainEqual(
      expect.objectContaining({ to: email, subject: 'The report on your home is here' }),
    );
  });

  test('the report of an appraisal, after a visit', async () => {
    const { finish } = await parked('ONSITE_APPRAISAL_PENDING');
    const { appraisal } = await finish();
    expect(appraisal?.receivedAt).toEqual(expect.any(String));
    expect(appraisal?.inspectedAt).toBe(appraisal?.receivedAt);
  });

  test('appointments in Texas are free from today on', async () => {
    const { uuid, finish } = await parked('NOTARY_WAITING_PERIOD');
    const before = await sandbox.control<Heloc>('GET', `/applications/${uuid}`);
    const today = toIsoDate(new Date(await now()), 'America/Chicago');
    expect(before.dates.notaryEarliest && before.dates.notaryEarliest > today).toBe(true);
    const after = await finish();
    expect(after.dates.notaryEarliest).toBe(today);
    expect(after.status.manualNotary).toBe(true);
  });

  test('the loans of an inquiry are as recorded: a line that does not fit beside them is requalified', async () => {
    const { finish } = await parked('LIEN_VERIFICATION', { amount: 5_000_000 });
    expect((await finish()).status.checklistStatus).toBe('CLTV_LIEN_POSITION_REQUALIFY');
  });
});

describe('what others cannot end', () => {
  const hazard = { flood: { inHazardArea: true, zone: 'AE' } };
  const acknowledgedAt = '2026-11-20T18:00:00Z';
  test.each([
    ['OFFER_SELECTION', {}, /Nothing is waited for under OFFER_SELECTION/],
    ['COMPLETE', {}, /Nothing is waited for under COMPLETE/],
    ['A_STATUS_FROM_THE_FUTURE', {}, /Nothing is waited for under A_STATUS_FROM_THE_FUTURE/],
    ['CREDIT_NO_MATCH', {}, /waits for the person: their Social Security number/],
    ['MANUAL_DEED_SIGNING', {}, /waits for the person: their appointment/],
    ['GEN_CLOSING_DISCLOSURE', hazard, /waits for the person: their acknowledgement of the flood notice/],
    [
      'GEN_CLOSING_DISCLOSURE',
      {
        flood: { ...hazard.flood, acknowledgedAt },
        insurance: { policies: [{ kind: 'FLOOD', status: 'NEEDED' }] },
      },
      /waits for the person: proof of their insurance/,
    ],
    [
      'WAITING_FOR_SOFT_CREDIT',
      { owner: { firstName: 'Ana', lastName: 'Stuck' } },
      /WAITING_FOR_SOFT_CREDIT waits for ever/,
    ],
  ])('%s (%j): 409', async (status, more, reason) => {
    const { uuid, finish } = await parked(status, more);
    const before = await sandbox.control('GET', `/applications/${uuid}`);
    await expect(finish()).rejects.toThrow(reason);
    await expect(finish()).rejects.toThrow(/: 409 /);
    expect(await sandbox.control('GET', `/applications/${uuid}`)).toEqual(before);
  });

  test.each([
    [250_000, 'DISBURSEMENT_ACCOUNT'],
    [10, 'GEN_CLOSING_DISCLOSURE'],
  ])('a policy that covers %s has been read', async (coverage, to) => {
    const policy = {
      kind: 'FLOOD',
      status: 'IN_REVIEW',
      requiredCoverage: 200_000,
      sentAt: acknowledgedAt,
      coverage,
    };
    const { finish } = await parked('GEN_CLOSING_DISCLOSURE', {
      flood: { ...hazard.flood, acknowledgedAt },
      insurance: { policies: [policy] },
    });
    expect((await finish()).status.checklistStatus).toBe(to);
  });

  test('an outcome has to be one, and there have to be two', async () => {
    const { finish } = await parked('ATTORNEY_REVIEW');
    await expect(finish('MAYBE')).rejects.toThrow(/: 400 .*outcome must be one of/);
    await expect(finish('REFUSED')).rejects.toThrow(/: 400 .*ends in one way/);
    const unknownApplication = '/applications/00000000-0000-4000-8000-000000000000/finish';
    await expect(sandbox.control('POST', unknownApplication)).rejects.toThrow(/404/);
  });
});

test.each([
  ['GEN_CLOSING_DISCLOSURE', 2_000, 'DISBURSEMENT_ACCOUNT'],
  ['GEN_NOTE_SIGNING', 60_000, 'GEN_NOTE_SIGNING'],
  ['GEN_NOTE_SIGNING', 6 * 60_000, 'NOTE_SIGNING'],
  ['UNKNOWN', 1.1 * DAY, 'OFFER_SELECTION'],
])('%s after %i ms of its own: %s', async (checklistStatus, after, to) => {
  const { uuid } = await sandbox.make({ status: { checklistStatus } });
  await sandbox.pass(after);
  expect(await sandbox.control('GET', `/applications/${uuid}`)).toMatchObject({
    status: { checklistStatus: to },
  });
});
