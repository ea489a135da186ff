import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { CONDITION_CATEGORIES, type ConditionCategory } from '#src/domain/conditions/conditions.ts';
import type { DocumentType } from '#src/domain/documents/documents.ts';
import { phoneCarrier } from '#src/features/uploads/engine/carrier.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
// A Friday: the next business day is the Monday after.
beforeEach(() => sandbox.control('PUT', '/clock', { now: '2026-11-20T18:00:00Z', rate: 0 }));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const JO = { firstName: 'Jo', lastName: 'Rivera', email: 'slow.jo@example.com' };

type Answers = BodyOf<typeof contract.postConditionSubmission>['answers'];
interface Given {
  categoryEnum: string;
  [field: string]: unknown;
}
interface Mail {
  to: string;
  subject: string;
  text: string;
  path?: string;
}

/** Somebody of whom something is asked, and what they do about it. */
async function asked(conditions: Given[], more: object = {}) {
  const person = await sandbox.applicant({ status: 'ORDER_FULL_TITLE', conditions, ...more });
  const { api, params, uuid, email } = person;
  const list = () => api.call(contract.getConditions, { params });
  const first = async () => (await list())[0]?.uuid ?? '';
  const send = async (
    files: readonly (readonly [DocumentType, name?: string])[],
    answers: Answers = undefined,
    conditionUuid?: string,
  ) => {
    const condition = conditionUuid ?? (await first());
    const documents: string[] = [];
    for (const [documentType, name] of files) documents.push(await upload(documentType, condition, name));
    return api.call(contract.postConditionSubmission, {
      params: { ...params, conditionUuid: condition },
      body: { documents, note: null, answers },
    });
  };
  async function upload(documentType: DocumentType, conditionUuid: string, name = 'page.pdf') {
    const uploadUuid = await sendSample(api, sampleFile(name));
    const body = { documentType, uploadUuid, conditionUuid };
    return (await api.call(contract.uploadDocument, { params, body })).documentUuid;
  }
  return {
    ...person,
    list,
    first,
    upload,
    send,
    state: async () => (await list()).map(({ state }) => state ?? null),
    held: () => sandbox.control<Record<string, never>>('GET', `/applications/${uuid}`),
    status: async () => (await api.call(contract.getStatus, { params })).checklistStatus,
    heloc: () => api.call(contract.getHeloc, { params }),
    mails: async (to = email) =>
      (await sandbox.control<Mail[]>('GET', '/outbox')).filter((mail) => mail.to === to),
  };
}

const decide = (conditionUuid: string, body: object) =>
  sandbox.control('POST', `/conditions/${conditionUuid}/decision`, body);

const GENERIC = { categoryEnum: 'GENERIC_DOCUMENT_REQUEST' };
const INQUIRY = {
  categoryEnum: 'HARD_CREDIT_INQUIRY_REVIEW',
  xtraData: { inquiries: [{ creditor: 'Silverbrook Auto Finance', date: '2026-10-02' }] },
};
const opened = (amount: number) => ({
  inquiries: [{ outcome: 'ACCOUNT_OPENED' as const, amount, explanation: 'I bought a car' }],
});
const JOINT = { ownership: 'JOINT_OWNER' as const, coOwners: [JO] };

describe('the control surface', () => {
  test('takes conditions in any state and of any category, and shows what was answered', async () => {
    const at = await asked([
      { ...GENERIC, state: 'DONE', created: '2026-11-01T10:00:00Z' },
      { categoryEnum: 'ROOF_REVIEW', state: 'SOMETHING_NEW' },
      { ...GENERIC, state: 'NEEDS_ANOTHER_TRY', notes: 'Page 2 is missing', dueDate: '2026-11-10' },
    ]);
    expect(await at.list()).toMatchObject([
      { state: 'DONE', created: '2026-11-01T10:00:00Z', documents: [] },
      { categoryEnum: 'ROOF_REVIEW', state: 'SOMETHING_NEW' },
      { state: 'NEEDS_ANOTHER_TRY', notes: 'Page 2 is missing', dueDate: '2026-11-10' },
    ]);
    const last = (await at.list())[2]?.uuid ?? '';
    await at.send([['SUPPORT', 'roof.pdf']], undefined, last);
    expect(await at.held()).toMatchObject({
      conditions: [
        {},
        {},
        {
          state: 'SUBMITTED',
          submittedAt: '2026-11-20T18:00:00.000Z',
          documents: [{ name: 'roof.pdf', documentType: 'SUPPORT', size: expect.any(Number) }],
        },
      ],
    });
  });

  test('a change names the whole list, and keeps of each what its row leaves out', async () => {
    const at = await asked([GENERIC, { categoryEnum: 'MISSING_PHONE_NUMBER' }]);
    const uuid = await at.first();
    await sandbox.control('PATCH', `/applications/${at.uuid}`, {
      conditions: [{ uuid, dueDate: '2026-12-01' }, { categoryEnum: 'TRUST_REQUIREMENTS' }],
    });
    expect(await at.list()).toMatchObject([
      { uuid, ...GENERIC, dueDate: '2026-12-01' },
      { categoryEnum: 'TRUST_REQUIREMENTS' },
    ]);
  });

  test.each([
    [{ categoryEnum: 7 }, /categoryEnum must be/],
    [{}, /categoryEnum/],
    [{ ...GENERIC, xtraData: { numDocsRequired: 'many' } }, /numDocsRequired must be/],
    [{ ...GENERIC, answers: [] }, /answers must be/],
  ])('refuses %j with a reason', async (condition, reason) => {
    await expect(sandbox.make({ conditions: [condition] })).rejects.toThrow(reason);
    const { uuid } = await sandbox.make();
    const changed = sandbox.control('PATCH', `/applications/${uuid}`, { conditions: [condition] });
    await expect(changed).rejects.toThrow(/: 400 /);
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', { state: 'DONE' }, /: 404 /],
    ['mine', { state: 'WAIVED' }, /state must be/],
  ])('refuses the decision about %s: %j', async (uuid, body, reason) => {
    await expect(decide(uuid, body)).rejects.toThrow(reason);
  });
});

/** What answers each category that is answered by its own call. */
const FULL: Partial<Record<ConditionCategory, [files: DocumentType[], answers?: Answers]>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: [['BANK_STATEMENT', 'BANK_STATEMENT']],
  TRUST_REQUIREMENTS: [
    ['CERTIFICATE_OF_TRUST'],
    { trustees: [{ name: 'Jo Rivera', email: null }], revocable: true },
  ],
  PROPERTY_LEGAL_DESCRIPTION: [[], { description: 'Lot 7, block 2, Alder Heights subdivision' }],
  IDENTITY_DOCUMENT_FRAUD_REVIEW: [['PASSPORT', 'UTILITY_BILL'], { idKind: 'PASSPORT' }],
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: [['TAX_BILL']],
  FALSE_OWNERSHIP_TYPE_REVIEW: [['DEED'], { ownership: 'SOLE_OWNER' }],
  MANUAL_PAYSTUB_UPLOAD: [['PAYSTUB_USER_UPLOADED']],
  HARD_CREDIT_INQUIRY_REVIEW: [
    [],
    { inquiries: [{ outcome: 'NO_NEW_CREDIT', explanation: 'Shopping for a car' }] },
  ],
  GENERIC_DOCUMENT_REQUEST: [['SUPPORT']],
  ESCALATION_REVIEW: [['SUPPORT']],
};

describe('an answer', () => {
  test.each(Object.keys(FULL) as ConditionCategory[])(
    '%s goes into review and is decided on the next business day',
    async (categoryEnum) => {
      const [files, answers] = FULL[categoryEnum] ?? [[]];
      const at = await asked([{ categoryEnum, actionNeeded: true }], { hold: true });
      const sent = await at.send(
        files.map((type) => [type] as const),
        answers,
      );
      expect(sent).toMatchObject({ state: 'SUBMITTED', submittedAt: '2026-11-20T18:00:00.000Z' });
      expect(sent.answers ?? undefined).toEqual(answers);
      expect(sent.documents).toHaveLength(files.length);
      // Saturday and Sunday are none.
      await sandbox.pass(2 * DAY);
      expect(await at.state()).toEqual(['SUBMITTED']);
      await sandbox.pass(DAY);
      expect(await at.state()).toEqual(['DONE']);
    },
  );

  test.each(['unreadable', 'wrongkind', 'expired'])(
    'with a file called %s needs another try',
    async (name) => {
      const at = await asked([GENERIC]);
      const sent = await at.send([['SUPPORT', `Roof.${name.toUpperCase()}.pdf`]]);
      await sandbox.pass(3 * DAY);
      const [refused] = await at.list();
      expect(refused).toMatchObject({
        uuid: sent.uuid,
        state: 'NEEDS_ANOTHER_TRY',
        documents: sent.documents,
      });
      expect(refused?.notes).toMatch(/one of these/i);
      // The file may go, and another one comes.
      const documentUuid = sent.documents?.[0]?.documentUuid ?? '';
      await at.api.call(contract.deleteDocument, { params: { ...at.params, documentUuid } });
      expect(await at.send([['SUPPORT', 'roof.pdf']])).toMatchObject({ state: 'SUBMITTED', notes: null });
      await sandbox.pass(3 * DAY);
      expect(await at.state()).toEqual(['DONE']);
    },
  );

  test('is decided at once by a control call', async () => {
    const at = await asked([GENERIC]);
    await at.send([['SUPPORT']]);
    const uuid = await at.first();
    expect(await decide(uuid, { state: 'NEEDS_ANOTHER_TRY', notes: 'The date is cut off' })).toMatchObject({
      uuid,
      state: 'NEEDS_ANOTHER_TRY',
      notes: 'The date is cut off',
    });
    await decide(uuid, { state: 'DONE' });
    expect(await at.state()).toEqual(['DONE']);
  });

  test.each<[string, Given, DocumentType[], Answers, RegExp]>([
    ['no file', GENERIC, [], undefined, /Upload what is asked for/],
    [
      'one statement',
      { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' },
      ['BANK_STATEMENT'],
      undefined,
      /Upload what/,
    ],
    ['no trustees', { categoryEnum: 'TRUST_REQUIREMENTS' }, ['TRUST_DOCUMENTS'], {}, /at least one trustee/],
    [
      'a short description',
      { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION' },
      [],
      { description: 'Lot 7' },
      /The description must be 20 to 4,000 characters/,
    ],
    [
      'a short reason',
      GENERIC,
      [],
      { notApplicable: [{ documentType: 'SUPPORT', reason: 'No' }] },
      /Each reason must be 10 to 300 characters/,
    ],
    [
      'a reason of spaces',
      GENERIC,
      [],
      { notApplicable: [{ documentType: 'SUPPORT', reason: ' '.repeat(20) }] },
      /Each reason must be 10 to 300 characters/,
    ],
    [
      'eleven trustees',
      { categoryEnum: 'TRUST_REQUIREMENTS' },
      ['TRUST_DOCUMENTS'],
      { trustees: Array.from({ length: 11 }, () => ({ name: 'Jo Rivera', email: null })), revocable: true },
      /up to 10 trustees/,
    ],
    ['no amount', INQUIRY, [], opened(0), /amount of the new account/],
    [
      'their own email for a co-owner',
      { categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' },
      ['DEED'],
      { ownership: 'JOINT_OWNER', coOwners: [{ ...JO, email: 'ME@example.com' }] },
      /their own email/,
    ],
    ['another page', { categoryEnum: 'MISSING_PHONE_NUMBER' }, [], undefined, /page of its own/],
  ])('is refused with a message for people: %s', async (_, condition, files, answers, message) => {
    const at = await asked([condition], { email: 'me@example.com' });
    const sent = at.send(
      files.map((type) => [type] as const),
      answers,
    );
    await expect(sent).rejects.toMatchObject({ status: 400 });
    await expect(sent).rejects.toThrow(message);
    expect(await at.state()).toEqual([null]);
  });

  test('a note that is too long is refused, and spaces around one do not count', async () => {
    const at = await asked([GENERIC]);
    const params = { ...at.params, conditionUuid: await at.first() };
    const documents = [await at.upload('SUPPORT', params.conditionUuid)];
    const note = (text: string) =>
      at.api.call(contract.postConditionSubmission, { params, body: { documents, note: text } });
    await expect(note('a'.repeat(501))).rejects.toThrow(/The note can be up to 500 characters/);
    expect(await note(`${'a'.repeat(500)}  `)).toMatchObject({ state: 'SUBMITTED' });
  });

  test('a second ID is of another kind than the one that was checked', async () => {
    const at = await asked([{ categoryEnum: 'IDENTITY_DOCUMENT_FRAUD_REVIEW' }], {
      status: 'IDENTITY_VERIFICATION',
    });
    const uploadUuid = await sendSample(at.api);
    const { documentUuid } = await at.api.call(contract.uploadDocument, {
      params: at.params,
      body: { documentType: 'PASSPORT', uploadUuid },
    });
    await at.api.call(contract.postIdentityVerification, {
      params: at.params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid: documentUuid },
    });
    const files = [['PASSPORT'], ['UTILITY_BILL']] as const;
    await expect(at.send(files, { idKind: 'PASSPORT' })).rejects.toThrow(/another kind of ID/);
    const card = [['ID_CARD'], ['ID_CARD_BACK'], ['UTILITY_BILL']] as const;
    expect(await at.send(card, { idKind: 'ID_CARD' })).toMatchObject({ state: 'SUBMITTED' });
  });
});

describe('what is not open', () => {
  test('answered in another tab: 409, and what was sent first stays', async () => {
    const at = await asked([GENERIC]);
    const conditionUuid = await at.first();
    const documents = [await at.upload('SUPPORT', conditionUuid)];
    const other = [await at.upload('SUPPORT', conditionUuid, 'other.pdf')];
    const submit = (files: string[], api = at.api) =>
      api.call(contract.postConditionSubmission, {
        params: { ...at.params, conditionUuid },
        body: { documents: files, note: null },
      });
    await submit(documents);
    await expect(submit(other, sandbox.api({ jwt: at.jwt }))).rejects.toMatchObject({ status: 409 });
    await sandbox.pass(3 * DAY);
    expect(await at.state()).toEqual(['DONE']);
    // A file that was sent stays.
    const params = { ...at.params, documentUuid: documents[0] ?? '' };
    await expect(at.api.call(contract.deleteDocument, { params })).rejects.toMatchObject({ status: 409 });
    await expect(at.upload('SUPPORT', conditionUuid)).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    [{ ...GENERIC, state: 'SUBMITTED' }],
    [{ ...GENERIC, actionNeeded: false }],
    [{ ...GENERIC, state: 'DONE' }],
    [{ categoryEnum: 'ESCALATION_REVIEW' }],
    [{ categoryEnum: 'ROOF_REVIEW' }],
  ])('%j takes neither a file nor an answer', async (condition) => {
    const at = await asked([condition]);
    await expect(at.send([])).rejects.toMatchObject({ status: 409 });
    await expect(at.upload('SUPPORT', await at.first())).rejects.toMatchObject({ status: 409 });
  });

  test('the application was cancelled meanwhile', async () => {
    const at = await asked([GENERIC]);
    const conditionUuid = await at.first();
    await sandbox.control('PATCH', `/applications/${at.uuid}`, { status: 'CANCELLED' });
    await expect(at.send([], undefined, conditionUuid)).rejects.toMatchObject({ status: 409 });
    expect(await at.list()).toEqual([]);
  });

  test('stale and foreign ones do not exist', async () => {
    const at = await asked([GENERIC]);
    const other = await asked([GENERIC]);
    for (const conditionUuid of ['00000000-0000-4000-8000-000000000000', await other.first()]) {
      await expect(at.send([], undefined, conditionUuid)).rejects.toMatchObject({ status: 404 });
      await expect(at.upload('SUPPORT', conditionUuid)).rejects.toMatchObject({ status: 404 });
    }
    const params = other.params;
    await expect(at.api.call(contract.getConditions, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('a file of another condition is no answer', async () => {
    const at = await asked([GENERIC, { ...GENERIC, requestDocuments: ['W2'] }]);
    const [one, two] = await at.list();
    const documents = [await at.upload('W2', two?.uuid ?? '')];
    const params = { ...at.params, conditionUuid: one?.uuid ?? '' };
    const sent = at.api.call(contract.postConditionSubmission, { params, body: { documents, note: null } });
    await expect(sent).rejects.toThrow(/Upload the files for this request/);
  });
});

describe('what answers a condition by itself', () => {
  test('a phone number that was saved', async () => {
    const at = await asked([{ categoryEnum: 'MISSING_PHONE_NUMBER' }]);
    await at.api.call(contract.putIdentityAlias, { body: { type: 'Phone', value: '2085550199' } });
    expect(await at.state()).toEqual(['DONE']);
    expect(await at.held()).toMatchObject({ phoneNumber: '2085550199' });
  });

  test('another bank account that was saved, and not the doubted one', async () => {
    const at = await asked([{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' }], { status: 'AUTOPAY_ACCOUNT' });
    const type = async (routingNumber: string, accountNumber: string) => {
      const uploadUuid = await sendSample(at.api);
      const { documentUuid } = await at.api.call(contract.uploadDocument, {
        params: at.params,
        body: { documentType: 'BANK_LETTER', uploadUuid },
      });
      const manual = {
        accountHolderName: 'Ana Rivera',
        accountType: 'CHECKING' as const,
        routingNumber,
        accountNumber,
        documentUuid,
        verification: 'DOCUMENT_REVIEW' as const,
      };
      await at.api.call(contract.putDisbursementAccount, { params: at.params, body: { manual } });
    };
    const { disburseAccount } = await at.heloc();
    await type(disburseAccount?.routingNumber ?? '', `0001${disburseAccount?.mask}`);
    expect(await at.state()).toEqual([null]);
    await type('021000021', '000123451357');
    expect(await at.state()).toEqual(['SUBMITTED']);
    await sandbox.pass(3 * DAY);
    expect(await at.state()).toEqual(['DONE']);
  });

  async function photo(at: Awaited<ReturnType<typeof asked>>, name: string) {
    const uploadUuid = await sendSample(at.api, sampleFile(name));
    const { documentUuid } = await at.api.call(contract.uploadDocument, {
      params: at.params,
      body: { documentType: 'PASSPORT', uploadUuid },
    });
    await at.api.call(contract.postIdentityVerification, {
      params: at.params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid: documentUuid },
    });
    await sandbox.pass(2000);
    return at.api.call(contract.getIdentityVerification, { params: at.params });
  }

  test('an ID that was read and confirmed, under whatever status', async () => {
    const at = await asked([{ categoryEnum: 'ID_VERIFICATION_FAILURE' }]);
    expect(await photo(at, 'id.pdf')).toMatchObject({ state: 'READ' });
    await at.api.call(contract.putIdentityConfirmation, {
      params: at.params,
      body: { matches: true, reason: null },
    });
    expect(await at.state()).toEqual(['DONE']);
    expect(await at.status()).toBe('ORDER_FULL_TITLE');
    // Nothing is asked for any more.
    await expect(photo(at, 'id.pdf')).rejects.toMatchObject({ status: 409 });
  });

  test('after two photos that cannot be read a specialist looks at them', async () => {
    const at = await asked([{ categoryEnum: 'ID_VERIFICATION_FAILURE' }]);
    expect(await photo(at, 'blurry.pdf')).toMatchObject({ state: 'FAILED', attemptsLeft: 1 });
    expect(await photo(at, 'glare-refused.pdf')).toMatchObject({ state: 'MANUAL_REVIEW', attemptsLeft: 0 });
    expect(await at.state()).toEqual(['SUBMITTED']);
    await sandbox.pass(1.1 * DAY);
    await at.list();
    expect(await at.list()).toMatchObject([{ state: 'NEEDS_ANOTHER_TRY', notes: /could not accept/ }]);
    await photo(at, 'blurry.pdf');
    await photo(at, 'glare.pdf');
    await sandbox.control('POST', `/applications/${at.uuid}/identity-review`, { accepted: true });
    expect(await at.state()).toEqual(['DONE']);
  });
});

describe('what follows from an answer', () => {
  test('co-owners become signers, and are invited', async () => {
    const at = await asked([{ categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW' }]);
    const { uuid } = await at.send([['DEED']], JOINT);
    expect((await at.heloc()).helocSigners).toEqual([]);
    await decide(uuid, { state: 'DONE' });
    expect(await at.heloc()).toMatchObject({
      helocSigners: [{ ...JO, role: 'CO_OWNER', status: 'INVITED' }],
      property: { ownershipType: 'JOINT' },
    });
    expect(await at.mails(JO.email)).toMatchObject([{ subject: 'You are asked to sign' }]);
  });

  test('new debt makes smaller offers, which are chosen from again', async () => {
    const at = await asked([INQUIRY], { status: 'INCOME_VERIFICATION' });
    const before = await at.heloc();
    const { uuid } = await at.send([], opened(90_000));
    await decide(uuid, { state: 'DONE' });
    const after = await at.heloc();
    expect(await at.status()).toBe('REVISED_OFFER_SELECTION');
    const debt = { creditor: 'Silverbrook Auto Finance', monetaryBalance: 90_000 };
    expect(after.liabilities).toContainEqual(expect.objectContaining(debt));
    const most = (offers: typeof after.offers) => Math.max(...offers.map(({ maxDraw }) => maxDraw));
    expect(most(after.offers)).toBeLessThan(most(before.offers));
    expect(after.revisionReason).toMatch(/new account/);
  });

  test('debt that leaves no room is the end of it; after signing it is only noted', async () => {
    const at = await asked([INQUIRY], { status: 'INCOME_VERIFICATION' });
    await decide((await at.send([], opened(900_000))).uuid, { state: 'DONE' });
    expect(await at.status()).toBe('DECLINED');
    const signed = await asked([INQUIRY], { status: 'RECORDING' });
    await decide((await signed.send([], opened(900_000))).uuid, { state: 'DONE' });
    expect(await signed.status()).toBe('RECORDING');
    expect((await signed.heloc()).liabilities).toContainEqual(
      expect.objectContaining({ monetaryBalance: 900_000 }),
    );
  });

  test('the status goes on with the last condition that a hold names', async () => {
    const named = ['GENERIC_DOCUMENT_REQUEST', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'];
    const at = await asked(
      [...named.map((categoryEnum) => ({ categoryEnum })), { categoryEnum: 'TRUST_REQUIREMENTS' }],
      { hold: named },
    );
    await sandbox.pass(10 * DAY);
    const [one, two] = await at.list();
    await decide(one?.uuid ?? '', { state: 'DONE' });
    expect(await at.status()).toBe('ORDER_FULL_TITLE');
    await decide(two?.uuid ?? '', { state: 'DONE' });
    expect(await at.status()).toBe('INCOME_VERIFICATION');
    expect(await at.state()).toEqual(['DONE', 'DONE', null]);
  });

  test('a hold names what is there, and is released as any other', async () => {
    const none = sandbox.make({ hold: ['TRUST_REQUIREMENTS'], conditions: [GENERIC] });
    await expect(none).rejects.toThrow(/hold names no condition/);
    const at = await asked([GENERIC], { hold: [GENERIC.categoryEnum] });
    await sandbox.control('POST', `/applications/${at.uuid}/release`);
    await sandbox.pass(DAY);
    expect(await at.status()).toBe('INCOME_VERIFICATION');
  });
});

describe('mails', () => {
  const subjects = (mails: Mail[]) => mails.map(({ subject }) => subject);

  test('one for all that arrive within 15 minutes, which leads to the list', async () => {
    const at = await asked([GENERIC, { ...GENERIC, state: 'DONE' }, { categoryEnum: 'ROOF_REVIEW' }]);
    expect(await at.mails()).toEqual([]);
    await sandbox.pass(10 * MINUTE);
    const before = await at.list();
    const more = { categoryEnum: 'TRUST_REQUIREMENTS' };
    await sandbox.control('PATCH', `/applications/${at.uuid}`, { conditions: [...before, more] });
    await sandbox.pass(5 * MINUTE);
    expect(await at.mails()).toMatchObject([
      { subject: 'There are 2 things we need from you', path: `/${at.uuid}/conditions` },
    ]);
    await sandbox.pass(60 * MINUTE);
    expect(await at.mails()).toHaveLength(1);
  });

  test.each<[ConditionCategory, string, DocumentType?]>([
    ['GENERIC_DOCUMENT_REQUEST', 'conditions/upload-document', 'SUPPORT'],
    ['MISSING_PHONE_NUMBER', 'conditions/phone-number'],
    ['ID_VERIFICATION_FAILURE', 'identity'],
    ['HARD_CREDIT_INQUIRY_REVIEW', 'conditions/upload-document'],
  ])('%s alone: the link leads to its task, with nothing of the person', async (...row) => {
    const [categoryEnum, path, type] = row;
    const at = await asked([{ categoryEnum }]);
    await sandbox.pass(15 * MINUTE);
    const [mail] = await at.mails();
    const hint = type ? `&conditionType=${type}` : '';
    const query = `conditionUuid=${await at.first()}&conditionEnum=${categoryEnum}${hint}`;
    expect(mail?.path).toBe(`/${at.uuid}/${path}?${query}`);
    expect(`${mail?.subject} ${mail?.text} ${mail?.path}`).not.toMatch(/Ana|Rivera|Alder|@/);
  });

  test('one of a refusal, and one of the last that is done', async () => {
    const at = await asked([GENERIC, { categoryEnum: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW' }]);
    const [one, two] = await at.list();
    await sandbox.pass(15 * MINUTE);
    await decide(one?.uuid ?? '', { state: 'NEEDS_ANOTHER_TRY', notes: 'Ana Rivera is not on it' });
    await sandbox.pass(15 * MINUTE);
    await decide(one?.uuid ?? '', { state: 'DONE' });
    await decide(two?.uuid ?? '', { state: 'DONE' });
    await sandbox.pass(15 * MINUTE);
    const mails = await at.mails();
    expect(subjects(mails)).toEqual([
      'There are 2 things we need from you',
      'We need another look at something you sent',
      'We have everything we asked you for',
    ]);
    expect(JSON.stringify(mails)).not.toContain('is not on it');
  });

  test('of what was answered within the time there is nothing to say', async () => {
    const at = await asked([GENERIC, { ...GENERIC, requestDocuments: ['W2'] }]);
    await at.send([['SUPPORT']]);
    await sandbox.pass(15 * MINUTE);
    expect(await at.mails()).toMatchObject([
      { subject: 'There is something we need from you', path: expect.stringContaining('conditionType=W2') },
    ]);
  });
});

describe('a phone that sends files for the computer', () => {
  const ask = (at: Awaited<ReturnType<typeof asked>>, conditionUuid: string | null) =>
    at.api.call(contract.postHandoff, {
      params: at.params,
      body: {
        documentKind: conditionUuid ? null : 'PASSPORT',
        wanted: [{ documentType: conditionUuid ? 'SUPPORT' : 'PASSPORT', max: 1 }],
        conditionUuid,
        fresh: false,
      },
    });
  const open = (token: string | null | undefined) =>
    sandbox.api().call(contract.openHandoff, { body: { token: token ?? '' } });
  async function send(session: string) {
    const phone = sandbox.api();
    const uploadUuid = await sendSample(phone, sampleFile('roof.pdf'), phoneCarrier(phone, session));
    return phone.call(contract.uploadHandoff, { body: { session, documentType: 'SUPPORT', uploadUuid } });
  }

  test('is asked for an ID by its condition, whatever the status is', async () => {
    const at = await asked([{ categoryEnum: 'ID_VERIFICATION_FAILURE' }]);
    expect(await ask(at, null)).toMatchObject({ state: 'WAITING' });
    await decide(await at.first(), { state: 'DONE' });
    await expect(ask(at, null)).rejects.toMatchObject({ status: 409 });
  });

  test('sends them to an open condition of the person alone', async () => {
    const at = await asked([GENERIC]);
    const other = await asked([GENERIC]);
    await expect(ask(at, await other.first())).rejects.toMatchObject({ status: 404 });
    const conditionUuid = await at.first();
    const { session } = await open((await ask(at, conditionUuid)).token);
    const { documentUuid } = await send(session);
    expect(await at.list()).toMatchObject([{ documents: [{ documentUuid }] }]);
    await decide(conditionUuid, { state: 'DONE' });
    await expect(send(session)).rejects.toMatchObject({ status: 409 });
    await expect(ask(at, conditionUuid)).rejects.toMatchObject({ status: 409 });
  });
});

describe('an additional signer', () => {
  async function signedIn(conditions: Given[]) {
    const at = await asked(conditions, { status: 'CO_DEED_REQ', signers: [JO] });
    const invitation = (await at.mails(JO.email)).at(-1)?.path?.split('token=')[1] ?? '';
    const api = sandbox.api();
    await api.call(contract.postSignerInvitation, { body: { token: invitation } });
    await api.call(contract.verifySignerInvitation, { body: { token: invitation, code: '123456' } });
    return { ...at, signer: api };
  }

  test('sees theirs and no other, and the borrower sees the others', async () => {
    const at = await signedIn([
      GENERIC,
      { categoryEnum: 'MISSING_PHONE_NUMBER', signer: 'Slow.Jo@example.com' },
    ]);
    const theirs = await at.signer.call(contract.getConditions, { params: at.params });
    expect(theirs).toMatchObject([{ categoryEnum: 'MISSING_PHONE_NUMBER' }]);
    expect(theirs[0]).not.toHaveProperty('signer');
    expect(await at.list()).toMatchObject([GENERIC]);
    const own = await at.first();
    const params = { ...at.params, conditionUuid: own };
    const foreign = at.signer.call(contract.postConditionSubmission, {
      params,
      body: { documents: [], note: null },
    });
    await expect(foreign).rejects.toMatchObject({ status: 404 });
    await at.signer.call(contract.putIdentityAlias, { body: { type: 'Phone', value: '2085550177' } });
    expect(await at.signer.call(contract.getConditions, { params: at.params })).toMatchObject([
      { state: 'DONE' },
    ]);
    expect((await at.heloc()).helocSigners).toMatchObject([{ phoneNumber: '2085550177' }]);
  });

  test('answers theirs with files of their own', async () => {
    const at = await signedIn([{ ...GENERIC, signer: JO.email }, GENERIC]);
    const theirs = async () => (await at.signer.call(contract.getConditions, { params: at.params }))[0];
    const conditionUuid = (await theirs())?.uuid ?? '';
    const send = async (to: string) => {
      const uploadUuid = await sendSample(at.signer, sampleFile('roof.pdf'));
      const body = { documentType: 'SUPPORT' as const, uploadUuid, conditionUuid: to };
      return at.signer.call(contract.uploadCoDeedDocument, { params: at.params, body });
    };
    const { documentUuid } = await send(conditionUuid);
    await expect(send(await at.first())).rejects.toMatchObject({ status: 404 });
    await at.signer.call(contract.postConditionSubmission, {
      params: { ...at.params, conditionUuid },
      body: { documents: [documentUuid], note: null },
    });
    expect(await theirs()).toMatchObject({
      state: 'SUBMITTED',
      documents: [{ documentUuid, name: 'roof.pdf' }],
    });
    const params = { ...at.params, documentUuid };
    await expect(at.signer.call(contract.deleteCoDeedDocument, { params })).rejects.toMatchObject({
      status: 409,
    });
    await expect(at.api.call(contract.getDocument, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('is mailed about theirs, with a link to their own pages', async () => {
    const at = await signedIn([{ ...GENERIC, signer: JO.email }]);
    await sandbox.pass(15 * MINUTE);
    const mail = (await at.mails(JO.email)).at(-1);
    expect(mail?.path).toMatch(/^\/heloc-signer\/conditions\/upload-document\?conditionUuid=/);
    expect(await at.mails()).toEqual([]);
  });
});

test('every category is known to these tests', () => {
  const elsewhere = ['ID_VERIFICATION_FAILURE', 'MISSING_PHONE_NUMBER'];
  expect([...Object.keys(FULL), ...elsewhere].sort()).toEqual([...CONDITION_CATEGORIES].sort());
});
