import { contract } from '#src/api/contract/contract.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { createHelocExample } from '#src/api/contract/testing/createExample.ts';
import type { TestSandbox } from '#src/testing/builders.ts';

type CreateBody = BodyOf<typeof contract.createHeloc>;

interface Person {
  lastName?: string;
  property?: Partial<Omit<CreateBody['propertyRequest'], 'occupancyType'>>;
  income?: number;
}

interface Applicant {
  api: ReturnType<TestSandbox['api']>;
  uuid: string;
}

/** A create body for an owner-occupied home, or with the person's own values. */
export function createBodyFor(
  email: string,
  { lastName = 'Rivera', property, income = 145_000 }: Person = {},
): CreateBody {
  const home = { street1: '12 Alder Way', street2: '', city: 'Boise', state: 'ID', zip: '83702' };
  return {
    ...createHelocExample,
    // They come without a referrer.
    referrerId: null,
    referralId: null,
    isCrypto: false,
    income: { incomeCoDeeders: 0, incomePrimary: income, incomeOther: 0 },
    propertyRequest: { ...home, occupancyType: 'HOME', ...property },
    profileRequest: {
      ...createHelocExample.profileRequest,
      email,
      name: { firstName: 'Ana', middleName: '', lastName, suffix: '' },
      homeAddress: { ...home, ...property },
      assetAddress: null,
    },
  };
}

let people = 0;

/** Registers a person and creates their application. */
export async function register(sandbox: TestSandbox, person?: Person) {
  people += 1;
  const email = `person-${people}@example.com`;
  const api = sandbox.api();
  await api.call(contract.registerIdentity, {
    query: { organization: 'OAKLINE' },
    body: { email, password: 'Correct-Horse-1', phoneNumber: '2085550143' },
  });
  const body = createBodyFor(email, person);
  const { uuid } = await api.call(contract.createHeloc, {
    query: { state: body.propertyRequest.state },
    body,
  });
  return { api, uuid, params: { uuid }, email, body };
}

export const statusOf = async ({ api, uuid }: Applicant) =>
  (await api.call(contract.getStatus, { params: { uuid } })).checklistStatus;

/** Waits through statuses that take seconds. @returns the first one that lasts */
export async function afterWaiting(sandbox: TestSandbox, applicant: Applicant) {
  for (let tries = 0; tries < 12; tries += 1) {
    const before = await statusOf(applicant);
    await sandbox.pass(2_000);
    if (before === (await statusOf(applicant))) return before;
  }
  return statusOf(applicant);
}

export async function linkBank(
  { api, uuid }: Applicant,
  purpose: 'INCOME' | 'DISBURSEMENT',
  username = 'user_good',
) {
  const params = { uuid };
  const { linkToken } = await api.call(contract.postBankLinkToken, { params, body: { purpose } });
  const signIn = { linkToken, institutionId: 'first-sandbox', username, password: 'any' };
  const { publicToken } = await api.call(contract.sandboxBankSignIn, { body: signIn });
  return api.call(contract.postBankLinkExchange, {
    params,
    body: { purpose, publicToken: publicToken ?? '', accountIds: [] },
  });
}

/** Links a bank and confirms that the deposits are the pay. @returns the record, for `putIncomeSources` */
export async function confirmPay(applicant: Applicant, username?: string): Promise<string> {
  const { record } = await linkBank(applicant, 'INCOME', username);
  const recordUuid = record?.uuid ?? '';
  await applicant.api.call(contract.putIncomeRecord, {
    params: { uuid: applicant.uuid, recordUuid },
    body: { confirmed: true },
  });
  return recordUuid;
}

/** Signs every document of the session under way, or of a new one. @returns the session */
export async function signDocuments({ api, uuid }: Applicant): Promise<string> {
  const { sessionId, signerName, documents } = await api.call(contract.postSigningSession, {
    params: { uuid },
    body: {},
  });
  for (const { documentUuid, tags } of documents) {
    const tagIds = tags.map(({ id }) => id);
    const body = { documentUuid, signedName: signerName, signedAt: '2026-11-21T12:00:00Z', tagIds };
    await api.call(contract.postSignDocument, { params: { uuid, sessionId }, body });
  }
  return sessionId;
}
