import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';
import { UNVERIFIABLE_ACCOUNT_ENDING } from './model/bankAccounts.ts';

/** A Monday. */
const MONDAY = '2026-11-16T15:00:00Z';
const DAY_MS = 24 * 60 * 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

async function typed(verification: 'MICRO_DEPOSITS' | 'DOCUMENT_REVIEW', accountNumber = '000123456789') {
  await sandbox.control('PUT', '/clock', { now: MONDAY });
  const { uuid, jwt } = await sandbox.make({ status: 'DISBURSEMENT_ACCOUNT' });
  const api = sandbox.api({ jwt });
  const params = { uuid };
  const { documentUuid } = await api.call(contract.uploadDocument, {
    params,
    body: { documentType: 'BANK_LETTER', uploadUuid: await sendSample(api, sampleFile('check.pdf')) },
  });
  const type = (number = accountNumber) =>
    api.call(contract.putDisbursementAccount, {
      params,
      body: {
        manual: {
          accountHolderName: 'Ana Rivera',
          accountType: 'CHECKING',
          routingNumber: '021000021',
          accountNumber: number,
          documentUuid,
          verification,
        },
      },
    });
  await type();
  const accounts = async () => (await api.call(contract.getBankAccounts, { params })).accounts;
  const accountUuid = (await accounts())[0]?.uuid ?? '';
  return {
    uuid,
    type,
    accounts,
    state: async () => (await accounts())[0]?.verification,
    chosen: async () => (await api.call(contract.getHeloc, { params })).disburseAccount?.mask,
    amounts: (...cents: number[]) =>
      api.call(contract.putDisbursementVerification, { params, body: { accountUuid, cents } }),
    review: () => api.call(contract.postDisbursementReview, { params, body: { accountUuid } }),
    choose: () => api.call(contract.putDisbursementAccount, { params, body: { accountUuid } }),
  };
}

test('deposits are there a banking day later; their amounts choose the account, in any order', async () => {
  const person = await typed('MICRO_DEPOSITS');
  expect(await person.state()).toEqual({
    method: 'MICRO_DEPOSITS',
    state: 'SENT',
    attemptsLeft: 3,
    expectedBy: '2026-11-18',
  });
  await expect(person.amounts(32, 45)).rejects.toMatchObject({ code: 'conflict' });
  await expect(person.choose()).rejects.toMatchObject({
    messages: ['Type the amounts of the two deposits first'],
  });
  expect(await person.chosen()).toBeUndefined();
  const mails = await sandbox.control<{ text: string }[]>('GET', '/outbox');
  expect(mails.at(-1)?.text).toMatch(/account ending in 6789 by Wednesday, November 18, 2026/);
  await sandbox.pass(DAY_MS);
  expect(await person.state()).toMatchObject({ state: 'ARRIVED' });
  await person.amounts(45, 32);
  expect(await person.state()).toMatchObject({ state: 'VERIFIED' });
  expect(await person.chosen()).toBe('6789');
  await expect(person.amounts(45, 32)).resolves.toEqual({});
});

test('three wrong tries end it; a person then checks the document', async () => {
  const person = await typed('MICRO_DEPOSITS');
  await sandbox.pass(2 * DAY_MS);
  await expect(person.amounts(1, 2)).rejects.toMatchObject({
    status: 400,
    messages: ['Those amounts do not match. You can try 2 more times.'],
  });
  await expect(person.amounts(1, 2)).rejects.toMatchObject({
    messages: ['Those amounts do not match. You can try once more.'],
  });
  await expect(person.amounts(32, 44)).rejects.toMatchObject({ status: 409 });
  expect(await person.state()).toMatchObject({ state: 'FAILED', attemptsLeft: 0 });
  await expect(person.amounts(32, 45)).rejects.toMatchObject({ status: 409 });
  expect(await person.chosen()).toBeUndefined();
  await person.review();
  expect(await person.state()).toMatchObject({ method: 'DOCUMENT_REVIEW', state: 'IN_REVIEW' });
  expect(await person.chosen()).toBe('6789');
});

test('a review chooses the account at once and ends on the next banking day', async () => {
  const person = await typed('DOCUMENT_REVIEW');
  expect(await person.chosen()).toBe('6789');
  expect(await person.state()).toMatchObject({ state: 'IN_REVIEW', expectedBy: '2026-11-17' });
  await sandbox.pass(DAY_MS);
  expect(await person.state()).toMatchObject({ state: 'VERIFIED' });
});

test('a review that doubts the account asks for more', async () => {
  const { uuid, state } = await typed('DOCUMENT_REVIEW', `4815160${UNVERIFIABLE_ACCOUNT_ENDING}`);
  expect(await state()).toMatchObject({ state: 'IN_REVIEW' });
  const held = await sandbox.control<{ conditions: object[] }>('GET', `/applications/${uuid}`);
  expect(held.conditions).toMatchObject([
    { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', requestDocuments: ['BANK_LETTER'], state: 'TODO' },
  ]);
  await sandbox.pass(DAY_MS);
  expect(await state()).toMatchObject({ state: 'FAILED' });
});

test('another account that is typed takes the place of one that waits', async () => {
  const person = await typed('MICRO_DEPOSITS');
  await person.type('55555551234');
  expect((await person.accounts()).map(({ mask }) => mask)).toEqual(['1234']);
});
