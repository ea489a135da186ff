import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { SIGNER_STATUSES } from '#src/domain/person/additionalSigner.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';
import { standsAlone } from '#src/testing/standsAlone.ts';
import { foreignFields, requireSignersCall } from './http/signerSession.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const BOTH = {
  consents: [
    { type: 'ESIGN' as const, version: '1.0' },
    { type: 'RECORDING' as const, version: '1.0' },
  ],
};

interface SignerView {
  email: string;
  status: string;
  coDeedStatus: string;
  problem: string | null;
  identity: string;
  declined: { reason: string; text: string | null } | null;
  appointment: { startsAt: string } | null;
  documents: { readAt: string | null }[];
  consents: object[];
  progress: string;
  signedAt: string | null;
}

/** As a borrower's money, credit, income, demographics and contact would be found anywhere. */
const CANARIES = {
  rate: 13.375,
  monthlyPayment: 4321.98,
  selectedOffer: { drawAmount: 61_737, originationFeeAmount: 3087.13, cashToBorrower: 58_211 },
  income: { incomePrimary: 187_654, incomeOther: 23_456 },
  liabilities: [{ creditor: 'Canary Savings', monetaryBalance: 98_765, mask: '4477' }],
  profile: { dob: '1971-02-03', phoneNumbers: [{ type: 'MOBILE', number: '2085559876' }] },
  payoffs: [{ creditor: 'Canary Card', mask: '8899', amount: 7654.32, status: 'REQUESTED' }],
  disburseAccount: { mask: '5566', routingNumber: '021000021', holderName: 'Ana Canary' },
};
const SSN = '219097346';
const FOUND = new RegExp(
  [
    /219097346|canary|021000021|5559876|1971-02-03/,
    standsAlone('7346', '4477', '8899', '5566', '1971'),
    standsAlone('13.375', '4,?321.98', '61,?737', '3,?087.13', '58,?211', '187,?654', '23,?456', '98,?765'),
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
/** The value of the borrower's that an answer holds. Ids are of no meaning, and their digits of no money. */
function found(answer: unknown): string | undefined {
  const text = JSON.stringify(answer) ?? '';
  return FOUND.exec(text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ''))?.[0];
}

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

let made = 0;

interface Mail {
  to: string;
  subject: string;
  text: string;
  path?: string;
  code?: string;
}
const mailsTo = async (email: string) =>
  (await sandbox.control<Mail[]>('GET', '/outbox')).filter(({ to }) => to === email);
const tokenFor = async (email: string) =>
  (await mailsTo(email)).findLast(({ path }) => path?.includes('token='))?.path?.split('token=')[1] ?? '';

/** Whatever a test of this file asks as a signer, nothing of the borrower's comes back. */
function watched(api: ReturnType<TestSandbox['api']>): typeof api {
  return {
    ...api,
    async call(endpoint, input) {
      const answer = await api.call(endpoint, input);
      expect({ path: endpoint.path, found: found(answer) }).toEqual({
        path: endpoint.path,
        found: undefined,
      });
      return answer;
    },
  };
}

/** A signer in some status, signed in by the code of their mail. */
async function signer(given: object = {}, more: object = {}) {
  made += 1;
  const email = `slow.signer${made}@example.com`;
  const row = { firstName: 'Jo', lastName: 'Okafor', email, ...given };
  const application = await sandbox.make({ status: 'CO_DEED_REQ', ...CANARIES, signers: [row], ...more });
  const api = watched(sandbox.api());
  const token = await tokenFor(email);
  await api.call(contract.postSignerInvitation, { body: { token } });
  const code = (await mailsTo(email)).findLast((mail) => mail.code)?.code ?? '';
  await api.call(contract.verifySignerInvitation, { body: { token, code } });
  const params = { uuid: application.uuid };
  const borrower = sandbox.api({ jwt: application.jwt });
  return {
    email,
    token,
    api,
    params,
    application,
    borrower,
    status: () => api.call(contract.getCoDeedStatus, {}),
    /** As the borrower sees the signer. */
    shown: async () => (await borrower.call(contract.getSigners, { params })).signers[0]?.status,
    held: async () =>
      (await sandbox.control<{ signers: SignerView[] }>('GET', `/applications/${application.uuid}`))
        .signers[0],
  };
}

describe('the way of a signer', () => {
  test('each status opens the next step, and the borrower sees five of them', async () => {
    const { api, params, status, shown, email } = await signer();
    expect([(await status()).status, await shown()]).toEqual(['OPENED', 'OPENED']);
    const identity = { documentKind: 'PASSPORT' as const, frontDocumentUuid: 'x' };
    await expect(api.call(contract.postCoDeedIdentity, { params, body: identity })).rejects.toMatchObject({
      status: 409,
    });
    await api.call(contract.postCoDeedConsents, { params, body: BOTH });
    expect([(await status()).status, await shown()]).toEqual(['CONSENTED', 'OPENED']);

    await sandbox.control('PATCH', `/applications/${params.uuid}`, {
      signers: [{ email, status: 'ID_VERIFIED' }],
    });
    expect([(await status()).status, await shown()]).toEqual(['ID_VERIFIED', 'ID_VERIFIED']);
    const { documents } = await api.call(contract.getCoDeedDocuments, { params });
    expect(documents.map(({ type }) => type)).toEqual(['RIGHT_TO_CANCEL', 'DEED']);
    const body = { recordingConsent: true as const };
    await expect(api.call(contract.postCoDeedNotarySession, { params, body })).rejects.toMatchObject({
      status: 409,
    });
    for (const { uuid: documentUuid } of documents) {
      expect((await status()).status).toBe('ID_VERIFIED');
      await api.call(contract.putCoDeedDocumentRead, { params: { ...params, documentUuid } });
    }
    expect([(await status()).status, await shown()]).toEqual(['DOCUMENTS_READ', 'ID_VERIFIED']);

    const { sessionId } = await api.call(contract.postCoDeedNotarySession, { params, body });
    const session = { params: { ...params, sessionId } };
    await expect(api.call(contract.postCoDeedNotaryComplete, session)).rejects.toMatchObject({ status: 409 });
    await sandbox.pass(10_000);
    await api.call(contract.postCoDeedNotaryComplete, session);
    // Again, as after an answer that was lost.
    await api.call(contract.postCoDeedNotaryComplete, session);
    expect([(await status()).status, await shown()]).toEqual(['SIGNED', 'SIGNED']);
    expect(
      (await mailsTo(email)).filter(({ subject }) => subject === 'A copy of what you signed'),
    ).toHaveLength(1);
  });

  test('photos of an ID are the signer’s: the borrower has neither the file nor the check', async () => {
    const { api, params, borrower, status, held } = await signer({ status: 'CONSENTED' });
    const upload = async () =>
      (
        await api.call(contract.uploadCoDeedDocument, {
          params,
          body: { documentType: 'PASSPORT', uploadUuid: await sendSample(api, sampleFile('pass.png')) },
        })
      ).documentUuid;
    const frontDocumentUuid = await upload();
    await expect(
      borrower.call(contract.getDocument, { params: { ...params, documentUuid: frontDocumentUuid } }),
    ).rejects.toMatchObject({ status: 404 });
    await api.call(contract.postCoDeedIdentity, {
      params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid },
    });
    await sandbox.pass(2000);
    const read = await api.call(contract.getCoDeedIdentity, { params });
    expect(read.details?.name).toMatchObject({ firstName: 'Jo', lastName: 'Okafor' });
    expect((await borrower.call(contract.getIdentityVerification, { params })).state).toBe('NONE');
    await api.call(contract.putCoDeedIdentityConfirmation, { params, body: { matches: true } });
    expect(await status()).toMatchObject({ status: 'ID_VERIFIED', identity: 'VERIFIED' });
    expect(await held()).toMatchObject({ coDeedStatus: 'ID_VERIFIED', identity: 'VERIFIED' });
  });

  test('a name that is another one is a person’s to look at', async () => {
    const { api, params, status } = await signer({ status: 'CONSENTED' });
    const uploadUuid = await sendSample(api, sampleFile('othername.png'));
    const { documentUuid: frontDocumentUuid } = await api.call(contract.uploadCoDeedDocument, {
      params,
      body: { documentType: 'PASSPORT', uploadUuid },
    });
    await api.call(contract.postCoDeedIdentity, {
      params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid },
    });
    await sandbox.pass(2000);
    await api.call(contract.putCoDeedIdentityConfirmation, {
      params,
      body: { matches: false, reason: 'MARRIAGE_OR_DIVORCE', nameOnId: 'Jo Winterbourne' },
    });
    expect(await status()).toMatchObject({ status: 'CONSENTED', identity: 'MANUAL_REVIEW' });
    await sandbox.control('POST', `/applications/${params.uuid}/identity-review`, { accepted: true });
    expect(await status()).toMatchObject({
      status: 'ID_VERIFIED',
      legalName: { firstName: 'Jo', lastName: 'Winterbourne' },
    });
  });

  test('who is ready before the borrower has signed hears when they have', async () => {
    const { status, email, params, api } = await signer(
      { status: 'DOCUMENTS_READ' },
      { status: 'FINAL_OFFER' },
    );
    expect(await status()).toMatchObject({ borrowerSigned: false, problem: 'NOT_READY', retryAt: null });
    await expect(
      api.call(contract.postCoDeedNotarySession, { params, body: { recordingConsent: true } }),
    ).rejects.toMatchObject({ status: 409 });
    await sandbox.control('PATCH', `/applications/${params.uuid}`, {
      status: 'WAITING_FOR_SIGNED_DOCUMENTS',
    });
    expect(await status()).toMatchObject({ borrowerSigned: true, problem: null });
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('You can sign now');
  });

  test('an appointment in person: what is back after it is signed', async () => {
    const { api, params, status, shown, held } = await signer({ status: 'DOCUMENTS_READ' });
    await api.call(contract.putCoDeedTaxpayerNumber, { params, body: { held: false } });
    expect(await status()).toMatchObject({ inPersonOnly: true, hasTaxpayerNumber: false });
    await expect(
      api.call(contract.postCoDeedNotarySession, { params, body: { recordingConsent: true } }),
    ).rejects.toMatchObject({ messages: ['You need an in-person notary.'] });
    const { slots } = await api.call(contract.getCoDeedNotarySlots, { params });
    const slot = slots.find(({ place }) => place === 'OFFICE');
    const body = { slotId: slot?.id ?? '', place: 'OFFICE' as const, phoneNumber: '2085550143' };
    await api.call(contract.putCoDeedAppointment, { params, body });
    const notary = await api.call(contract.getCoDeedNotary, { params });
    expect(notary).toMatchObject({ mode: 'MANUAL', reservation: { startsAt: slot?.startsAt } });
    expect(notary).not.toHaveProperty('fee');
    expect((await held())?.appointment).toMatchObject({ startsAt: slot?.startsAt });
    const { now } = await sandbox.control<{ now: string }>('GET', '/clock');
    await sandbox.control('PUT', '/clock', { now: Date.parse(slot?.startsAt ?? '') + 2 * DAY });
    expect([(await status()).status, await shown()]).toEqual(['SIGNED', 'SIGNED']);
    await sandbox.control('PUT', '/clock', { now });
  });
});

test.each([...SIGNER_STATUSES])('%s can be given, with what belongs to it', async (status) => {
  const { held, status: ask } = await signer({ status });
  // Opening the link is what the status after INVITED is.
  const wanted = status === 'INVITED' ? 'OPENED' : status;
  expect((await ask()).status).toBe(wanted);
  const view = await held();
  const at = SIGNER_STATUSES.indexOf(view?.progress as never);
  expect(view).toMatchObject({
    coDeedStatus: wanted,
    identity: at >= SIGNER_STATUSES.indexOf('ID_VERIFIED') ? 'VERIFIED' : 'NONE',
    declined: status === 'DECLINED' ? expect.objectContaining({ reason: 'DISAGREE' }) : null,
    signedAt: status === 'SIGNED' ? expect.any(String) : null,
    problem: status === 'BLOCKED' ? 'KBA_FAILED' : null,
  });
  expect(view?.consents.length).toBe(at >= SIGNER_STATUSES.indexOf('CONSENTED') ? 2 : 0);
  expect(view?.documents.every(({ readAt }) => readAt !== null)).toBe(
    at >= SIGNER_STATUSES.indexOf('DOCUMENTS_READ'),
  );
});

describe('declining', () => {
  test('may be taken back for 24 hours; the borrower never hears why', async () => {
    const { api, params, status, shown, held, borrower, email } = await signer({ status: 'ID_VERIFIED' });
    const why = { reason: 'OTHER' as const, text: 'I want to ask my sister first' };
    await expect(
      api.call(contract.postCoDeedDecline, { params, body: { reason: 'OTHER', text: 'too short' } }),
    ).rejects.toMatchObject({ status: 400 });
    const { declinedUntil } = await api.call(contract.postCoDeedDecline, { params, body: why });
    expect(await status()).toMatchObject({ status: 'DECLINED', declinedUntil });
    expect(await shown()).toBe('DECLINED');
    const [seen, heloc] = [
      await borrower.call(contract.getSigners, { params }),
      await borrower.call(contract.getHeloc, { params }),
    ];
    expect(JSON.stringify([seen, heloc])).not.toMatch(/sister|OTHER"/);
    expect((await held())?.declined).toMatchObject(why);
    // Nothing else is open meanwhile, and a mail once more does not undo it.
    await expect(
      api.call(contract.putCoDeedName, { params, body: { firstName: 'Jo', lastName: 'O' } }),
    ).rejects.toMatchObject({ status: 409 });
    await sandbox.pass(11 * 60_000);
    const signerUuid = seen.signers[0]?.uuid ?? '';
    await expect(
      borrower.call(contract.postSignerResend, { params: { ...params, signerUuid } }),
    ).rejects.toMatchObject({ status: 409 });
    await api.call(contract.deleteCoDeedDecline, { params });
    expect([(await status()).status, await shown()]).toEqual(['ID_VERIFIED', 'ID_VERIFIED']);

    await api.call(contract.postCoDeedDecline, { params, body: { reason: 'NOT_OWNER' } });
    await sandbox.pass(25 * HOUR);
    const again = sandbox.api();
    const token = await tokenFor(email);
    await again.call(contract.postSignerInvitation, { body: { token } });
    await again.call(contract.verifySignerInvitation, { body: { token, code: '123456' } });
    await expect(again.call(contract.deleteCoDeedDecline, { params })).rejects.toMatchObject({ status: 409 });
    expect(await shown()).toBe('DECLINED');
  });
});

describe('problems', () => {
  test.each([
    ['KBA_FAILED', 'BLOCKED'],
    ['COUNTY_NOT_SUPPORTED', 'BLOCKED'],
    ['CAPACITY', 'BLOCKED'],
    ['ID_REJECTED', 'DOCUMENTS_READ'],
    ['TECHNICAL', 'DOCUMENTS_READ'],
    ['NO_NOTARY', 'DOCUMENTS_READ'],
    ['LOCATION', 'DOCUMENTS_READ'],
    ['SIGNER_LEFT', 'DOCUMENTS_READ'],
  ])('%s: %s', async (problem, expected) => {
    const { status, shown } = await signer({ status: 'BLOCKED', problem });
    expect(await status()).toMatchObject({ status: expected, problem });
    expect(await shown()).toBe('ID_VERIFIED');
  });

  test('questions that were not passed twice can be tried again a day later, with a notary in person meanwhile', async () => {
    const { api, params, status } = await signer({ status: 'BLOCKED' });
    const { retryAt } = await status();
    const { now } = await sandbox.control<{ now: string }>('GET', '/clock');
    expect(Math.round((Date.parse(retryAt ?? '') - Date.parse(now)) / HOUR)).toBe(24);
    await expect(
      api.call(contract.postCoDeedNotarySession, { params, body: { recordingConsent: true } }),
    ).rejects.toMatchObject({ status: 409 });
    const { slots } = await api.call(contract.getCoDeedNotarySlots, { params });
    const body = { slotId: slots[0]?.id ?? '', place: 'HOME' as const, phoneNumber: '2085550143' };
    await api.call(contract.putCoDeedAppointment, { params, body });
    expect(await status()).toMatchObject({ status: 'DOCUMENTS_READ', problem: null });
    await api.call(contract.deleteCoDeedAppointment, { params });
    expect((await status()).status).toBe('BLOCKED');
  });

  test('outside hours the next opening is named, and in person it does not matter', async () => {
    const { status, api, params } = await signer({ status: 'DOCUMENTS_READ' });
    await sandbox.control('PUT', '/operating-hours', { department: 'NOTARY', open: false });
    expect(await status()).toMatchObject({ problem: 'OUTSIDE_HOURS', retryAt: expect.any(String) });
    await api.call(contract.putCoDeedTaxpayerNumber, { params, body: { held: false } });
    expect(await status()).toMatchObject({ problem: null });
    await sandbox.control('PUT', '/operating-hours', { department: 'NOTARY', open: true });
  });

  test('of a cancelled application nothing is open, and it says since when', async () => {
    const { api, params, status } = await signer({ status: 'DOCUMENTS_READ' });
    await sandbox.control('PATCH', `/applications/${params.uuid}`, { status: 'CANCELLED' });
    expect(await status()).toMatchObject({ cancelled: true, cancelledAt: expect.any(String) });
    await expect(
      api.call(contract.postCoDeedNotarySession, { params, body: { recordingConsent: true } }),
    ).rejects.toMatchObject({ messages: ['This application was cancelled or withdrawn.'] });
  });
});

describe('the login', () => {
  test('of somebody with a password is the same session', async () => {
    const email = 'slow.known@example.com';
    const own = await sandbox.make({ email, password: 'Correct-Horse-1' });
    const { uuid } = await sandbox.make({
      status: 'CO_DEED_REQ',
      signers: [{ firstName: 'Kim', lastName: 'Known', email }],
    });
    const token = await tokenFor(email);
    const api = sandbox.api();
    const opened = await api.call(contract.postSignerInvitation, { body: { token } });
    expect(opened).toMatchObject({ hasPassword: true, property: { street1: '12 Alder Way' } });
    expect(opened.lender).not.toBe('');
    const password = 'Correct-Horse-1';
    await api.call(contract.login, { body: { email, password, invitation: token } });
    expect((await api.call(contract.getCoDeedStatus, {})).applicationUuid).toBe(uuid);
    // In this session they are the signer alone, though they have an application of their own.
    await expect(api.call(contract.getHeloc, { params: { uuid: own.uuid } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await api.call(contract.getProfile, {})).type).toBe('CO_DEEDER');
    // In a session of their own they have that, and never the other.
    const at = sandbox.api();
    await at.call(contract.login, { body: { email, password } });
    expect((await at.call(contract.getHeloc, { params: { uuid: own.uuid } })).uuid).toBe(own.uuid);
    expect((await at.call(contract.getProfile, {})).type).not.toBe('CO_DEEDER');
    await expect(at.call(contract.getHeloc, { params: { uuid } })).rejects.toMatchObject({ status: 404 });
  });

  test('with an account of somebody else the invitation stays theirs', async () => {
    const stranger = await sandbox.make({});
    const { token } = await signer();
    await expect(
      sandbox.api().call(contract.login, {
        body: { email: stranger.email, password: stranger.password, invitation: token },
      }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('a code that is wrong three times is void; the next one works', async () => {
    const email = 'slow.guess@example.com';
    await sandbox.make({ status: 'CO_DEED_REQ', signers: [{ firstName: 'Jo', lastName: 'G', email }] });
    const token = await tokenFor(email);
    const api = sandbox.api();
    await api.call(contract.postSignerInvitation, { body: { token } });
    const code = (await mailsTo(email)).findLast((mail) => mail.code)?.code ?? '';
    const wrong = code === '999999' ? '999998' : '999999';
    const tries: string[][] = [];
    for (const typed of [wrong, wrong, wrong, code]) {
      await api.call(contract.verifySignerInvitation, { body: { token, code: typed } }).catch((error) => {
        tries.push(error.messages);
      });
    }
    expect(tries).toEqual([
      ['That code is not right or has expired'],
      ['That code is not right or has expired'],
      ['That code was wrong three times. Ask for a new one'],
      ['That code was wrong three times. Ask for a new one'],
    ]);
    await sandbox.pass(31_000);
    await api.call(contract.postSignerInvitation, { body: { token } });
    const next = (await mailsTo(email)).findLast((mail) => mail.code)?.code ?? '';
    await api.call(contract.verifySignerInvitation, { body: { token, code: next } });
    expect((await api.call(contract.getCoDeedStatus, {})).status).toBe('OPENED');
  });

  test.each(['not-a-token', '%00', "' or 1=1", 'x'.repeat(5000)])(
    'a malformed link is none: %.20s',
    async (token) => {
      await expect(
        sandbox.api().call(contract.postSignerInvitation, { body: { token } }),
      ).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('who has not opened their invitation signs by themselves; who has, does not', () => {
  test('both', async () => {
    const row = (name: string) => ({
      firstName: name,
      lastName: 'Okafor',
      email: `auto.${name}@example.com`,
    });
    const { uuid, jwt } = await sandbox.make({ status: 'CO_DEED_REQ', signers: [row('ann'), row('ben')] });
    const token = await tokenFor('auto.ann@example.com');
    await sandbox.pass(6500);
    await sandbox.api().call(contract.postSignerInvitation, { body: { token } });
    await sandbox.pass(20_000);
    const { signers } = await sandbox.api({ jwt }).call(contract.getSigners, { params: { uuid } });
    expect(signers.map(({ status }) => status)).toEqual(['OPENED', 'SIGNED']);
  });
});

/** What no page shows again, not even to the borrower: the HMDA questions and the SSN. */
async function answerPrivately(borrower: ReturnType<TestSandbox['api']>, params: { uuid: string }) {
  const enter = (checklistStatus: string) =>
    sandbox.control('PATCH', `/applications/${params.uuid}`, { status: { checklistStatus } });
  const none = { codes: [], declined: false };
  await enter('HMDA');
  await borrower.call(contract.putDemographics, {
    params,
    body: {
      ethnicity: { ...none, codes: [14], otherText: 'Canary Islander' },
      race: none,
      sex: none,
      collectionMethod: 'INTERNET',
    },
  });
  await enter('CREDIT_NO_MATCH');
  const consent = { consentType: 'SOFT_CREDIT' as const, consentVersion: '1.0' };
  await borrower.call(contract.putSsn, { params, body: { ssn: SSN, ...consent } });
  await enter('CO_DEED_REQ');
  const held = JSON.stringify(await sandbox.control('GET', `/applications/${params.uuid}`));
  expect(held).toContain('Canary Islander');
  expect(held).toContain(SSN.slice(-4));
}

describe('what a signer may see', () => {
  /** Calls that a signer's session gets an answer of. */
  const names = (Object.entries(contract) as [EndpointName, Endpoint][]).filter(
    ([, { auth }]) => auth === 'required',
  );
  const UUID = '7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20';

  test('every call of a contract that needs a person is one of theirs with nothing of the borrower in it, or refused', async () => {
    const { api, params, borrower } = await signer(
      { status: 'DOCUMENTS_READ', phoneNumber: '2085550122' },
      { email: 'borrower-canary@example.com' },
    );
    await answerPrivately(borrower, params);
    // The values are there to be found.
    expect(JSON.stringify(await borrower.call(contract.getHeloc, { params }))).toMatch(FOUND);
    const answered: string[] = [];
    for (const [name, endpoint] of names) {
      if (endpoint.method !== 'GET') continue;
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
          key,
          key === 'uuid' ? params.uuid : UUID,
        ]),
      );
      const result = await api
        .call(endpoint as never, { params: path, query: {} } as never)
        .catch((error: { status: number }) => error);
      const status = (result as { status?: unknown }).status;
      if (result instanceof Error) expect([400, 403, 404, 409]).toContain(status);
      else answered.push(name);
      expect({ name, found: found(result) }).toEqual({ name, found: undefined });
    }
    expect(answered.toSorted()).toEqual([
      'getCoDeedDocuments',
      'getCoDeedDraft',
      'getCoDeedIdentity',
      'getCoDeedNotary',
      'getCoDeedNotarySlots',
      'getCoDeedStatus',
      'getConditions',
      'getIdentity',
      'getIdentityV1',
      'getNotifications',
      'getProfile',
      'getWalletAccess',
      'getWalletAccounts',
    ]);
  });

  test('in the session of one invitation, the conditions of another application are not there', async () => {
    const email = 'slow.twice@example.com';
    const own = await sandbox.make({ email, conditions: [{ categoryEnum: 'MANUAL_PAYSTUB_UPLOAD' }] });
    const { uuid } = await sandbox.make({
      status: 'CO_DEED_REQ',
      signers: [{ firstName: 'Kim', lastName: 'Twice', email }],
      conditions: [
        { categoryEnum: 'MISSING_PHONE_NUMBER', signer: email },
        { categoryEnum: 'TRUST_REQUIREMENTS' },
      ],
    });
    const token = await tokenFor(email);
    const api = sandbox.api();
    await api.call(contract.postSignerInvitation, { body: { token } });
    await api.call(contract.verifySignerInvitation, { body: { token, code: '123456' } });
    const theirs = await api.call(contract.getConditions, { params: { uuid } });
    expect(theirs.map(({ categoryEnum }) => categoryEnum)).toEqual(['MISSING_PHONE_NUMBER']);
    expect((await api.call(contract.getCoDeedStatus, {})).openConditions).toBe(1);
    await expect(api.call(contract.getConditions, { params: { uuid: own.uuid } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('every other call of the borrower is refused, whatever it would do', async () => {
    const { api, params } = await signer();
    const own = names.filter(([, { path, method }]) => method !== 'GET' && path.includes('/heloc/{uuid}'));
    expect(own.length).toBeGreaterThan(50);
    for (const [name, endpoint] of own) {
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [
          key,
          key === 'uuid' ? params.uuid : UUID,
        ]),
      );
      const call = api.call(endpoint as never, { params: path, query: {}, body: {} } as never);
      await expect(call.catch((error: { status: number }) => [name, error.status])).resolves.toEqual([
        name,
        404,
      ]);
    }
  });

  test('a field that is not in the table is found, at any depth', () => {
    const status = { status: 'OPENED', property: { street1: '12 Alder Way', value: 512_000 }, rate: 8.5 };
    expect(foreignFields('getCoDeedStatus', contract.getCoDeedStatus, status)).toEqual([
      'property.value',
      'rate',
    ]);
    const notary = { mode: 'ENOTARY', fee: 300, reservation: null, signers: [{ email: 'x' }] };
    expect(foreignFields('getCoDeedNotary', contract.getCoDeedNotary, notary)).toEqual([
      'fee',
      'signers.email',
    ]);
  });

  const isTheirs = (name: EndpointName, endpoint: Endpoint) => {
    try {
      requireSignersCall(name, endpoint, undefined, undefined);
      return true;
    } catch {
      return false;
    }
  };

  // A field that an answer always has and a signer may not see would end the call for every signer.
  test.each(names.filter(([name, endpoint]) => isTheirs(name, endpoint)))(
    '%s can be answered: what it must hold is in the table',
    (name, endpoint) => {
      expect(foreignFields(name, endpoint, leastAnswer(endpoint.response.describe()))).toEqual([]);
    },
  );
});

/** An answer with nothing but what a schema asks for. */
function leastAnswer(schema: SchemaFieldDescription): unknown {
  const { type, optional, nullable } = schema as SchemaDescription;
  if (optional || nullable) return undefined;
  if (type === 'array')
    return [leastAnswer((schema as SchemaInnerTypeDescription).innerType as SchemaDescription)];
  if (type !== 'object') return type;
  const { fields } = schema as SchemaObjectDescription;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, leastAnswer(field)]));
}
