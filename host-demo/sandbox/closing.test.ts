import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { afterWaiting, confirmPay, register, statusOf } from './testing/applicants.ts';

const DAY_MS = 24 * 60 * 60_000;
const TEXAS = { city: 'Austin', state: 'TX', zip: '78701' };

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** An application that was signed before the notary. */
async function notarized(body: Record<string, unknown> = {}) {
  const made = await sandbox.applicant({ ...body, status: 'DEED_SIGNING' });
  const { api, params } = made;
  const { sessionId } = await api.call(contract.postNotarySession, {
    params,
    body: { recordingConsent: true },
  });
  await sandbox.pass(6_000);
  await api.call(contract.postNotaryComplete, { params: { ...params, sessionId } });
  const heloc = () => api.call(contract.getHeloc, { params });
  return { ...made, heloc, status: await afterWaiting(sandbox, made) };
}

test('from the notary to funded, with what is paid off', async () => {
  const payoffs = [{ creditor: 'Meridian Card', mask: '7654', amount: 7_512.4, status: 'REQUESTED' }];
  const made = await notarized({ payoffs });
  const { status, dates, currentProgress } = await made.heloc();
  expect(status.primaryParticipantAcceptComplete).toBe(true);
  expect(dates.rescissionDeadline).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(currentProgress?.step).toBe('COMPLETE');
  const statuses = [made.status];
  for (let days = 0; days < 14 && statuses.at(-1) !== 'COMPLETE'; days += 1) {
    await sandbox.pass(DAY_MS);
    const next = await statusOf(made);
    if (next !== statuses.at(-1)) statuses.push(next);
  }
  expect(statuses).toEqual([
    'RESCISSION',
    'RECORDING',
    'FUNDABLE',
    'DIRECT_DEBT_PAYOFF',
    'FUNDING_DECISION',
    'COMPLETE',
  ]);
  expect((await made.heloc()).payoffs.map((payoff) => payoff.status)).toEqual(['CONFIRMED']);
});

test('two co-owners sign, and the applicant goes on', async () => {
  const signer = (firstName: string) => ({
    firstName,
    lastName: 'Okafor',
    email: `${firstName}.okafor@example.com`,
  });
  const made = await sandbox.applicant({ status: 'CO_DEED_REQ', signers: [signer('sam'), signer('noa')] });
  const { api, params } = made;
  await sandbox.pass(10_000);
  await api.call(contract.postSignersContinue, { params });
  expect(await afterWaiting(sandbox, made)).toBe('DEED_SIGNING');
  const { helocSigners } = await api.call(contract.getHeloc, { params });
  expect(helocSigners.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED']);
});

test('a second home has no right to cancel', async () => {
  const { api, params, status } = await notarized({ property: { occupancyType: 'SECONDARY' } });
  expect(status).toBe('RECORDING');
  const { documents } = await api.call(contract.getDocuments, { params });
  expect(documents.map(({ type }) => type)).not.toContain('RIGHT_TO_CANCEL');
});

test('income below the stated one revises the offers, and one can go on', async () => {
  const made = await sandbox.applicant({ status: 'INCOME_VERIFICATION' });
  const { api, params } = made;
  const recordUuid = await confirmPay(made, 'user_low_pay');
  await api.call(contract.putIncomeSources, { params, body: { recordUuids: [recordUuid] } });
  expect(await afterWaiting(sandbox, made)).toBe('REVISED_OFFER_SELECTION');
  const heloc = await api.call(contract.getHeloc, { params });
  expect(heloc.previousOffer).toMatchObject({ drawAmount: 50_000 });
  expect(heloc.revisionReason).toContain('income');
});

test('Texas offers lower fees, waits twelve days and then meets in person', async () => {
  const newcomer = await register(sandbox, { property: TEXAS });
  expect(await afterWaiting(sandbox, newcomer)).toBe('OFFER_SELECTION');
  const { offers } = await newcomer.api.call(contract.getHeloc, { params: newcomer.params });
  expect(offers.every(({ originationFee }) => originationFee <= 0.02)).toBe(true);

  const made = await sandbox.applicant({ status: 'AUTOPAY_ACCOUNT', property: TEXAS });
  const { api, params } = made;
  await api.call(contract.putAutopay, { params, body: { mode: 'MANUAL' } });
  expect(await afterWaiting(sandbox, made)).toBe('NOTARY_WAITING_PERIOD');
  await sandbox.pass(13 * DAY_MS);
  expect(await statusOf(made)).toBe('MANUAL_DEED_SIGNING');
  expect((await api.call(contract.getHeloc, { params })).status.manualNotary).toBe(true);
});
