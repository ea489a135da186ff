import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { money } from '#src/domain/money/money.ts';
import { monthlyPayment, offerDiscount } from '#src/domain/offer/offers.ts';
import { autopayRatesOf, baseRateOf } from '#src/domain/offer/rates.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';
import { paymentPlans } from './model/paymentPlans.ts';
import {
  confirmPay,
  createBodyFor,
  linkBank,
  register,
  signDocuments,
  statusOf,
} from './testing/applicants.ts';

const OFFER = '9e107d9d-372b-4a6c-8f1e-1d2c3b4a5f60';
/** A PNG of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const demographics = {
  ethnicity: { codes: [], declined: true },
  race: { codes: [], declined: true },
  sex: { codes: [], declined: true },
  collectionMethod: 'INTERNET' as const,
};

describe('submits', () => {
  test('a double click submits once', async () => {
    const { api, params, uuid } = await sandbox.applicant({ status: 'HMDA' });
    const send = () => api.call(contract.putDemographics, { params, body: demographics });
    await Promise.all([send(), send()]);
    expect(await statusOf({ api, uuid })).toBe('GEN_SUMMARY_DISCLOSURE');
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'INCOME_VERIFICATION' });
    const other = { ...demographics, sex: { codes: [2], declined: false } };
    await expect(api.call(contract.putDemographics, { params, body: other })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('creating twice makes one application; another one is refused', async () => {
    const { api, email, body, uuid } = await register(sandbox);
    const query = { state: 'ID' };
    expect(await api.call(contract.createHeloc, { query, body })).toMatchObject({ uuid });
    const other = createBodyFor(email, { income: 1_000_000 });
    await expect(api.call(contract.createHeloc, { query, body: other })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await api.call(contract.verifyAbilityToStart, {})).toEqual({
      canStartApplication: false,
      organizationsWithActiveApplication: ['OAKLINE'],
      reason: 'ACTIVE_APPLICATION',
    });
  });

  test.each([
    { org: 'LARKSPINDLE_SENIOR', dob: '1960-04-12', productType: 'SENIOR' },
    { org: 'OAKLINE', dob: '1960-04-12', productType: 'HELOC' },
  ])('an application of $org is one for $productType', async ({ org, dob, productType }) => {
    const api = sandbox.api({ org });
    const email = `senior@${productType.toLowerCase()}.example`;
    await api.call(contract.registerIdentity, {
      query: { organization: org },
      body: { email, password: 'Correct-Horse-1', phoneNumber: '2085550143' },
    });
    const body = createBodyFor(email);
    const { uuid } = await api.call(contract.createHeloc, {
      query: { state: 'ID' },
      body: { ...body, profileRequest: { ...body.profileRequest, dob } },
    });
    expect(await api.call(contract.getHeloc, { params: { uuid } })).toMatchObject({ productType });
  });

  test('what does not belong under the status is refused, and nothing changes', async () => {
    const { api, params, uuid } = await sandbox.applicant({ status: 'OFFER_SELECTION' });
    const early = [
      api.call(contract.putDemographics, { params, body: demographics }),
      api.call(contract.putAutopay, { params, body: { mode: 'MANUAL' } }),
      api.call(contract.postSigningSession, { params, body: {} }),
    ];
    for (const result of await Promise.allSettled(early)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'conflict' } });
    }
    expect(await statusOf({ api, uuid })).toBe('OFFER_SELECTION');
  });

  test('bodies are checked against the contract', async () => {
    const { api, params } = await sandbox.applicant({ status: 'HMDA' });
    const body = { ...demographics, sex: undefined } as never;
    await expect(api.call(contract.putDemographics, { params, body })).rejects.toMatchObject({
      code: 'invalid',
      // For developers: a person is not told which field of the body is wrong.
      messages: [],
    });
    await expect(
      api.call(contract.createHeloc, { query: { state: 'ID' }, body: {} as never }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('the offer: figures of the worked example', async () => {
    const { api, params } = await sandbox.applicant({ scenario: 'worked-example' });
    const choose = async (more: object) => {
      const body = {
        offerUuid: OFFER,
        drawAmount: 50_000,
        originationFee: 0.0499,
        discounts: [],
        payoffAccountIds: [],
        ...more,
      };
      await api.call(contract.putOffer, { params, body });
      return (await api.call(contract.getHeloc, { params })).selectedOffer;
    };
    expect(await choose({})).toMatchObject({
      originationFeeAmount: 2495,
      totalAmount: 52_495,
      monthlyPayment: 516.94,
    });
    expect(await choose({ discounts: ['AUTOPAY'] })).toMatchObject({ apr: 8.25, monthlyPayment: 509.28 });
    const payoffAccountIds = ['0b2f1a44-5c1d-4e0a-9d53-7f1f6f0a1001'];
    const kept = { payoffAccountIds, drawPreference: 'PRESERVE' };
    expect(await choose(kept)).toMatchObject({ drawAmount: 60_000, cashToBorrower: 50_000 });
    const taken = { payoffAccountIds, drawPreference: 'DEDUCT' };
    expect(await choose(taken)).toMatchObject({ drawAmount: 50_000, cashToBorrower: 40_000 });
    const all = { payoffAccountIds, drawPreference: 'MAXIMIZE' };
    expect(await choose(all)).toMatchObject({ drawAmount: 120_000, cashToBorrower: 110_000 });
    for (const wrong of [
      { drawAmount: 14_999 },
      { drawAmount: 120_001 },
      { offerUuid: 'none' },
      { originationFee: 0.01 },
    ]) {
      await expect(choose(wrong)).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(
      api.call(contract.putOfferConfirm, { params, body: { confirmOffer: true } }),
    ).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('offers that ran out are refreshed', async () => {
    const own = await createTestSandbox();
    const { uuid, jwt } = await own.make({ scenario: 'worked-example' });
    const api = own.api({ jwt });
    await own.pass(31 * 24 * 60 * 60_000);
    const params = { uuid };
    const body = {
      offerUuid: OFFER,
      drawAmount: 50_000,
      originationFee: 0.0499,
      discounts: [],
      payoffAccountIds: [],
    };
    await expect(api.call(contract.putOffer, { params, body })).rejects.toMatchObject({
      code: 'conflict',
      messages: ['Your offer has been refreshed'],
    });
    expect(await api.call(contract.putOffer, { params, body })).toEqual({});
    own.close();
  });

  test('co-owners need addresses of their own', async () => {
    const { api, params, email } = await sandbox.applicant({ status: 'COLLECT_ADDITIONAL_INFO' });
    const owner = {
      firstName: 'Jo',
      lastName: 'R',
      phoneNumber: '2085550111',
      relationship: 'SPOUSE' as const,
      livesInHome: true,
    };
    const body = {
      loanPurpose: 'OTHER',
      ownershipType: 'JOINT',
      maritalStatus: 'MARRIED',
      phoneNumber: '2085550143',
    } as const;
    const send = (emails: string[]) =>
      api.call(contract.putContact, {
        params,
        body: { ...body, coOwners: emails.map((mail) => ({ ...owner, email: mail })) },
      });
    const refusal = { messages: ['Each signer needs their own email address'] };
    await expect(send([email.toUpperCase()])).rejects.toMatchObject(refusal);
    await expect(send(['a@example.com', 'a@example.com'])).rejects.toMatchObject(refusal);
    await expect(send([])).rejects.toMatchObject({ messages: ['Add at least one co-owner'] });
    await send(['a@example.com', 'b@example.com']);
    const { helocSigners } = await api.call(contract.getHeloc, { params });
    expect(helocSigners.map(({ role, status }) => [role, status])).toEqual([
      ['SPOUSE', 'PENDING'],
      ['SPOUSE', 'PENDING'],
    ]);
  });

  test('automatic payments change rate and payment, and back', async () => {
    const { api, params } = await sandbox.applicant({ status: 'AUTOPAY_ACCOUNT' });
    const { autopay, manual, discount } = await api.call(contract.getBankAccounts, { params });
    expect([discount, manual.payment > autopay.payment]).toEqual([0.25, true]);
    await expect(api.call(contract.putAutopay, { params, body: { mode: 'AUTOPAY' } })).rejects.toMatchObject({
      code: 'invalid',
    });
    await api.call(contract.putAutopay, { params, body: { mode: 'AUTOPAY', authorized: true } });
    const heloc = await api.call(contract.getHeloc, { params });
    expect([heloc.rate, heloc.monthlyPayment]).toEqual([autopay.rate, autopay.payment]);
  });

  test.each([[[]], [['AUTOPAY']], [['CREDIT_UNION']], [['ALL_IN']]] as const)(
    'the rates of an offer chosen with %j',
    async (chosenDiscounts) => {
      const discounts = [...chosenDiscounts];
      const org = 'EMBERFOLD_CU';
      const { jwt, params } = await sandbox.applicant({ status: 'OFFER_SELECTION', org });
      const api = sandbox.api({ org, jwt });
      const before = await api.call(contract.getHeloc, { params });
      const [offer] = before.offers;
      if (!offer) throw new Error('no offer');
      const body = {
        offerUuid: offer.uuid,
        drawAmount: offer.minDraw,
        originationFee: offer.originationFee,
        discounts,
        payoffAccountIds: [],
      };
      await api.call(contract.putOffer, { params, body });
      const { offers, selectedOffer } = await api.call(contract.getHeloc, { params });
      const chosen = offers.find(({ uuid }) => uuid === offer.uuid);
      if (!chosen || !selectedOffer) throw new Error('not chosen');
      const { totalAmount, apr, monthlyPayment: payment } = selectedOffer;
      expect(chosen).toMatchObject({ rate: apr, baseRate: offer.rate });
      expect(baseRateOf(chosen)).toBe(offer.rate);
      const sum = { principal: money(totalAmount), termYears: chosen.term };
      const saving = offerDiscount({ ...sum, ratePercent: offer.rate, discountedRatePercent: apr });
      const full = monthlyPayment(money(totalAmount), offer.rate, chosen.term);
      // Of payments that are rounded on their own it may be a cent apart.
      expect(Math.abs(Number(full) - payment - Number(saving))).toBeLessThan(0.0101);
      const rates = autopayRatesOf(chosen, discounts);
      const { autopay, manual } = paymentPlans({ ...before, offers, selectedOffer });
      expect(rates).toEqual({ autopay: String(autopay.rate), manual: String(manual.rate) });
    },
  );

  test('all discounts at once lose automatic payments alone, and get them back', async () => {
    const { api, params } = await sandbox.applicant({ status: 'VERIFIED_AUTOPAY_ACCOUNT', org: 'OAKLINE' });
    const { uuid } = params;
    const { offers, selectedOffer } = await api.call(contract.getHeloc, { params });
    const list = [
      { discount: { type: 'ALL_IN' }, rateWithDiscount: 7.9 },
      { discount: { type: 'AUTOPAY' }, rateWithDiscount: 8.25 },
      { discount: { type: 'CREDIT_UNION' }, rateWithDiscount: 8.2 },
    ];
    await sandbox.control('PATCH', `/applications/${uuid}`, {
      offers: offers.map((offer) => ({ ...offer, rate: 8.5, baseRate: 8.5, discountList: list })),
      selectedOffer: { ...selectedOffer, discounts: ['ALL_IN'] },
    });
    const answer = await api.call(contract.getBankAccounts, { params });
    expect(answer).toMatchObject({
      autopay: { rate: 7.9 },
      manual: { rate: 8.2 },
      discount: 0.3,
      autopayChosenInOffer: true,
    });
    const set = async (body: { mode: 'AUTOPAY' | 'MANUAL'; authorized?: boolean }) => {
      await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'VERIFIED_AUTOPAY_ACCOUNT' });
      await api.call(contract.putAutopay, { params, body });
      const heloc = await api.call(contract.getHeloc, { params });
      return [heloc.rate, heloc.selectedOffer?.discounts];
    };
    expect(await set({ mode: 'MANUAL' })).toEqual([8.2, ['CREDIT_UNION']]);
    expect(await set({ mode: 'AUTOPAY', authorized: true })).toEqual([7.9, ['ALL_IN']]);
  });

  test('the right to cancel ends at midnight, and is taken before', async () => {
    const cancel = async (days: number) => {
      const own = await createTestSandbox();
      const { uuid, jwt } = await own.make({ status: 'RESCISSION' });
      await own.pass(days * 24 * 60 * 60_000);
      const call = own
        .api({ jwt })
        .call(contract.postCancellation, { params: { uuid }, body: { typedName: 'ana rivera' } });
      return call.finally(() => own.close());
    };
    expect(await cancel(1)).toEqual({ reference: expect.stringMatching(/^R-\d{6}$/) });
    await expect(cancel(7)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what is never kept', () => {
  test('drafts refuse secrets and keep the rest', async () => {
    const { api, uuid } = await sandbox.applicant({ status: 'COLLECT_ADDITIONAL_INFO' });
    const params = { uuid, screen: 'start-contact' };
    const secrets = [
      { ssn: '1' },
      { a: { b: [{ accountNumber: '1' }] } },
      { password: 'x' },
      { note: '123-45-6789' },
    ];
    const save = (values: Record<string, unknown> | null, version: string, replaces: (string | null)[]) =>
      api.call(contract.putDraft, { params, body: { values, version, replaces } });
    for (const values of secrets) {
      await expect(save(values, 'v1', [null])).rejects.toMatchObject({ code: 'invalid' });
    }
    await save({ purpose: 'OTHER', nested: [1] }, 'v1', [null]);
    expect(await api.call(contract.getDraft, { params })).toMatchObject({
      values: { purpose: 'OTHER', nested: [1] },
    });
    await save(null, 'v2', ['v1']);
    expect(await api.call(contract.getDraft, { params })).toMatchObject({ values: null, version: 'v2' });
  });

  test('a draft is written over only what its save has seen, in whatever order saves arrive', async () => {
    const { api, uuid } = await sandbox.applicant({ status: 'COLLECT_ADDITIONAL_INFO' });
    const params = { uuid, screen: 'start-contact' };
    const save = (values: Record<string, unknown> | null, version: string, replaces: (string | null)[]) =>
      api.call(contract.putDraft, { params, body: { values, version, replaces } });
    const held = async () => (await api.call(contract.getDraft, { params })).version;
    const stale = { code: 'conflict', messages: ['This page was saved somewhere else in the meantime.'] };
    expect(await held()).toBeNull();
    const first = await save({ a: 1 }, 'v1', [null]);
    expect(await save({ a: 1 }, 'v1', [null])).toEqual(first);
    await expect(save({ a: 2 }, 'other', [null])).rejects.toMatchObject(stale);
    // Overtaken by a later one of the same page, and by its submit.
    await save({ a: 3 }, 'v3', ['v1', 'v2']);
    await expect(save({ a: 2 }, 'v2', ['v1'])).rejects.toMatchObject(stale);
    await save(null, 'v4', ['v3']);
    await expect(save({ a: 2 }, 'v2', ['v1'])).rejects.toMatchObject(stale);
    expect(await held()).toBe('v4');
  });

  test('SSN and account numbers are nowhere in what is held', async () => {
    const ssn = '219099821';
    const credit = await sandbox.applicant({ status: 'CREDIT_NO_MATCH' });
    const body = { ssn, consentType: 'SOFT_CREDIT' as const, consentVersion: '1.0' };
    await credit.api.call(contract.putSsn, { params: credit.params, body });
    const bank = await sandbox.applicant({ status: 'DISBURSEMENT_ACCOUNT' });
    const { documentUuid } = await bank.api.call(contract.uploadDocument, {
      params: bank.params,
      body: { documentType: 'BANK_LETTER', uploadUuid: await sendSample(bank.api) },
    });
    const manual = {
      accountHolderName: 'Ana Rivera',
      accountType: 'SAVINGS' as const,
      routingNumber: '021000021',
      accountNumber: '9876543210123',
      documentUuid,
      verification: 'DOCUMENT_REVIEW' as const,
    };
    await bank.api.call(contract.putDisbursementAccount, { params: bank.params, body: { manual } });
    for (const uuid of [credit.uuid, bank.uuid]) {
      const held = JSON.stringify(await sandbox.control('GET', `/applications/${uuid}`));
      expect(held).not.toContain(ssn);
      expect(held).not.toContain(manual.accountNumber);
    }
    expect((await bank.api.call(contract.getHeloc, { params: bank.params })).disburseAccount).toMatchObject({
      mask: '0123',
    });
  });
});

describe('documents', () => {
  test('are PDFs with the figures of the person, always the same bytes', async () => {
    const { api, uuid, params } = await sandbox.applicant({ status: 'FINAL_OFFER' });
    const { documents } = await api.call(contract.getDocuments, { params });
    expect(documents.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['ESIGN_SAMPLE', 'EARLY_DISCLOSURE', 'AGREEMENT', 'RIGHT_TO_CANCEL', 'DEED']),
    );
    for (const { uuid: documentUuid, title } of documents) {
      const read = async () =>
        (await api.call(contract.getDocument, { params: { uuid, documentUuid } })).arrayBuffer();
      const bytes = await read();
      const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
      expect([pdf.getTitle(), pdf.getPageCount() > 0]).toEqual([title, true]);
      expect(Buffer.from(await read()).equals(Buffer.from(bytes))).toBe(true);
    }
    const opened = await api.call(contract.getDocuments, { params });
    expect(new Set(opened.documents.map(({ status }) => status))).toEqual(new Set(['OPENED']));
  });

  test('accepting one is recorded once', async () => {
    const { api, params } = await sandbox.applicant({ status: 'APP_SUBMISSION' });
    const { documents } = await api.call(contract.getDocuments, { params });
    const esign = documents.find(({ type }) => type === 'ESIGN');
    const body = {
      documentUuid: esign?.uuid,
      type: 'ESIGN' as const,
      version: '1.0',
      acceptedAt: '2026-11-21T12:00:00Z',
    };
    await api.call(contract.postConsent, { params, body });
    await api.call(contract.postConsent, { params, body });
    const { consents } = await api.call(contract.getHeloc, { params });
    expect(consents.filter(({ type }) => type === 'ESIGN')).toHaveLength(1);
    const after = await api.call(contract.getDocuments, { params });
    expect(after.documents.find(({ type }) => type === 'ESIGN')?.status).toBe('ACCEPTED');
  });

  test('signing asks for the exact name and every mark', async () => {
    const { api, uuid, params } = await sandbox.applicant({ status: 'FINAL_OFFER' });
    const { sessionId, documents } = await api.call(contract.postSigningSession, { params, body: {} });
    const [{ documentUuid, tags } = { documentUuid: '', tags: [] }] = documents;
    const sign = (signedName: string, tagIds: string[], signatureImage?: string) =>
      api.call(contract.postSignDocument, {
        params: { uuid, sessionId },
        body: { documentUuid, signedName, signatureImage, signedAt: '2026-11-21T12:00:00Z', tagIds },
      });
    const all = tags.map(({ id }) => id);
    await expect(sign('Anna Rivera', all)).rejects.toMatchObject({ code: 'invalid' });
    await expect(sign('Ana Rivera', [])).rejects.toMatchObject({ code: 'invalid' });
    await expect(sign('Ana Rivera', all, 'https://elsewhere.example/a.png')).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(sign('Ana Rivera', all, 'data:image/png;base64,bm90IGEgcGljdHVyZQ==')).rejects.toMatchObject(
      {
        code: 'invalid',
      },
    );
    const typed = await api.call(contract.getDocument, { params: { uuid, documentUuid } });
    await sign('ANA RIVERA', all, PICTURE);
    const drawn = await api.call(contract.getDocument, { params: { uuid, documentUuid } });
    expect(await drawn.text()).toContain('/Subtype /Image');
    expect(await typed.text()).not.toContain('/Subtype /Image');
    await expect(
      api.call(contract.postSigningComplete, { params: { uuid, sessionId } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const again = await api.call(contract.postSigningSession, { params, body: {} });
    expect(again).toMatchObject({
      sessionId,
      documents: [{ signed: true }, { signed: false }, { signed: false }],
    });
    await signDocuments({ api, uuid });
    await api.call(contract.postSigningComplete, { params: { uuid, sessionId } });
    expect(await statusOf({ api, uuid })).toBe('WAITING_FOR_SIGNED_DOCUMENTS');
  });

  test('uploads are kept, checked and removed', async () => {
    const { api, uuid, params } = await sandbox.applicant({});
    const upload = async (file: File) => {
      const body = { documentType: 'SUPPORT' as const, uploadUuid: await sendSample(api, file) };
      return api.call(contract.uploadDocument, { params, body });
    };
    const { documentUuid } = await upload(sampleFile('letter ü.pdf'));
    const kept = await api.call(contract.getDocument, { params: { uuid, documentUuid } });
    expect(await kept.text()).toContain('%PDF-1.4');
    const page = new File([sampleFile(), '<script>alert(1)</script>'], 'page.pdf', { type: 'text/html' });
    const sent = await upload(page);
    const read = await api.call(contract.getDocument, { params: { uuid, documentUuid: sent.documentUuid } });
    expect(read.type).toBe('application/pdf');
    await expect(upload(new File([], 'empty.pdf'))).rejects.toMatchObject({
      messages: ['empty.pdf is empty'],
    });
    await expect(upload(new File(['hello'], 'note.txt'))).rejects.toMatchObject({
      messages: ['The selected file must be a PDF, JPG, PNG, HEIC or TIFF'],
    });
    await api.call(contract.deleteDocument, { params: { uuid, documentUuid } });
    await expect(api.call(contract.getDocument, { params: { uuid, documentUuid } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

test('income: documents in review are enough, a corrected income reprices', async () => {
  const { api, uuid, params } = await sandbox.applicant({ status: 'INCOME_VERIFICATION' });
  const sources = () => api.call(contract.putIncomeSources, { params, body: { recordUuids: [] } });
  await expect(sources()).rejects.toMatchObject({ code: 'conflict' });
  const { record } = await linkBank({ api, uuid }, 'INCOME');
  expect((await api.call(contract.getIncomeRecords, { params })).canContinue).toBe(false);
  const recordUuid = record?.uuid ?? '';
  await api.call(contract.putIncomeRecord, { params: { uuid, recordUuid }, body: { confirmed: true } });
  expect(await api.call(contract.getIncomeRecords, { params })).toMatchObject({
    canContinue: true,
    verified: 145_000,
  });
  await api.call(contract.putIncome, { params, body: { incomePrimary: 90_000, incomeOther: 0 } });
  await sources();
  expect(await statusOf({ api, uuid })).toBe('REVISED_OFFER_SELECTION');
});

test('income: what assets count for stays when the rest is verified', async () => {
  const { api, uuid, params } = await sandbox.applicant({ status: 'ASSETS_PREQUAL', offers: [] });
  const assets = [{ type: 'SECURITIES', institution: 'Larkfield', balance: 900_000, owner: 'ME' } as const];
  const otherIncome = { retirement: null, investment: null, business: null, other: null };
  await api.call(contract.putAssetDepletion, { params, body: { assets, otherIncome } });
  await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'INCOME_VERIFICATION' });
  const recordUuid = await confirmPay({ api, uuid });
  await api.call(contract.putIncomeSources, { params, body: { recordUuids: [recordUuid] } });
  expect(await statusOf({ api, uuid })).not.toBe('REVISED_OFFER_SELECTION');
});

test.each([
  ['another income', 'INCOME_VERIFICATION'],
  ['no appraisal', 'ONSITE_APPRAISAL_BORROWER_PAYMENT'],
] as const)('a counter-offer is the most that later offers come to, also after %s', async (_, status) => {
  const { api, uuid, params } = await sandbox.applicant({ scenario: 'decline-with-counter-offer' });
  const { decline } = await api.call(contract.getHeloc, { params });
  await api.call(contract.postCounterOffer, { params });
  await sandbox.control('PATCH', `/applications/${uuid}`, { status });
  if (status === 'INCOME_VERIFICATION') {
    const recordUuid = await confirmPay({ api, uuid });
    await api.call(contract.putIncome, { params, body: { incomePrimary: 125_000, incomeOther: 0 } });
    await api.call(contract.putIncomeSources, { params, body: { recordUuids: [recordUuid] } });
  } else {
    await api.call(contract.postAppraisalDecline, { params, body: { instead: 'SMALLER_LINE' } });
  }
  expect(await statusOf({ api, uuid })).toMatch(/OFFER_SELECTION$/);
  const { offers } = await api.call(contract.getHeloc, { params });
  const most = decline?.counterOffer?.maxAmount ?? 0;
  expect(offers).not.toEqual([]);
  expect(Math.max(...offers.map(({ maxDraw }) => maxDraw))).toBeLessThanOrEqual(most);
  expect(most).toBeGreaterThan(0);
});
