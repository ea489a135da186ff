import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sandboxBankSignIn } from '#src/api/contract/bankLink.ts';
import { contract } from '#src/api/contract/contract.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';
import { type DecisionPoint, LAST_NAMES, STREETS } from './model/decisions.ts';
import { REFUSED_RETURN } from './model/incomeReview.ts';
import { BANKS, PAYROLLS, TAX_PROGRAMS, WRONG_BANK_PASSWORD } from './model/institutions.ts';
import { NOTARY_LAST_NAMES } from './model/notaryOutcomes.ts';
import { REFUSED_STREET, TAKEN_EMAIL, UNIVERSAL_CODE } from './model/registration.ts';
import { UPLOAD_NAMES } from './model/uploadNames.ts';
import { afterWaiting, createBodyFor, linkBank, register, statusOf } from './testing/applicants.ts';
import { testInputs, testInputsMarkdown } from './testing/testInputsDoc.ts';

const MINUTE = 60_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

test.each([
  ['docs/test-inputs.md', testInputsMarkdown()],
  ['docs/test-inputs.json', `${JSON.stringify(testInputs(), null, 2)}\n`],
])('%s is what the table says (UPDATE_DOCS=1 writes it)', (file, text) => {
  if (process.env.UPDATE_DOCS) writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

describe('what QA types', () => {
  /** The status at whose end a test input decides. */
  const DECIDES: Readonly<Record<DecisionPoint, string>> = {
    softCredit: 'WAITING_FOR_SOFT_CREDIT',
    property: 'WAITING_FOR_PROPERTY',
    value: 'WAITING_FOR_PROPERTY_VALUE',
    offers: 'WAITING_FOR_OFFERS',
    hardCredit: 'HARD_CREDIT_PULL',
    income: 'WAITING_FOR_INCOME',
    afterSigning: 'WAITING_FOR_SIGNED_DOCUMENTS',
  };

  test.each(Object.entries(LAST_NAMES))('last name %s', async (lastName, { at, status }) => {
    const made = await sandbox.applicant({ status: DECIDES[at], profile: { lastName } });
    expect(await afterWaiting(sandbox, made)).toBe(status);
  });

  test.each(Object.entries(STREETS))('street %s', async (street1, { at, status }) => {
    const made = await sandbox.applicant({ status: DECIDES[at], property: { street1 } });
    expect(await afterWaiting(sandbox, made)).toBe(status);
  });

  test('the refused street, Hawaii and an email that is taken', async () => {
    const refusal = {
      code: 'invalid',
      messages: [expect.stringMatching(/^we do not currently offer loans in /)],
    };
    await expect(register(sandbox, { property: { street1: REFUSED_STREET } })).rejects.toMatchObject(refusal);
    await expect(register(sandbox, { property: { state: 'HI', zip: '96813' } })).rejects.toMatchObject(
      refusal,
    );
    const body = { email: TAKEN_EMAIL, password: 'Correct-Horse-1', phoneNumber: '2085550143' };
    const taken = sandbox.api().call(contract.registerIdentity, { query: { organization: 'OAKLINE' }, body });
    await expect(taken).rejects.toMatchObject({ code: 'unauthenticated', messages: ['identity exists'] });
  });

  test('a low income leaves nothing to offer', async () => {
    const started = await register(sandbox, { income: 12_000 });
    expect(await afterWaiting(sandbox, started)).toBe('ASSETS_PREQUAL');
  });

  const ssn = (digits: string): BodyOf<typeof contract.putSsn> => ({
    ssn: digits,
    consentType: 'SOFT_CREDIT',
    consentVersion: '1.0',
  });

  test('no match, then the right SSN', async () => {
    const started = await register(sandbox, { lastName: 'Nomatch' });
    expect(await afterWaiting(sandbox, started)).toBe('CREDIT_NO_MATCH');
    const params = { uuid: started.uuid };
    await started.api.call(contract.putSsn, { params, body: ssn('123450001') });
    expect(await afterWaiting(sandbox, started)).toBe('OFFER_SELECTION');
  });

  test('no match twice', async () => {
    const started = await register(sandbox, { lastName: 'Nomatch' });
    await afterWaiting(sandbox, started);
    const params = { uuid: started.uuid };
    await started.api.call(contract.putSsn, { params, body: ssn('123459999') });
    expect(await afterWaiting(sandbox, started)).toBe('CREDIT_NO_MATCH');
    await started.api.call(contract.putSsn, { params, body: ssn('123459999') });
    expect(await afterWaiting(sandbox, started)).toBe('CREDIT_NO_MATCH_SSN');
  });

  test('no match twice, after the application was submitted', async () => {
    const made = await sandbox.applicant({
      status: 'CREDIT_NO_MATCH',
      dates: { submitted: '2026-11-02T10:00:00Z' },
    });
    const body = { ...ssn('123459999'), consentType: 'HARD_CREDIT' as const };
    await made.api.call(contract.putSsn, { params: made.params, body });
    expect(await afterWaiting(sandbox, made)).toBe('CREDIT_NO_MATCH');
    await made.api.call(contract.putSsn, { params: made.params, body });
    expect(await afterWaiting(sandbox, made)).toBe('CREDIT_NO_MATCH_SSN');
  });

  test('a frozen file opens at the second try', async () => {
    const started = await register(sandbox, { lastName: 'Frozen' });
    await afterWaiting(sandbox, started);
    await started.api.call(contract.retryCredit, { params: { uuid: started.uuid } });
    expect(await afterWaiting(sandbox, started)).toBe('OFFER_SELECTION');
  });

  test.each(Object.entries(BANKS))('bank %s', async (institutionId, { outcome }) => {
    const { uuid, jwt } = await sandbox.make({ status: 'INCOME_VERIFICATION' });
    const api = sandbox.api({ jwt });
    const { linkToken } = await api.call(contract.postBankLinkToken, {
      params: { uuid },
      body: { purpose: 'INCOME' },
    });
    const signIn = (password: string) =>
      api.call(sandboxBankSignIn, { body: { linkToken, institutionId, username: 'user_good', password } });
    expect((await signIn('right')).outcome).toBe(outcome);
    if (outcome === 'LINKED') expect((await signIn(WRONG_BANK_PASSWORD)).outcome).toBe('INVALID_CREDENTIALS');
  });

  const programs = [
    ...Object.entries(PAYROLLS).map(([id, row]) => ['PAYROLL', id, row.outcome] as const),
    ...Object.entries(TAX_PROGRAMS).map(([id, row]) => ['TAX', id, row.outcome] as const),
  ];
  test.each(programs)('%s %s', async (purpose, institutionId, outcome) => {
    const { uuid, jwt } = await sandbox.make({ status: 'INCOME_VERIFICATION' });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const { linkToken, institutions } = await api.call(contract.postBankLinkToken, {
      params,
      body: { purpose },
    });
    expect(institutions.map(({ id }) => id)).toContain(institutionId);
    const signIn = (code?: string) =>
      api.call(sandboxBankSignIn, {
        body: { linkToken, institutionId, username: 'user_mfa', password: 'right', code },
      });
    if (outcome !== 'LINKED') {
      expect((await signIn()).outcome).toBe(outcome);
      return;
    }
    expect((await signIn()).outcome).toBe('MFA_REQUIRED');
    expect((await signIn('000000')).outcome).toBe('INVALID_CODE');
    const { publicToken } = await signIn(UNIVERSAL_CODE);
    const exchange = { publicToken: publicToken ?? '', accountIds: [] };
    const { record, deposits } = await api.call(contract.postBankLinkExchange, {
      params,
      body: { ...exchange, purpose },
    });
    expect(record).toMatchObject({ status: 'LINKED', method: `TRUV_${purpose}` });
    expect(deposits).toHaveLength(purpose === 'TAX' ? 2 : 6);
    // What was linked for one purpose is no proof of another.
    await expect(
      api.call(contract.postBankLinkExchange, { params, body: { ...exchange, purpose: 'DISBURSEMENT' } }),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('bank users', async () => {
    const { uuid, jwt } = await sandbox.make({ status: 'DISBURSEMENT_ACCOUNT' });
    const person = { api: sandbox.api({ jwt }), uuid };
    const accounts = async (user: string) => (await linkBank(person, 'DISBURSEMENT', user)).accounts;
    expect(await accounts('user_good')).toMatchObject([{ eligible: true }, { eligible: true }]);
    expect(await accounts('user_other_name')).toMatchObject([{ eligible: true, holderMatches: false }]);
    expect(await accounts('user_prepaid')).toMatchObject([{ eligible: false, type: 'PREPAID' }]);
    const { record, deposits } = await linkBank(person, 'INCOME', 'user_no_pay');
    expect([record?.status, deposits]).toEqual(['FAILED_VERIFICATION', []]);
  });

  const idNames = Object.entries(UPLOAD_NAMES).filter(([, { failure }]) => failure);
  test.each(idNames)('an ID photo called %s', async (name, { failure }) => {
    const { uuid, jwt } = await sandbox.make({ status: 'IDENTITY_VERIFICATION' });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const sent = await api.call(contract.uploadDocument, {
      params,
      body: { documentType: 'PASSPORT', uploadUuid: await sendSample(api, sampleFile(`${name}.pdf`)) },
    });
    const body = { documentKind: 'PASSPORT' as const, frontDocumentUuid: sent.documentUuid };
    const answer = await api.call(contract.postIdentityVerification, { params, body });
    expect(answer.state).toBe('PROCESSING');
    await sandbox.pass(2000);
    const read = await api.call(contract.getIdentityVerification, { params });
    expect(read).toMatchObject({ state: 'FAILED', failure, attemptsLeft: 2 });
  });

  test.each(Object.entries(NOTARY_LAST_NAMES))('at the notary: %s', async (lastName, { state, reason }) => {
    const { uuid, jwt } = await sandbox.make({ status: 'DEED_SIGNING', profile: { lastName } });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const { sessionId } = await api.call(contract.postNotarySession, {
      params,
      body: { recordingConsent: true },
    });
    await sandbox.pass(MINUTE);
    const session = await api.call(contract.getNotarySession, { params: { uuid, sessionId } });
    expect(session).toMatchObject({ state, reason });
    await expect(
      api.call(contract.postNotaryComplete, { params: { uuid, sessionId } }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test.each([
    ['Paris', { latitude: 48.86, longitude: 2.35 }, 'LOCATION'],
    ['Denver', { latitude: 39.74, longitude: -104.99 }, null],
    ['Anchorage', { latitude: 61.2, longitude: -149.9 }, null],
    ['Honolulu', { latitude: 21.3, longitude: -157.9 }, null],
    ['Mississippi, as said', { state: 'MS' }, 'LOCATION'],
    ['Colorado, as said', { state: 'CO' }, null],
  ])('at the notary: in %s', async (_, location, reason) => {
    const { uuid, jwt } = await sandbox.make({ status: 'DEED_SIGNING' });
    const body = { recordingConsent: true as const, location };
    const session = await sandbox.api({ jwt }).call(contract.postNotarySession, { params: { uuid }, body });
    expect(session.reason).toBe(reason);
  });

  test.each([
    ['in Texas', false, 'TX'],
    ['where the county records paper only', true, 'ID'],
  ])('no notary online %s', async (_, manualNotary, state) => {
    const status = { checklistStatus: 'DEED_SIGNING', manualNotary };
    const { uuid, jwt } = await sandbox.make({ status, property: { state } });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    expect(await api.call(contract.getNotary, { params })).toMatchObject({ mode: 'MANUAL' });
    await expect(
      api.call(contract.postNotarySession, { params, body: { recordingConsent: true } }),
    ).rejects.toMatchObject({ code: 'conflict', messages: ['You need an in-person notary.'] });
  });

  test('a session at the notary expires, and is followed by another', async () => {
    const { uuid, jwt } = await sandbox.make({ status: 'DEED_SIGNING' });
    const api = sandbox.api({ jwt });
    const begin = () =>
      api.call(contract.postNotarySession, { params: { uuid }, body: { recordingConsent: true } });
    const { sessionId } = await begin();
    await sandbox.pass(59 * MINUTE);
    expect((await begin()).sessionId).toBe(sessionId);
    await sandbox.pass(2 * MINUTE);
    const params = { uuid, sessionId };
    expect(await api.call(contract.getNotarySession, { params })).toMatchObject({ state: 'EXPIRED' });
    await expect(api.call(contract.postNotaryComplete, { params })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await begin()).sessionId).not.toBe(sessionId);
  });

  test.each([
    ['CO', 'Kbafail', ['KBA_FAILED', 'KBA_FAILED', 'refused']],
    ['CO', 'Kbaonce', ['KBA_FAILED', null]],
    ['LA', 'Kbafail', ['KBA_FAILED', 'refused']],
  ])('identity questions, %s, %s', async (state, lastName, outcomes) => {
    const property = { street1: '1 Elm St', city: 'Springfield', state, zip: '80201', occupancyType: 'HOME' };
    const { uuid, jwt } = await sandbox.make({ status: 'DEED_SIGNING', profile: { lastName }, property });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const session = async () => {
      const { sessionId } = await api.call(contract.postNotarySession, {
        params,
        body: { recordingConsent: true },
      });
      await sandbox.pass(MINUTE);
      return (await api.call(contract.getNotarySession, { params: { uuid, sessionId } })).reason;
    };
    for (const outcome of outcomes) {
      if (outcome !== 'refused') {
        expect(await session()).toBe(outcome);
        continue;
      }
      await expect(session()).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(
          /^You can try again from \w+day .+ Time, or use an in-person notary\.$/,
        ),
      });
      expect(await api.call(contract.getNotary, { params })).toMatchObject({ questionAttemptsLeft: 0 });
      await sandbox.pass(24 * 60 * MINUTE);
      expect(await session()).toBe('KBA_FAILED');
    }
  });

  test.each([
    ['Rivera', undefined, 'VERIFIED', null],
    ['noreturn', undefined, 'FAILED_VERIFICATION', REFUSED_RETURN.message],
    ['Rivera', false, 'FAILED_VERIFICATION', REFUSED_RETURN.message],
    ['Noreturn', true, 'VERIFIED', null],
  ])('tax transcript of %s, control call %s', async (lastName, accepted, status, message) => {
    const { uuid, jwt } = await sandbox.make({ status: 'INCOME_VERIFICATION' });
    const api = sandbox.api({ jwt });
    const params = { uuid };
    const state = 'x'.repeat(32);
    const address = { street1: '1 Elm St', street2: null, city: 'Denver', state: 'CO', zip: '80202' };
    await api.call(contract.postTaxTranscript, {
      params,
      body: { taxYears: [2025], name: { firstName: 'Ana', lastName }, address, consents: true, state },
    });
    await api.call(contract.postTaxTranscriptResult, { params, body: { state, result: 'SIGNED' } });
    const record = async () => (await api.call(contract.getIncomeRecords, { params })).records[0];
    expect(await record()).toMatchObject({ status: 'PENDING_REVIEW' });
    if (accepted === undefined) await sandbox.pass(24 * 60 * MINUTE);
    else await sandbox.control('POST', `/applications/${uuid}/income-review`, { accepted });
    expect(await record()).toMatchObject({ status, message });
    const { canContinue, verified } = await api.call(contract.getIncomeRecords, { params });
    expect([canContinue, verified > 0]).toEqual([status === 'VERIFIED', status === 'VERIFIED']);
  });

  describe('a transcript that is refused after going on', () => {
    const moveOn = async () => {
      const { uuid, jwt } = await sandbox.make({ status: 'INCOME_VERIFICATION' });
      const api = sandbox.api({ jwt });
      const params = { uuid };
      const state = 'y'.repeat(32);
      const address = { street1: '1 Elm St', street2: null, city: 'Denver', state: 'CO', zip: '80202' };
      const name = { firstName: 'Ana', lastName: 'Noreturn' };
      await api.call(contract.postTaxTranscript, {
        params,
        body: { taxYears: [2025], name, address, consents: true, state },
      });
      await api.call(contract.postTaxTranscriptResult, { params, body: { state, result: 'SIGNED' } });
      await api.call(contract.putIncomeSources, { params, body: { recordUuids: [] } });
      await sandbox.pass(2_000);
      expect(await statusOf({ api, uuid })).toBe('IDENTITY_VERIFICATION');
      return { api, uuid, params };
    };

    test('leads back to the income', async () => {
      const { api, uuid, params } = await moveOn();
      await sandbox.pass(24 * 60 * MINUTE);
      expect(await statusOf({ api, uuid })).toBe('INCOME_VERIFICATION');
      expect((await api.call(contract.getIncomeRecords, { params })).canContinue).toBe(false);
    });

    test('leads nowhere once the line is signed for', async () => {
      const { api, uuid } = await moveOn();
      await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'DISBURSEMENT_ACCOUNT' });
      await sandbox.pass(24 * 60 * MINUTE);
      expect(await statusOf({ api, uuid })).toBe('DISBURSEMENT_ACCOUNT');
    });
  });

  test.each([
    ['OTHER', 'APPRAISAL_REVIEW_COMPLETE'],
    ['CITIZEN', 'INCOME_VERIFICATION'],
  ] as const)('residency %s: %s after the hard credit check', async (residency, status) => {
    const { uuid, jwt } = await sandbox.make({ status: 'COLLECT_ADDITIONAL_INFO', org: 'QUILLMERE_BANK' });
    const api = sandbox.api({ jwt, org: 'QUILLMERE_BANK' });
    await api.call(contract.putContact, {
      params: { uuid },
      body: {
        loanPurpose: 'OTHER',
        ownershipType: 'SOLE',
        maritalStatus: 'UNMARRIED',
        phoneNumber: '2085550143',
        coOwners: [],
        residency,
      },
    });
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'HARD_CREDIT_PULL' });
    await sandbox.pass(3_000);
    expect(await statusOf({ api, uuid })).toBe(status);
    await sandbox.pass(24 * 60 * MINUTE);
    expect(await statusOf({ api, uuid })).toBe('INCOME_VERIFICATION');
  });

  test('co-owners: one bounces, one never signs', async () => {
    const { uuid, jwt } = await sandbox.make({ scenario: 'co-owner-bounced' });
    const api = sandbox.api({ jwt });
    await sandbox.pass(MINUTE);
    const { signers, allSigned } = await api.call(contract.getSigners, { params: { uuid } });
    expect([signers.map(({ status }) => status), allSigned]).toEqual([['BOUNCED', 'INVITED'], false]);
    await expect(api.call(contract.postSignersContinue, { params: { uuid } })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await statusOf({ api, uuid })).toBe('CO_DEED_REQ');
  });

  test('the same person and home get the same answer', async () => {
    const offersOf = async () => {
      const started = await register(sandbox);
      await afterWaiting(sandbox, started);
      const { offers, liabilities, adjustedHomeAmount } = await started.api.call(contract.getHeloc, {
        params: { uuid: started.uuid },
      });
      return { offers, liabilities, adjustedHomeAmount };
    };
    const first = await offersOf();
    expect(first.offers.length).toBeGreaterThan(5);
    expect(await offersOf()).toEqual(first);
    expect(createBodyFor('a@example.com').profileRequest.name.lastName).toBe('Rivera');
  });
});
