import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { statusOf } from './testing/applicants.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

test('until it is submitted everything is open, afterwards nothing', async () => {
  const before = await sandbox.applicant({ status: 'APP_SUBMISSION' });
  const heloc = await before.api.call(contract.getHeloc, { params: before.params });
  expect(heloc.editable).toEqual(['CONTACT', 'DEMOGRAPHICS', 'INCOME', 'OFFER']);
  const after = await sandbox.applicant({ status: 'INCOME_VERIFICATION' });
  expect((await after.api.call(contract.getHeloc, { params: after.params })).editable).toEqual([]);
  const body = await after.api.call(contract.getContact, { params: after.params });
  await expect(after.api.call(contract.putContact, { params: after.params, body })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('changed answers are what is answered next time; the documents are written anew', async () => {
  const { api, params, uuid } = await sandbox.applicant({ status: 'APP_SUBMISSION' });
  const body = await api.call(contract.getContact, { params });
  await api.call(contract.putContact, { params, body: { ...body, loanPurpose: 'TRAVEL' } });
  expect(await statusOf({ api, uuid })).toBe('GEN_SUMMARY_DISCLOSURE');
  expect(await api.call(contract.getContact, { params })).toEqual({ ...body, loanPurpose: 'TRAVEL' });
  await sandbox.pass(2000);
  expect(await statusOf({ api, uuid })).toBe('APP_SUBMISSION');
});

test('another offer has to be confirmed, and its disclosure to be opened again', async () => {
  const { api, params, uuid } = await sandbox.applicant({ status: 'APP_SUBMISSION' });
  const disclosure = async () => {
    const { documents } = await api.call(contract.getDocuments, { params });
    return documents.find(({ type }) => type === 'EARLY_DISCLOSURE');
  };
  const documentUuid = (await disclosure())?.uuid ?? '';
  await api.call(contract.getDocument, { params: { ...params, documentUuid } });
  expect((await disclosure())?.status).toBe('OPENED');
  const { offers } = await api.call(contract.getHeloc, { params });
  const offer = offers.find(({ term }) => term === 10);
  await api.call(contract.putOffer, {
    params,
    body: {
      offerUuid: offer?.uuid ?? '',
      drawAmount: 40_000,
      originationFee: offer?.originationFee ?? 0,
      discounts: [],
      payoffAccountIds: [],
    },
  });
  expect(await statusOf({ api, uuid })).toBe('OFFER_SELECTION');
  await api.call(contract.putOfferConfirm, { params, body: { confirmOffer: true } });
  expect(await statusOf({ api, uuid })).toBe('GEN_SUMMARY_DISCLOSURE');
  expect((await disclosure())?.status).toBe('NOT_OPENED');
});

test('another applicant is answered for only with them, and only an applicant', async () => {
  const { api, params, uuid } = await sandbox.applicant({ scenario: 'co-applicant' });
  const { participants } = await api.call(contract.getHeloc, { params });
  const [own, other] = participants;
  const declined = { codes: [], declined: true };
  const put = (more: object) =>
    api.call(contract.putDemographics, {
      params,
      body: { ethnicity: declined, race: declined, sex: declined, collectionMethod: 'INTERNET', ...more },
    });
  await put({ participantUuid: own?.uuid });
  expect(await statusOf({ api, uuid })).toBe('HMDA');
  await expect(put({ participantUuid: other?.uuid })).rejects.toMatchObject({ code: 'invalid' });
  await expect(put({ participantUuid: 'nobody', onBehalf: true })).rejects.toMatchObject({ code: 'invalid' });
  await put({ participantUuid: other?.uuid, onBehalf: true });
  expect(await statusOf({ api, uuid })).toBe('GEN_SUMMARY_DISCLOSURE');
});

test.each([
  ['ID_VERIFICATION_FAILURE', ['IDENTITY']],
  ['BANK_ACCOUNT_FRAUD_REVIEW', ['DISBURSEMENT']],
  ['TRUST_REQUIREMENTS', []],
])('%s opens what it is about, until it is done', async (categoryEnum, parts) => {
  const { api, params, uuid } = await sandbox.applicant({
    status: 'INCOME_VERIFICATION',
    conditions: [{ uuid: `${categoryEnum}-1`, categoryEnum }],
  });
  const editable = async () => (await api.call(contract.getHeloc, { params })).editable;
  expect(await editable()).toEqual(parts);
  await sandbox.control('PATCH', `/applications/${uuid}`, {
    conditions: [{ uuid: `${categoryEnum}-1`, categoryEnum, state: 'DONE' }],
  });
  expect(await editable()).toEqual([]);
});
