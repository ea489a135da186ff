import { putAutopay, putDisbursementAccount, putDisbursementConfirm } from '#src/api/contract/bank.ts';
import { postBankLinkExchange, postBankLinkToken, sandboxBankSignIn } from '#src/api/contract/bankLink.ts';
import { postConsent } from '#src/api/contract/consents.ts';
import { putContact } from '#src/api/contract/contact.ts';
import { createHelocExample } from '#src/api/contract/create.example.ts';
import { createHeloc } from '#src/api/contract/create.ts';
import { putDemographics } from '#src/api/contract/demographics.ts';
import { getDocument, getDocuments, uploadDocument } from '#src/api/contract/documents.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { getHeloc } from '#src/api/contract/heloc.ts';
import { registerIdentity } from '#src/api/contract/identity.ts';
import { postIdentityVerification, putIdentityConfirmation } from '#src/api/contract/identityVerification.ts';
import { putIncomeRecord, putIncomeSources } from '#src/api/contract/income.ts';
import { postNotaryComplete, postNotarySession } from '#src/api/contract/notary.ts';
import { putOffer, putOfferConfirm } from '#src/api/contract/offer.ts';
import { postSignersContinue } from '#src/api/contract/signers.ts';
import { postSignDocument, postSigningComplete, postSigningSession } from '#src/api/contract/signing.ts';
import { getStatus } from '#src/api/contract/status.ts';
import { postSummaryAcceptance } from '#src/api/contract/summary.ts';
import type { TestSandbox } from './builders.ts';

type CreateBody = BodyOf<typeof createHeloc>;

export interface Person {
  lastName?: string;
  property?: Partial<CreateBody['propertyRequest']>;
  income?: number;
  coOwners?: BodyOf<typeof putContact>['coOwners'];
  bankUser?: string;
  org?: string;
}

const WAIT_MS = 2_000;
const PDF = new Uint8Array([...'%PDF-1.4\n%sample\n'].map((letter) => letter.charCodeAt(0)));
export const sampleFile = (name = 'sample.pdf') => new File([PDF], name, { type: 'application/pdf' });

/** A create body for an owner-occupied home, or for what the person says. */
export function createBodyFor(
  email: string,
  { lastName = 'Rivera', property, income = 145_000 }: Person = {},
): CreateBody {
  const home = { street1: '12 Alder Way', street2: '', city: 'Boise', state: 'ID', zip: '83702' };
  const propertyRequest = { ...home, occupancyType: 'HOME' as const, ...property };
  const { occupancyType: _use, ...address } = propertyRequest;
  return {
    ...createHelocExample,
    // Nobody has sent them.
    referrerId: null,
    referralId: null,
    isCrypto: false,
    income: { incomeCoDeeders: 0, incomePrimary: income, incomeOther: 0 },
    propertyRequest,
    profileRequest: {
      ...createHelocExample.profileRequest,
      email,
      name: { firstName: 'Ana', middleName: '', lastName, suffix: '' },
      homeAddress: propertyRequest.occupancyType === 'HOME' ? address : home,
      assetAddress: propertyRequest.occupancyType === 'HOME' ? null : address,
    },
  };
}

let people = 0;

/** Registers somebody and creates their application. */
export async function start(sandbox: TestSandbox, person: Person = {}) {
  people += 1;
  const email = `person-${people}@example.com`;
  const org = person.org ?? 'OAKLINE';
  const api = sandbox.api({ org });
  await api.call(registerIdentity, {
    query: { organization: org },
    body: { email, password: 'Correct-Horse-1', phoneNumber: '2085550143' },
  });
  const body = createBodyFor(email, person);
  const { uuid } = await api.call(createHeloc, { query: { state: body.propertyRequest.state }, body });
  return { api, uuid, email, body };
}
export type Started = Awaited<ReturnType<typeof start>>;

export const statusOf = async ({ api, uuid }: Pick<Started, 'api' | 'uuid'>) =>
  (await api.call(getStatus, { params: { uuid } })).checklistStatus;

/** Lets waiting statuses pass. */
export async function afterWaiting(
  sandbox: TestSandbox,
  started: Pick<Started, 'api' | 'uuid'>,
): Promise<string | null | undefined> {
  for (let tries = 0; tries < 12; tries += 1) {
    const before = await statusOf(started);
    await sandbox.pass(WAIT_MS);
    if (before === (await statusOf(started))) return before;
  }
  return statusOf(started);
}

export async function linkBank(
  { api, uuid }: Pick<Started, 'api' | 'uuid'>,
  purpose: 'INCOME' | 'DISBURSEMENT',
  username = 'user_good',
) {
  const params = { uuid };
  const { linkToken } = await api.call(postBankLinkToken, { params, body: { purpose } });
  const signIn = { linkToken, institutionId: 'first-sandbox', username, password: 'any' };
  const { publicToken } = await api.call(sandboxBankSignIn, { body: signIn });
  return api.call(postBankLinkExchange, {
    params,
    body: { purpose, publicToken: publicToken ?? '', accountIds: [], institution: null },
  });
}

type Step = (started: Started, person: Person, sandbox: TestSandbox) => Promise<unknown>;

const NOW = '2026-11-21T12:00:00.000Z';

/** What a person submits under each status of the main job. */
export const STEPS: Readonly<Record<string, Step>> = {
  async OFFER_SELECTION({ api, uuid }) {
    const params = { uuid };
    const { offers, liabilities } = await api.call(getHeloc, { params });
    const offer = offers.find(({ term }) => term === 15) ?? offers[0];
    if (!offer) throw new Error('There are no offers');
    const card = liabilities.find(({ payoffEligible }) => payoffEligible);
    await api.call(putOffer, {
      params,
      body: {
        offerUuid: offer.uuid,
        drawAmount: Math.min(50_000, offer.maxDraw),
        originationFee: offer.originationFee,
        discounts: ['AUTOPAY'],
        payoffAccountIds: card ? [card.uuid] : [],
        drawPreference: 'DEDUCT',
      },
    });
    return api.call(putOfferConfirm, { params, body: { confirmOffer: true, payoffAuthorization: true } });
  },
  COLLECT_ADDITIONAL_INFO: ({ api, uuid }, { coOwners = [] }) =>
    api.call(putContact, {
      params: { uuid },
      body: {
        loanPurpose: 'HOME_IMPROVEMENT',
        ownershipType: coOwners.length > 0 ? 'JOINT' : 'SOLE',
        coOwners,
        maritalStatus: 'UNMARRIED',
        phoneNumber: '2085550143',
      },
    }),
  HMDA: ({ api, uuid }) =>
    api.call(putDemographics, {
      params: { uuid },
      body: {
        ethnicity: { codes: [2], declined: false },
        race: { codes: [5], declined: false },
        sex: { codes: [], declined: true },
        collectionMethod: 'INTERNET',
      },
    }),
  async APP_SUBMISSION({ api, uuid }) {
    const params = { uuid };
    const { documents } = await api.call(getDocuments, { params });
    for (const { uuid: documentUuid, consentType, version } of documents) {
      await api.call(getDocument, { params: { uuid, documentUuid } });
      if (!consentType) continue;
      const body = { documentUuid, type: consentType as 'ESIGN', version, acceptedAt: NOW };
      await api.call(postConsent, { params, body });
    }
    return api.call(postSummaryAcceptance, {
      params,
      body: { esignConsent: true, summaryAccepted: true, hardCreditConsent: true, acceptedAt: NOW },
    });
  },
  async INCOME_VERIFICATION(started, { bankUser }) {
    const { api, uuid } = started;
    const { record } = await linkBank(started, 'INCOME', bankUser);
    const params = { uuid, recordUuid: record?.uuid ?? '' };
    await api.call(putIncomeRecord, { params, body: { confirmed: true } });
    return api.call(putIncomeSources, { params: { uuid }, body: { recordUuids: [params.recordUuid] } });
  },
  async IDENTITY_VERIFICATION({ api, uuid }, _person, sandbox) {
    const params = { uuid };
    const file = sampleFile('front.pdf');
    const { documentUuid } = await api.call(uploadDocument, {
      params,
      body: { documentType: 'PASSPORT' },
      file,
    });
    await api.call(postIdentityVerification, {
      params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid: documentUuid },
    });
    await sandbox.pass(WAIT_MS);
    return api.call(putIdentityConfirmation, { params, body: { matches: true } });
  },
  async FINAL_OFFER({ api, uuid }) {
    const params = { uuid };
    const { sessionId, signerName, documents } = await api.call(postSigningSession, { params, body: {} });
    for (const { documentUuid, tags } of documents) {
      const body = { documentUuid, signedName: signerName, signedAt: NOW, tagIds: tags.map(({ id }) => id) };
      await api.call(postSignDocument, { params: { uuid, sessionId }, body });
    }
    return api.call(postSigningComplete, { params: { uuid, sessionId } });
  },
  async DISBURSEMENT_ACCOUNT(started) {
    const { api, uuid } = started;
    const { accounts } = await linkBank(started, 'DISBURSEMENT');
    await api.call(putDisbursementAccount, { params: { uuid }, body: { accountUuid: accounts[0]?.uuid } });
    return api.call(putDisbursementConfirm, { params: { uuid }, body: { confirmed: true } });
  },
  AUTOPAY_ACCOUNT: ({ api, uuid }) =>
    api.call(putAutopay, { params: { uuid }, body: { mode: 'AUTOPAY', authorized: true, paymentDay: 5 } }),
  async CO_DEED_REQ({ api, uuid }, _person, sandbox) {
    await sandbox.pass(5 * WAIT_MS);
    return api.call(postSignersContinue, { params: { uuid } });
  },
  async DEED_SIGNING({ api, uuid }, _person, sandbox) {
    const { sessionId } = await api.call(postNotarySession, {
      params: { uuid },
      body: { recordingConsent: true },
    });
    await sandbox.pass(3 * WAIT_MS);
    return api.call(postNotaryComplete, { params: { uuid, sessionId } });
  },
};

/** Goes through the main job until nothing more is to be submitted; returns the statuses at which the person acted. */
export async function goThrough(
  sandbox: TestSandbox,
  started: Started,
  person: Person = {},
  until = '',
): Promise<string[]> {
  const acted: string[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    const status = (await afterWaiting(sandbox, started)) ?? '';
    const step = STEPS[status];
    if (status === until || !step) return [...acted, status];
    acted.push(status);
    await step(started, person, sandbox);
  }
  throw new Error(`The main job does not end: ${acted.join(', ')}`);
}
