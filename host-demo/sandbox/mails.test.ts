import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { rowOf, STATUSES } from './model/statuses/statuses.ts';
import { register, statusOf } from './testing/applicants.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  path?: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REFERENCE = /R-\d{6}/;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** What an applicant has been sent, the last at the end. */
const mailsTo = async (email: string) =>
  (await sandbox.control<Mail[]>('GET', '/outbox')).filter(({ to }) => to === email);
const subjectsTo = async ({ email }: Pick<Created, 'email'>) =>
  (await mailsTo(email)).map(({ subject }) => subject);

/** Has a link to the application and no private data. */
function expectDiscreet({ uuid }: Created, { text, subject, path }: Mail): void {
  expect(path).toBe(`/${uuid}`);
  expect(`${subject} ${text}`).not.toMatch(/\$|%|\d{5}/);
}

/** What a status needs besides its name for its wait to end. */
const FACTS: Readonly<Record<string, object>> = {
  CREDIT_NO_MATCH: { bureauOutage: { failedTries: 1 } },
  DEED_SIGNING: { status: { primaryParticipantAcceptComplete: true } },
  MANUAL_DEED_SIGNING: { notary: { reservedFor: '2026-11-27T17:00:00.000Z', place: 'HOME' } },
  UNACCEPTABLE_PROPERTY_CONDITION: { valuation: { proofAt: '2026-11-20T10:00:00Z' } },
  NOTARY_WAITING_PERIOD: { property: { state: 'TX', zip: '73301' } },
};

async function waiting(checklistStatus: string) {
  const { status, ...fields }: { status?: object } = { ...FACTS[checklistStatus] };
  return sandbox.make({ ...fields, status: { ...status, checklistStatus }, hold: true });
}

describe('whoever waits is told by mail how it ends', () => {
  test.each(Object.keys(STATUSES).filter((status) => rowOf(status)?.automatic))('%s', async (status) => {
    const made = await waiting(status);
    const before = await mailsTo(made.email);
    let mails = before;
    for (let at = status; rowOf(at)?.automatic && mails.length === before.length; ) {
      const { history } = await sandbox.control<{ history: { status: string }[] }>(
        'POST',
        `/applications/${made.uuid}/finish`,
      );
      at = history.at(-1)?.status ?? '';
      mails = await mailsTo(made.email);
    }
    expect(mails.length).toBeGreaterThan(before.length);
    for (const mail of mails) expectDiscreet(made, mail);
  });

  test('also when nobody has looked in the meantime', async () => {
    const made = await sandbox.make({ status: 'APPRAISAL_REVIEW_COMPLETE' });
    await sandbox.pass(DAY + MINUTE);
    expect(await subjectsTo(made)).toEqual(['Next, show us your income']);
  });

  test('also when what takes seconds has taken long', async () => {
    const { uuid, email, api } = await register(sandbox);
    await sandbox.control('POST', `/applications/${uuid}/hold`);
    await sandbox.pass(10 * MINUTE);
    await sandbox.control('POST', `/applications/${uuid}/release`);
    await sandbox.pass(MINUTE);
    expect(await statusOf({ api, uuid })).toBe('OFFER_SELECTION');
    expect(await subjectsTo({ email })).toEqual(['Your offers are ready']);
  });

  test('but not who is still there to see it', async () => {
    const { uuid, email, api } = await register(sandbox);
    await sandbox.pass(MINUTE);
    expect(await statusOf({ api, uuid })).toBe('OFFER_SELECTION');
    expect(await subjectsTo({ email })).toEqual([]);
  });

  test('from an answer on that is looked at, not before', async () => {
    const made = await sandbox.applicant({ status: 'DELINQUENCY_REVIEW' });
    const { api, params } = made;
    await sandbox.pass(3 * DAY);
    await api.call(contract.postDelinquencyAnswer, {
      params,
      body: { answer: 'NOT_MINE', documentUuids: [] },
    });
    expect(await subjectsTo(made)).toEqual([]);
    await sandbox.pass(DAY + MINUTE);
    expect(await subjectsTo(made)).toEqual(['Next, show us your income']);
  });
});

describe('mails that follow from what happened', () => {
  test('a decline, however it was decided, once', async () => {
    const made = await sandbox.make({ status: 'DECLINED' });
    await sandbox.control('PATCH', `/applications/${made.uuid}`, { status: { uwDecision: 'DECLINE' } });
    const mails = await mailsTo(made.email);
    expect(mails).toMatchObject([{ subject: 'Our decision on your application' }]);
    expect(mails[0]?.text).toMatch(/download your notice/);
    const other = await sandbox.make({
      status: { checklistStatus: 'INCOME_VERIFICATION', uwDecision: 'DECLINE' },
    });
    expect(await subjectsTo(other)).toEqual(['Our decision on your application']);
  });

  test('the receipt of a cancelled line', async () => {
    const made = await sandbox.applicant({
      status: 'RESCISSION',
      owner: { firstName: 'Ana', lastName: 'Rivera' },
    });
    const { reference } = await made.api.call(contract.postCancellation, {
      params: made.params,
      body: { typedName: 'Ana Rivera', reason: null },
    });
    const [mail] = await mailsTo(made.email);
    expect(mail).toMatchObject({
      subject: `Your line is cancelled, ${reference}`,
      text: expect.stringContaining('within 20 calendar days'),
    });
    expect(mail?.text).toMatch(REFERENCE);
  });

  test('a copy of what was authorized, of who pays automatically', async () => {
    const made = await sandbox.applicant({ status: 'VERIFIED_AUTOPAY_ACCOUNT' });
    const text = 'You authorize Oakline Lending LLC to take the minimum payment.';
    const wording = { type: 'AUTOPAY', act: 'ACCEPTED' as const, language: 'en-US', screen: 'bank/autopay' };
    await made.api.call(contract.putAutopay, {
      params: made.params,
      body: { mode: 'AUTOPAY', authorized: true, paymentDay: 3, shown: [{ ...wording, text }] },
    });
    expect(await mailsTo(made.email)).toMatchObject([
      { subject: 'You have authorized automatic payments', text: expect.stringContaining(text) },
    ]);
    const other = await sandbox.applicant({ status: 'VERIFIED_AUTOPAY_ACCOUNT' });
    await other.api.call(contract.putAutopay, { params: other.params, body: { mode: 'MANUAL' } });
    expect(await mailsTo(other.email)).toEqual([]);
  });

  test('the last of the owners has signed', async () => {
    const signer = (firstName: string) => ({
      firstName,
      lastName: 'Diaz',
      email: `${firstName}@example.com`,
    });
    const made = await sandbox.make({
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [signer('ana'), signer('luis')],
    });
    await sandbox.pass(5_000);
    expect(await subjectsTo(made)).toEqual([]);
    await sandbox.pass(5_000);
    expect(await subjectsTo(made)).toEqual(['Everyone has signed']);
    await sandbox.pass(DAY);
    expect(await subjectsTo(made)).toEqual(['Everyone has signed']);
  });

  test('who had signed before the others goes on when they have', async () => {
    const made = await sandbox.make({
      status: { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true },
      signers: [{ firstName: 'Luis', lastName: 'Diaz', email: 'luis@example.com', status: 'OPENED' }],
    });
    const path = `/applications/${made.uuid}`;
    await sandbox.pass(DAY);
    expect(await sandbox.control('GET', path)).toMatchObject({ status: { checklistStatus: 'DEED_SIGNING' } });
    await sandbox.control('PATCH', path, { signers: [{ status: 'SIGNED' }] });
    expect(await subjectsTo(made)).toEqual(['Everyone has signed']);
    await sandbox.pass(MINUTE);
    expect(await sandbox.control('GET', path)).toMatchObject({ status: { checklistStatus: 'RESCISSION' } });
  });
});
