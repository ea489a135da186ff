import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { IdempotencyKeyStore } from '#src/api/client/idempotency.ts';
import { CHAT_TOKEN_HEADER } from '#src/api/contract/chatFiles.ts';
import { type Contract, contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { CallInput, Endpoint } from '#src/api/contract/endpoint.ts';
import { phoneCarrier } from '#src/features/uploads/engine/carrier.ts';
import { uploadUuidOf } from '#src/features/uploads/engine/tusStack.ts';
import {
  createTestSandbox,
  memoryKeys,
  sampleFile,
  sendSample,
  type TestSandbox,
} from '#src/testing/builders.ts';
import { handlers } from './handlers/handlers.ts';
import { createBodyFor, linkBank, signDocuments } from './testing/applicants.ts';

const AT = '2026-11-21T12:00:00.000Z';
const OFFER = '9e107d9d-372b-4a6c-8f1e-1d2c3b4a5f60';
const LO = '11111111-1111-4111-8111-111111111111';
const REFERRAL = '44444444-4444-4444-8444-444444444444';
const ID = { org: 'OAKLINE' };
const CHAT = { identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' }, ...ID };
const QUESTION = {
  conversationId: 'first',
  message: 'What is my rate?',
  organization: 'OAKLINE',
  senderId: 'visitor',
  senderType: 'USER',
};
const TRACKER = '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11';
const VISITOR = { id: TRACKER, attributes: { organization: 'OAKLINE', trackerId: TRACKER } };
const SIGNER = { firstName: 'Jo', lastName: 'Rivera', email: 'slow.jo@example.com', role: 'SPOUSE' };
const CO_OWNER = {
  firstName: 'Noa',
  lastName: 'Okafor',
  email: 'noa@example.com',
  phoneNumber: '2085550111',
  relationship: 'FAMILY' as const,
  livesInHome: true,
};

interface Context {
  sandbox: TestSandbox;
  made: Created;
  api: ReturnType<TestSandbox['api']>;
  params: { uuid: string };
}

/** How one endpoint is reached: with which application (a status, or a whole body), and what is sent. */
interface Case<E extends Endpoint> {
  with?: string | Record<string, unknown>;
  send: (context: Context) => CallInput<E> | Promise<CallInput<E>>;
}

const one = ({ params }: Context) => ({ params });
const none = () => ({});

async function upload(
  { api, params }: Context,
  name?: string,
  documentType: 'PASSPORT' | 'W2' | 'BANK_LETTER' | 'SUPPORT' = 'PASSPORT',
  conditionUuid?: string,
) {
  const { documentUuid } = await api.call(contract.uploadDocument, {
    params,
    body: { documentType, conditionUuid, uploadUuid: await sendSample(api, sampleFile(name)) },
  });
  return documentUuid;
}
const NEXT_BYTES = {
  headers: { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  bytes: new Blob(['abc']),
};
/** The parameters of an upload of three bytes that has begun. */
async function begun({ api }: Context) {
  const { headers } = await api.call(contract.postUpload, { headers: { 'Upload-Length': '3' } });
  return { params: { uploadUuid: uploadUuidOf(headers.location ?? '') } };
}
/** How a phone whose link was opened sends. */
async function onPhone(context: Context) {
  const body = { token: await handoff(context) };
  const { session } = await context.api.call(contract.openHandoff, { body });
  return { ...phoneCarrier(context.api, session), session };
}
async function begunOnPhone(context: Context) {
  const { headers } = await onPhone(context);
  const answer = await context.api.call(contract.postPhoneUpload, {
    headers: { 'Upload-Length': '3', ...headers },
  });
  return { headers, params: { uploadUuid: uploadUuidOf(answer.headers.location ?? '') } };
}
const firstDocument = async ({ api, params }: Context) =>
  (await api.call(contract.getDocuments, { params })).documents[0]?.uuid ?? '';
const signerUuid = async ({ api, params }: Context) =>
  (await api.call(contract.getSigners, { params })).signers[0]?.uuid ?? '';
async function paystub(context: Context) {
  const documentUuids = [await upload(context, 'stub.pdf', 'W2')];
  const body = { type: 'paystub', documentUuids, attested: true };
  return (await context.api.call(contract.postIncomeDocuments, { params: context.params, body })).uuid;
}
async function signingSession({ api, params }: Context) {
  const session = await api.call(contract.postSigningSession, { params, body: {} });
  return { params: { ...params, sessionId: session.sessionId }, session };
}
const TRANSCRIPT = {
  taxYears: [2025, 2024],
  name: { firstName: 'Ana', lastName: 'Rivera' },
  address: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
  consents: true as const,
  state: 'c9a1f4de-52b7-4a4e-9d55-0f7f4f6f7a10',
};
const NEEDS_POLICY = {
  status: 'GEN_CLOSING_DISCLOSURE',
  insurance: { policies: [{ kind: 'FLOOD', status: 'NEEDED' }] },
};
const DEED_IN_PERSON = { status: 'DEED_SIGNING', manualNotary: true };
async function slotToBook({ api, params }: Context) {
  const { slots } = await api.call(contract.getNotarySlots, { params });
  const body = { slotId: slots[0]?.id ?? '', place: 'HOME' as const, phoneNumber: '2085550143' };
  return { params, body: { ...body, feeAccepted: true, attendees: ['APPLICANT'] } };
}
async function booked(context: Context) {
  await context.api.call(contract.postNotaryReservation, await slotToBook(context));
  return { params: context.params };
}
async function notarySession({ api, params, sandbox }: Context) {
  const { sessionId } = await api.call(contract.postNotarySession, {
    params,
    body: { recordingConsent: true },
  });
  await sandbox.pass(10_000);
  return { params: { ...params, sessionId } };
}
const invitation = async ({ sandbox }: Context) => {
  const mails = await sandbox.control<{ path?: string }[]>('GET', '/outbox');
  return mails.findLast(({ path }) => path?.includes('token='))?.path?.split('token=')[1] ?? '';
};
const openInvitation = async (context: Context) => {
  const token = await invitation(context);
  await context.api.call(contract.postSignerInvitation, { body: { token } });
  return token;
};
const HANDOFF = {
  wanted: [{ documentType: 'BANK_STATEMENT' as const, max: 2 }],
  documentKind: null,
  conditionUuid: null,
  fresh: false,
};
/** The call is the signer's from here on, and the borrower's no more. */
async function asSigner(context: Context) {
  const token = await openInvitation(context);
  await context.api.call(contract.verifySignerInvitation, { body: { token, code: '123456' } });
  return context.params;
}
const signing = (status: string) => ({
  status: 'CO_DEED_REQ',
  signers: [
    { ...SIGNER, email: `slow.${status.toLowerCase()}@example.com`, status, phoneNumber: '2085550122' },
  ],
});
const ofSigner = async (context: Context) => ({ params: await asSigner(context) });
const signerDocument = async ({ api, params }: Context) =>
  (await api.call(contract.getCoDeedDocuments, { params })).documents[0]?.uuid ?? '';
async function signerUpload({ api, params }: Context) {
  const uploadUuid = await sendSample(api, sampleFile('pass.png'));
  const body = { documentType: 'PASSPORT' as const, uploadUuid };
  return (await api.call(contract.uploadCoDeedDocument, { params, body })).documentUuid;
}
async function signerHandoff(context: Context) {
  const params = await asSigner(context);
  await context.api.call(contract.postCoDeedHandoff, { params, body: HANDOFF });
  return { params };
}
async function signerSession(context: Context) {
  const params = await asSigner(context);
  const { sessionId } = await context.api.call(contract.postCoDeedNotarySession, {
    params,
    body: { recordingConsent: true },
  });
  await context.sandbox.pass(10_000);
  return { params: { ...params, sessionId } };
}
async function signerSlot(context: Context) {
  const params = await asSigner(context);
  const { slots } = await context.api.call(contract.getCoDeedNotarySlots, { params });
  const body = { slotId: slots[0]?.id ?? '', place: 'HOME' as const, phoneNumber: '2085550143' };
  return { params, body };
}
const handoff = async ({ api, params }: Context) =>
  (await api.call(contract.postHandoff, { params, body: HANDOFF })).token ?? '';
async function phone(context: Context) {
  const { session, ...carrier } = await onPhone(context);
  const uploadUuid = await sendSample(context.api, sampleFile('page.png'), carrier);
  const file = { body: { session, documentType: 'BANK_STATEMENT' as const, uploadUuid } };
  return { session, file };
}
async function phoneWithFile(context: Context) {
  const { session, file } = await phone(context);
  const { documentUuid } = await context.api.call(contract.uploadHandoff, file);
  return { session, documentUuid };
}
async function chatting({ api, sandbox }: Context) {
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  return api.call(contract.initOmniChat, { body: CHAT });
}
async function chatFile(context: Context) {
  const { conversationSid, token } = await chatting(context);
  const headers = { [CHAT_TOKEN_HEADER]: token, 'Content-Type': 'application/pdf' };
  return { params: { conversationSid }, headers, bytes: new Blob(['%PDF-1.4 '.repeat(100)]) };
}
const DAY_MS = 24 * 60 * 60_000;
async function deposits(context: Context): Promise<string> {
  const { api, params } = context;
  const manual = {
    accountHolderName: 'Ana Rivera',
    accountType: 'CHECKING' as const,
    routingNumber: '021000021',
    accountNumber: '000123456789',
    documentUuid: await upload(context, 'check.pdf', 'BANK_LETTER'),
    verification: 'MICRO_DEPOSITS' as const,
  };
  await api.call(contract.putDisbursementAccount, { params, body: { manual } });
  return (await api.call(contract.getBankAccounts, { params })).accounts[0]?.uuid ?? '';
}
const ASKED = { conditions: [{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }] };
const newcomer = { registration: true };
const invited = { status: 'CO_DEED_REQ', signers: [SIGNER] };
const offered = { scenario: 'worked-example' };

const CASES: { [Name in EndpointName]: Case<Contract[Name]> } = {
  typeahead: { send: () => ({ query: { filter: '12 alder' } }) },
  getBankAccounts: { with: 'DISBURSEMENT_ACCOUNT', send: one },
  postBankLookup: {
    with: 'DISBURSEMENT_ACCOUNT',
    send: ({ params }) => ({ params, body: { routingNumber: '021000021' } }),
  },
  putDisbursementAccount: {
    with: 'DISBURSEMENT_ACCOUNT',
    send: async (context) => ({
      params: context.params,
      body: {
        manual: {
          accountHolderName: 'Ana Rivera',
          accountType: 'CHECKING',
          routingNumber: '021000021',
          accountNumber: '000123456789',
          documentUuid: await upload(context, 'check.pdf', 'BANK_LETTER'),
          verification: 'DOCUMENT_REVIEW',
        },
      },
    }),
  },
  putDisbursementVerification: {
    with: 'DISBURSEMENT_ACCOUNT',
    async send(context) {
      const accountUuid = await deposits(context);
      await context.sandbox.pass(5 * DAY_MS);
      return { params: context.params, body: { accountUuid, cents: [45, 32] } };
    },
  },
  postDisbursementReview: {
    with: 'DISBURSEMENT_ACCOUNT',
    send: async (context) => ({
      params: context.params,
      body: { accountUuid: await deposits(context) },
    }),
  },
  putDisbursementConfirm: {
    with: { status: 'DISBURSEMENT_ACCOUNT', disburseAccount: { routingNumber: '021000021' } },
    send: ({ params }) => ({ params, body: { confirmed: true } }),
  },
  putAutopay: { with: 'AUTOPAY_ACCOUNT', send: ({ params }) => ({ params, body: { mode: 'MANUAL' } }) },
  postBankLinkToken: {
    with: 'INCOME_VERIFICATION',
    send: ({ params }) => ({ params, body: { purpose: 'INCOME' } }),
  },
  postBankLinkExchange: {
    with: 'INCOME_VERIFICATION',
    async send(context) {
      const { api, params } = context;
      const { linkToken } = await api.call(contract.postBankLinkToken, {
        params,
        body: { purpose: 'INCOME' },
      });
      const body = { linkToken, institutionId: 'first-sandbox', username: 'user_good', password: 'x' };
      const { publicToken } = await api.call(contract.sandboxBankSignIn, { body });
      return { params, body: { purpose: 'INCOME', publicToken: publicToken ?? '', accountIds: [] } };
    },
  },
  sandboxBankSignIn: {
    with: 'INCOME_VERIFICATION',
    async send({ api, params }) {
      const { linkToken } = await api.call(contract.postBankLinkToken, {
        params,
        body: { purpose: 'AUTOPAY' },
      });
      return { body: { linkToken, institutionId: 'bank-down', username: 'user_good', password: '' } };
    },
  },
  initOmniChat: {
    async send({ sandbox }) {
      await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
      return { body: CHAT };
    },
  },
  initWebChat: {
    async send({ sandbox }) {
      await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
      return { body: CHAT };
    },
  },
  refreshChatToken: { send: async (context) => ({ body: { token: (await chatting(context)).token } }) },
  getWebChatInfo: {
    async send(context) {
      const { omniProxyChannelId } = await chatting(context);
      return { body: { omniProxyChannelId: omniProxyChannelId ?? '' } };
    },
  },
  authenticateWebChat: { send: () => ({}) },
  refreshWebChat: {
    send: async ({ api }) => ({ query: await api.call(contract.authenticateWebChat, {}) }),
  },
  endWebChat: {
    async send(context) {
      const { conversationSid, token } = await chatting(context);
      return { body: { conversationSid, token } };
    },
  },
  postChatSurvey: {
    async send(context) {
      const { conversationSid } = await chatting(context);
      return { body: { conversationSid, reason: 'OTHER', additionalInformation: null } };
    },
  },
  getChatAgents: { send: () => ({}) },
  postChatFile: { send: chatFile },
  getChatFile: {
    async send(context) {
      const sent = await chatFile(context);
      const { id } = await context.api.call(contract.postChatFile, sent);
      return { params: { ...sent.params, fileId: id }, headers: sent.headers };
    },
  },
  getChatHistory: { send: () => ({ params: { conversationId: 'first' } }) },
  chatWithAutobot: { send: () => ({ body: QUESTION }) },
  setChatReplyUsedWithFeedback: {
    send: async ({ api }) => {
      const { reply } = await api.call(contract.chatWithAutobot, { body: QUESTION });
      return {
        body: { conversationId: 'first', questionId: reply.questionId ?? '', rating: 1, senderType: 'USER' },
      };
    },
  },
  putCoDeedName: {
    with: signing('OPENED'),
    send: async (context) => ({
      params: await asSigner(context),
      body: { firstName: 'Jo', middleName: 'A', lastName: 'Rivera', suffix: '' },
    }),
  },
  putCoDeedTaxpayerNumber: {
    with: signing('OPENED'),
    send: async (context) => ({ params: await asSigner(context), body: { held: false } }),
  },
  postCoDeedConsents: {
    with: signing('OPENED'),
    send: async (context) => ({
      params: await asSigner(context),
      body: {
        consents: [
          { type: 'ESIGN', version: '1.0' },
          { type: 'RECORDING', version: '1.0' },
        ],
      },
    }),
  },
  postCoDeedDecline: {
    with: signing('OPENED'),
    send: async (context) => ({ params: await asSigner(context), body: { reason: 'NOT_OWNER' } }),
  },
  deleteCoDeedDecline: { with: signing('DECLINED'), send: ofSigner },
  getCoDeedDocuments: { with: signing('ID_VERIFIED'), send: ofSigner },
  getCoDeedDocument: {
    with: signing('ID_VERIFIED'),
    async send(context) {
      const params = await asSigner(context);
      return { params: { ...params, documentUuid: await signerDocument(context) } };
    },
  },
  putCoDeedDocumentRead: {
    with: signing('ID_VERIFIED'),
    async send(context) {
      const params = await asSigner(context);
      return { params: { ...params, documentUuid: await signerDocument(context) } };
    },
  },
  uploadCoDeedDocument: {
    with: signing('CONSENTED'),
    send: async (context) => ({
      params: await asSigner(context),
      body: { documentType: 'PASSPORT', uploadUuid: await sendSample(context.api, sampleFile('pass.png')) },
    }),
  },
  deleteCoDeedDocument: {
    with: signing('CONSENTED'),
    async send(context) {
      const params = await asSigner(context);
      return { params: { ...params, documentUuid: await signerUpload(context) } };
    },
  },
  getCoDeedDraft: {
    with: signing('OPENED'),
    send: async (context) => ({ params: { ...(await asSigner(context)), screen: 'intro' } }),
  },
  putCoDeedDraft: {
    with: signing('OPENED'),
    send: async (context) => ({
      params: { ...(await asSigner(context)), screen: 'intro' },
      body: { values: { a: 1 }, version: 'v1', replaces: [null] },
    }),
  },
  getCoDeedIdentity: { with: signing('CONSENTED'), send: ofSigner },
  postCoDeedIdentity: {
    with: signing('CONSENTED'),
    async send(context) {
      const params = await asSigner(context);
      const frontDocumentUuid = await signerUpload(context);
      return { params, body: { documentKind: 'PASSPORT', frontDocumentUuid } };
    },
  },
  putCoDeedIdentityConfirmation: {
    with: signing('CONSENTED'),
    async send(context) {
      const params = await asSigner(context);
      const body = { documentKind: 'PASSPORT' as const, frontDocumentUuid: await signerUpload(context) };
      await context.api.call(contract.postCoDeedIdentity, { params, body });
      await context.sandbox.pass(2000);
      return { params, body: { matches: true } };
    },
  },
  getCoDeedHandoff: { with: signing('CONSENTED'), send: signerHandoff },
  postCoDeedHandoff: {
    with: signing('CONSENTED'),
    send: async (context) => ({ params: await asSigner(context), body: HANDOFF }),
  },
  postCoDeedHandoffText: { with: signing('CONSENTED'), send: signerHandoff },
  getCoDeedNotary: { with: signing('DOCUMENTS_READ'), send: ofSigner },
  postCoDeedNotarySession: {
    with: signing('DOCUMENTS_READ'),
    send: async (context) => ({ params: await asSigner(context), body: { recordingConsent: true } }),
  },
  getCoDeedNotarySession: { with: signing('DOCUMENTS_READ'), send: signerSession },
  postCoDeedNotaryComplete: { with: signing('DOCUMENTS_READ'), send: signerSession },
  getCoDeedNotarySlots: { with: signing('DOCUMENTS_READ'), send: ofSigner },
  putCoDeedAppointment: { with: signing('DOCUMENTS_READ'), send: signerSlot },
  deleteCoDeedAppointment: {
    with: signing('DOCUMENTS_READ'),
    async send(context) {
      const booking = await signerSlot(context);
      await context.api.call(contract.putCoDeedAppointment, booking);
      return { params: booking.params };
    },
  },
  getConditions: { with: ASKED, send: one },
  postConditionSubmission: {
    with: ASKED,
    async send(context) {
      const [condition] = await context.api.call(contract.getConditions, { params: context.params });
      const conditionUuid = condition?.uuid ?? '';
      const documents = [await upload(context, 'roof.pdf', 'SUPPORT', conditionUuid)];
      return { params: { ...context.params, conditionUuid }, body: { documents, note: null } };
    },
  },
  getConsentPrompt: { send: () => ({ params: { consentType: 'SMS' } }) },
  postUserConsents: {
    send: () => ({
      body: {
        ...ID,
        source: 'APP_FLOW',
        productType: 'HELOC',
        phone: '2085550143',
        email: 'ana@example.com',
        consents: [{ consentPromptUuid: OFFER, optInOut: 'OPT_IN' }],
      },
    }),
  },
  getHelocConsentTypes: { send: none },
  postConsent: {
    with: 'APP_SUBMISSION',
    send: async (context) => ({
      params: context.params,
      body: { documentUuid: await firstDocument(context), type: 'ESIGN', version: '1.0', acceptedAt: AT },
    }),
  },
  putApplicant: {
    with: { scenario: 'not-finished' },
    send: ({ params }) => ({ params, body: { dob: '1984-04-12', softCreditVersion: '1.0' } }),
  },
  getContact: { with: 'APP_SUBMISSION', send: one },
  putContact: {
    with: 'COLLECT_ADDITIONAL_INFO',
    send: ({ params }) => ({
      params,
      body: {
        loanPurpose: 'OTHER',
        ownershipType: 'TRUST',
        trust: { name: 'Rivera Trust', date: '2015-01-02', type: 'REVOCABLE', trustees: ['Ana Rivera'] },
        coOwners: [],
        maritalStatus: 'MARRIED',
        spouse: { firstName: 'Jo', lastName: 'Rivera', email: 'jo@example.com' },
        phoneNumber: '2085550143',
      },
    }),
  },
  createHeloc: {
    with: newcomer,
    send: () => ({ query: { state: 'ID' }, body: createBodyFor('new@example.com') }),
  },
  putSsn: {
    with: 'CREDIT_NO_MATCH',
    send: ({ params }) => ({
      params,
      body: { ssn: '123456789', consentType: 'SOFT_CREDIT', consentVersion: '1.0' },
    }),
  },
  postFloodAcknowledgement: {
    with: { status: 'GEN_CLOSING_DISCLOSURE', flood: { inHazardArea: true } },
    send: ({ params }) => ({ params, body: { acknowledged: true } }),
  },
  postInsurancePolicy: {
    with: NEEDS_POLICY,
    send: ({ params }) => ({
      params,
      body: {
        kind: 'FLOOD',
        insurer: 'Tidewater Mutual',
        policyNumber: 'FL-1',
        effectiveDate: '2026-01-01',
        expirationDate: '2099-01-01',
        dwellingCoverage: 250_000,
        annualPremium: 900,
        documentUuids: ['3f2b8a52-6a3e-4f0e-9d39-2f4f7d4f0a11'],
      },
    }),
  },
  postInsuranceAgentRequest: {
    with: NEEDS_POLICY,
    send: ({ params }) => ({
      params,
      body: { kind: 'FLOOD', name: 'Gil Marsh', email: 'gil@example.com', phoneNumber: null },
    }),
  },
  postDelinquencyAnswer: {
    with: 'DELINQUENCY_REVIEW',
    send: ({ params }) => ({ params, body: { answer: 'NOT_MINE', documentUuids: [] } }),
  },
  postPayoffLetter: {
    with: 'PAYOFF_REQUEST_PENDING',
    send: ({ params }) => ({
      params,
      body: {
        creditor: 'Meridian Card',
        mask: '7654',
        amount: 7512.4,
        goodThrough: '2099-04-30',
        perDiem: null,
        documentUuids: ['3f2b8a52-6a3e-4f0e-9d39-2f4f7d4f0a11'],
      },
    }),
  },
  postCloseLine: {
    with: {
      status: 'PAYOFF_REQUEST_PENDING',
      liabilities: [{ creditor: 'Bluestem Home Equity', mask: '2208', type: 'HELOC' }],
      payoffs: [{ creditor: 'Bluestem Home Equity', mask: '2208', amount: 18_400, status: 'REQUESTED' }],
    },
    send: ({ params }) => ({
      params,
      body: { lines: [{ creditor: 'Bluestem Home Equity', mask: '2208' }], agreed: true },
    }),
  },
  postCreditDetails: {
    with: 'CREDIT_NO_MATCH_SSN',
    send: ({ params }) => ({
      params,
      body: {
        name: { firstName: 'Ana', middleName: '', lastName: 'Rivera', suffix: '' },
        dob: '1984-04-12',
        ssnLast4: '6789',
        previousAddress: null,
        documentUuids: [],
      },
    }),
  },
  putPropertyEstimate: {
    with: 'NO_AVM_FOUND',
    send: ({ params }) => ({
      params,
      body: { estimatedValue: 450_000, condition: 'GOOD', changes: ['SOLAR'] },
    }),
  },
  putLiens: {
    with: 'LIEN_VERIFICATION',
    async send({ api, params }) {
      const { recordedLiens } = await api.call(contract.getHeloc, { params });
      const liens = (recordedLiens ?? []).map(({ uuid }) => ({
        lienUuid: uuid,
        status: 'PAID_OFF' as const,
        documentUuids: [],
      }));
      return { params, body: { liens, added: [], payoffAccountIds: [] } };
    },
  },
  putRequalify: {
    with: 'CLTV_LIEN_POSITION_REQUALIFY',
    send: ({ params }) => ({
      params,
      body: { choice: 'BORROW_LESS', payoffAccountIds: [], amount: 20_000 },
    }),
  },
  putAssetDepletion: {
    with: 'ASSETS_PREQUAL',
    send: ({ params }) => ({
      params,
      body: {
        assets: [{ type: 'SECURITIES', institution: 'Larkfield', balance: 400_000, owner: 'ME' }],
        otherIncome: { retirement: null, investment: 12_000, business: null, other: null },
      },
    }),
  },
  postBpoOrder: {
    with: 'BPO_ORDER_REQUEST',
    send: ({ params }) => ({
      params,
      body: {
        contactName: 'Ana Rivera',
        contactPhone: '2085550143',
        occupants: 'OWNER',
        bestDays: ['MONDAY'],
        gateCode: null,
        order: true,
      },
    }),
  },
  postPropertyCondition: {
    with: { scenario: 'texas-valuation' },
    send: ({ params }) => ({
      params,
      body: {
        condition: 'AVERAGE',
        damages: ['NONE'],
        damageText: null,
        repairs: null,
        documentUuids: [],
        acknowledged: true,
      },
    }),
  },
  postConditionProof: {
    with: 'UNACCEPTABLE_PROPERTY_CONDITION',
    send: async (context) => ({ params: context.params, body: { documentUuids: [await upload(context)] } }),
  },
  postValueReconsideration: {
    with: 'FINAL_TITLE_PULL',
    send: ({ params }) => ({
      params,
      body: {
        reason: 'The kitchen and both baths are new.',
        comparables: [{ address: '14 Alder Way', price: 512_000, soldOn: '2026-09-02', distance: 0.1 }],
        documentUuids: [],
      },
    }),
  },
  postPropertyAnswer: {
    with: 'NO_PROPERTY_FOUND',
    send: ({ params }) => ({ params, body: { reason: 'NEW', documentUuids: [] } }),
  },
  postOwnershipAnswer: {
    with: { status: 'ORDER_FULL_TITLE', titleQuestion: 'OWNERSHIP' },
    send: ({ params }) => ({ params, body: { answer: 'NAME_VARIATION', documentUuids: [] } }),
  },
  postAppraisalOrder: { with: 'ONSITE_APPRAISAL_BORROWER_PAYMENT', send: one },
  postAppraisalDecline: {
    with: 'ONSITE_APPRAISAL_BORROWER_PAYMENT',
    send: ({ params }) => ({ params, body: { instead: 'SMALLER_LINE' } }),
  },
  putAppraisalVisit: {
    with: 'ONSITE_APPRAISAL_PENDING',
    send: ({ params }) => ({ params, body: { contactName: 'Ana Rivera', phoneNumber: '2085550143' } }),
  },
  postCreditReminder: { with: 'SOFT_CREDIT_LOCKED_OR_FROZEN', send: one },
  retryCredit: { with: 'SOFT_CREDIT_LOCKED_OR_FROZEN', send: one },
  putDemographics: {
    with: 'HMDA',
    send: ({ params }) => ({
      params,
      body: {
        ethnicity: { codes: [], declined: false },
        race: { codes: [], declined: false },
        sex: { codes: [1, 2], declined: false },
        collectionMethod: 'INTERNET',
      },
    }),
  },
  getDocuments: { with: 'FINAL_OFFER', send: one },
  getDocument: {
    with: 'APP_SUBMISSION',
    send: async (context) => ({ params: { ...context.params, documentUuid: await firstDocument(context) } }),
  },
  uploadDocument: {
    send: async ({ api, params }) => ({
      params,
      body: { documentType: 'W2', uploadUuid: await sendSample(api) },
    }),
  },
  postUpload: { send: () => ({ headers: { 'Upload-Length': '3' } }) },
  headUpload: { send: begun },
  patchUpload: { send: async (context) => ({ ...(await begun(context)), ...NEXT_BYTES }) },
  deleteUpload: { send: begun },
  postPhoneUpload: {
    send: async (context) => ({ headers: { 'Upload-Length': '3', ...(await onPhone(context)).headers } }),
  },
  headPhoneUpload: { send: begunOnPhone },
  patchPhoneUpload: {
    async send(context) {
      const { params, headers } = await begunOnPhone(context);
      return { params, ...NEXT_BYTES, headers: { ...headers, ...NEXT_BYTES.headers } };
    },
  },
  deletePhoneUpload: { send: begunOnPhone },
  deleteDocument: {
    send: async (context) => ({ params: { ...context.params, documentUuid: await upload(context) } }),
  },
  getDraft: { send: ({ params }) => ({ params: { ...params, screen: 'start-contact' } }) },
  putDraft: {
    send: ({ params }) => ({
      params: { ...params, screen: 'start-contact' },
      body: { values: { a: 1 }, version: 'v1', replaces: [null] },
    }),
  },
  verifyAbilityToStart: { send: none },
  getStatesEligibility: { send: () => ({ query: { orgCode: 'OAKLINE' } }) },
  getZipEligibility: { send: () => ({ query: { orgCode: 'OAKLINE' } }) },
  getStateLicenses: { send: () => ({ query: { orgCode: 'OAKLINE' } }) },
  postWaitlist: {
    send: () => ({
      body: {
        firstName: 'Ana',
        lastName: 'Rivera',
        dob: '1984-04-12',
        email: 'ana@example.com',
        income: 1,
        street1: '12 Alder Way',
        city: 'Boise',
        state: 'ID',
        zip: '83702',
        consent: true,
      },
    }),
  },
  postSession: { send: () => ({ params: { context: 'external' }, body: {} }) },
  postEvent: { send: () => ({ params: { context: 'secure' }, body: { event: 'x', eventType: 'WEB' } }) },
  putFullStoryLink: { send: ({ params }) => ({ params, body: { link: 'https://replay.example/1' } }) },
  postCeoFeedback: {
    send: () => ({
      body: {
        message: 'Ten letters and more',
        topic: 'IMPROVE',
        marketingConsent: false,
        pathname: '/',
        productType: 'HELOC',
      },
    }),
  },
  postFeature: {
    send: () => ({
      params: { context: 'secure' },
      body: { featureKey: 'fe-heloc-redesign-2025', optimizeUser: VISITOR },
    }),
  },
  postFeatures: { send: () => ({ params: { context: 'external' }, body: { optimizeUser: VISITOR } }) },
  postDecision: {
    send: () => ({
      params: { context: 'external' },
      body: { optimizeUser: VISITOR, trackerId: VISITOR.id },
    }),
  },
  getHeloc: { send: one },
  getAllHelocs: { send: none },
  getOpenStatus: { send: () => ({ params: { department: 'OPS_PHONE' }, query: {} }) },
  getWeek: { send: () => ({ params: { department: 'OPS_CHAT' }, query: {} }) },
  registerIdentity: {
    send: () => ({
      query: { organization: 'OAKLINE' },
      body: { email: 'walk@example.com', password: 'Correct-Horse-1', phoneNumber: '2085550143' },
    }),
  },
  getIdentity: { send: none },
  getIdentityV1: { send: none },
  getWalletAccounts: { send: none },
  getWalletAccess: { send: () => ({ query: {} }) },
  putIdentityAlias: { send: () => ({ body: { type: 'Phone', value: '2085550143' } }) },
  login: { send: ({ made }) => ({ body: { email: made.email, password: made.password } }) },
  loginRedirect: {
    send: () => ({
      params: { audience: 'customer' },
      query: { applicationName: 'heloc', orgCode: 'OAKLINE' },
    }),
  },
  getFigureInfo: { send: () => ({ params: { audience: 'customer' } }) },
  logoutRedirect: { send: () => ({ params: { audience: 'customer' } }) },
  getHandoff: { send: async (context) => handoff(context).then(() => one(context)) },
  postHandoff: { send: ({ params }) => ({ params, body: HANDOFF }) },
  postHandoffText: { send: async (context) => handoff(context).then(() => one(context)) },
  openHandoff: { send: async (context) => ({ body: { token: await handoff(context) } }) },
  uploadHandoff: { send: async (context) => (await phone(context)).file },
  removeHandoffDocument: { send: async (context) => ({ body: await phoneWithFile(context) }) },
  finishHandoff: {
    send: async (context) => ({ body: { session: (await phoneWithFile(context)).session } }),
  },
  getIdentityVerification: { with: 'IDENTITY_VERIFICATION', send: one },
  postIdentityVerification: {
    with: 'IDENTITY_VERIFICATION',
    send: async (context) => ({
      params: context.params,
      body: { documentKind: 'PASSPORT', frontDocumentUuid: await upload(context) },
    }),
  },
  putIdentityConfirmation: {
    with: 'IDENTITY_VERIFICATION',
    async send(context) {
      const { api, params, sandbox } = context;
      const body = { documentKind: 'PASSPORT' as const, frontDocumentUuid: await upload(context) };
      await api.call(contract.postIdentityVerification, { params, body });
      await sandbox.pass(2000);
      return { params, body: { matches: true } };
    },
  },
  getIncomeRecords: { with: 'INCOME_VERIFICATION', send: one },
  postIncomeDocuments: {
    with: 'INCOME_VERIFICATION',
    send: async (context) => ({
      params: context.params,
      body: { type: 'w2', documentUuids: [await upload(context, 'w2.pdf', 'W2')], attested: true },
    }),
  },
  postEmployerInformation: {
    with: 'INCOME_VERIFICATION',
    send: ({ params }) => ({ params, body: { authorized: true, ssnLast4: '1234' } }),
  },
  postTaxTranscript: { with: 'INCOME_VERIFICATION', send: ({ params }) => ({ params, body: TRANSCRIPT }) },
  postTaxTranscriptResult: {
    with: 'INCOME_VERIFICATION',
    async send({ api, params }) {
      await api.call(contract.postTaxTranscript, { params, body: TRANSCRIPT });
      return { params, body: { state: TRANSCRIPT.state, result: 'SIGNED' } };
    },
  },
  putIncomeRecord: {
    with: 'INCOME_VERIFICATION',
    async send(context) {
      const { api, params } = context;
      const { record } = await linkBank({ api, uuid: params.uuid }, 'INCOME');
      return { params: { ...params, recordUuid: record?.uuid ?? '' }, body: { confirmed: true } };
    },
  },
  deleteIncomeRecord: {
    with: 'INCOME_VERIFICATION',
    send: async (context) => ({ params: { ...context.params, recordUuid: await paystub(context) } }),
  },
  putIncome: {
    with: 'INCOME_VERIFICATION',
    send: ({ params }) => ({ params, body: { incomePrimary: 120_000, incomeOther: 0 } }),
  },
  putEmployment: {
    with: 'EMPLOYMENT_VERIFICATION',
    send: ({ params }) => ({
      params,
      body: { current: true, name: 'Brightwater Logistics', workPhone: '2085550177', contactAllowed: true },
    }),
  },
  putIncomeSources: {
    with: 'INCOME_VERIFICATION',
    send: async (context) => ({ params: context.params, body: { recordUuids: [await paystub(context)] } }),
  },
  postLeaveSurvey: {
    send: ({ params }) => ({ params, body: { reason: 'OTHER', screen: 'product/select' } }),
  },
  getNotifications: { with: { notifications: 3 }, send: () => ({ query: { limit: 20 } }) },
  putNotificationStatus: {
    with: { notifications: 3 },
    async send({ api }) {
      const { notifications } = await api.call(contract.getNotifications, { query: {} });
      const [first] = notifications as { uuid: string }[];
      return { params: { notificationUuid: first?.uuid ?? '' }, query: {}, body: { status: 'READ' } };
    },
  },
  putNotificationsStatus: {
    with: { notifications: 3 },
    send: () => ({ query: {}, body: { status: 'READ', until: AT } }),
  },
  getNotary: { with: 'DEED_SIGNING', send: one },
  postNotarySession: {
    with: 'DEED_SIGNING',
    send: ({ params }) => ({ params, body: { recordingConsent: true } }),
  },
  getNotarySession: { with: 'DEED_SIGNING', send: notarySession },
  postNotaryComplete: { with: 'DEED_SIGNING', send: notarySession },
  getNotarySlots: { with: 'DEED_SIGNING', send: one },
  postNotaryReservation: { with: DEED_IN_PERSON, send: slotToBook },
  deleteNotaryReservation: { with: DEED_IN_PERSON, send: booked },
  putNotaryReminders: {
    with: DEED_IN_PERSON,
    send: async (context) => ({ ...(await booked(context)), body: { reminders: ['SMS'] } }),
  },
  putOffer: {
    with: offered,
    send: ({ params }) => ({
      params,
      body: {
        offerUuid: OFFER,
        drawAmount: 50_000,
        originationFee: 0.0499,
        discounts: ['AUTOPAY'],
        payoffAccountIds: [],
      },
    }),
  },
  putOfferConfirm: {
    with: 'REVISED_OFFER_SELECTION',
    send: ({ params }) => ({ params, body: { confirmOffer: true } }),
  },
  postCounterOffer: { with: { scenario: 'decline-with-counter-offer' }, send: one },
  postOfferReopening: { with: 'FINAL_OFFER', send: one },
  getCosts: { with: offered, send: ({ params }) => ({ params, query: { drawAmount: 50_000 } }) },
  getProfile: { send: none },
  getConsentTypes: { send: none },
  putProfileName: {
    send: () => ({ body: { firstName: 'Ana', middleName: 'L', lastName: 'Rivera', suffix: 'JR' } }),
  },
  patchExperiments: {
    send: ({ params }) => ({
      params,
      body: { experiments: [{ name: 'fe-heloc-redesign-2025', variation: 'control' }] },
    }),
  },
  getOptimizelyProfile: { send: () => ({ query: { trackerId: LO } }) },
  patchOptimizelyProfile: {
    async send({ api, params }) {
      const { uuid } = await api.call(contract.getIdentity, {});
      return { params, query: { identityUuid: uuid }, body: { optimizelyProfileUuid: LO } };
    },
  },
  putProfilePhone: { send: () => ({ body: { phoneNumber: '2085550199' } }) },
  putProfileTracker: {
    send: async ({ api, made }) => ({
      params: { profileUuid: (await api.call(contract.getProfile, {})).uuid },
      body: { trackerUuid: made.uuid },
    }),
  },
  sendPhoneCode: { send: () => ({ body: { phoneNumber: '2085550199' } }) },
  verifyPhoneCode: {
    async send({ api, sandbox }) {
      await api.call(contract.sendPhoneCode, { body: { phoneNumber: '2085550188' } });
      const outbox = await sandbox.control<{ code?: string }[]>('GET', '/outbox');
      return { body: { phoneNumber: '2085550188', code: outbox.at(-1)?.code ?? '' } };
    },
  },
  getLoanOriginator: {
    send: () => ({ params: { loanOriginatorUuid: LO }, query: { organization: 'OAKLINE' } }),
  },
  getDefaultLoanOriginator: {
    send: () => ({ query: { organization: 'OAKLINE', productType: 'HELOC', state: 'ID' } }),
  },
  getLicensedStates: {
    send: () => ({ params: { loanOriginatorUuid: '22222222-2222-4222-8222-222222222222' } }),
  },
  getReferral: { send: () => ({ params: { referralUuid: REFERRAL } }) },
  getReferralStatus: { send: () => ({ params: { referralUuid: REFERRAL } }) },
  getEarlyDocument: { send: () => ({ params: { type: 'BROCHURE' } }) },
  getOfferCode: { send: () => ({ params: { code: 'oak-2026' } }) },
  getAffiliatePrepop: { send: () => ({ query: { id: 'demo-affiliate' } }) },
  postSignerInvitation: {
    with: invited,
    send: async (context) => ({ body: { token: await invitation(context) } }),
  },
  renewSignerInvitation: {
    with: invited,
    async send(context) {
      const token = await invitation(context);
      await context.sandbox.pass(11 * 60_000);
      return { body: { token } };
    },
  },
  verifySignerInvitation: {
    with: { ...invited, signers: [{ ...SIGNER, email: 'slow.verify@example.com' }] },
    send: async (context) => ({ body: { token: await openInvitation(context), code: '123456' } }),
  },
  getCoDeedStatus: {
    with: { ...invited, signers: [{ ...SIGNER, email: 'slow.codeed@example.com' }] },
    async send(context) {
      const token = await openInvitation(context);
      await context.api.call(contract.verifySignerInvitation, { body: { token, code: '123456' } });
      return {};
    },
  },
  getSigners: { with: invited, send: one },
  postSigner: { with: invited, send: ({ params }) => ({ params, body: CO_OWNER }) },
  postSignerResend: {
    with: invited,
    async send(context) {
      await context.sandbox.pass(11 * 60_000);
      return { params: { ...context.params, signerUuid: await signerUuid(context) } };
    },
  },
  putSignerEmail: {
    with: invited,
    send: async (context) => ({
      params: { ...context.params, signerUuid: await signerUuid(context) },
      body: { email: 'slow.new@example.com' },
    }),
  },
  postSignersContinue: {
    with: { status: 'CO_DEED_REQ', signers: [{ ...SIGNER, status: 'SIGNED' }] },
    send: one,
  },
  postSigningSession: { with: 'FINAL_OFFER', send: ({ params }) => ({ params, body: {} }) },
  postSignDocument: {
    with: 'FINAL_OFFER',
    async send(context) {
      const { params, session } = await signingSession(context);
      const { documentUuid = '', tags = [] } = session.documents[0] ?? {};
      const tagIds = tags.map(({ id }) => id);
      return { params, body: { documentUuid, signedName: 'ana  rivera', signedAt: AT, tagIds } };
    },
  },
  postSigningComplete: {
    with: 'NOTE_SIGNING',
    async send({ api, params }) {
      const sessionId = await signDocuments({ api, ...params });
      return { params: { ...params, sessionId } };
    },
  },
  postSigningDecline: {
    with: 'FINAL_OFFER',
    async send(context) {
      const { params } = await signingSession(context);
      return { params, body: { reason: 'TERM' } };
    },
  },
  postSupportRequest: {
    send: ({ params }) => ({ params, body: { topic: 'TECHNICAL', message: 'Ten letters and more' } }),
  },
  postCancellation: {
    with: 'RESCISSION',
    send: ({ params }) => ({ params, body: { typedName: 'Ana Rivera' } }),
  },
  getStatus: { send: one },
  postVisitorSupport: {
    send: () => ({
      body: { name: 'Ana', email: 'ana@example.com', topic: 'OTHER', message: 'Ten letters and more' },
    }),
  },
  putPaperDocuments: {
    with: 'APP_SUBMISSION',
    send: ({ params }) => ({ params, body: { wanted: true } }),
  },
  postSummaryAcceptance: {
    with: 'APP_SUBMISSION',
    send: ({ params }) => ({
      params,
      body: { esignConsent: true, summaryAccepted: true, hardCreditConsent: true, acceptedAt: AT },
    }),
  },
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
});
afterAll(() => sandbox.close());

async function contextFor(wanted: Case<Endpoint>['with']): Promise<Context> {
  const body = typeof wanted === 'string' ? { status: { checklistStatus: wanted } } : (wanted ?? {});
  const made = await sandbox.make(body === newcomer ? { status: 'CANCELLED' } : body);
  return { sandbox, made, api: sandbox.api({ jwt: made.jwt }), params: { uuid: made.uuid } };
}

describe('every call of the contract, client to sandbox', () => {
  test.each(Object.keys(CASES) as EndpointName[])('%s', async (name) => {
    const { with: wanted, send } = CASES[name] as unknown as Case<Endpoint>;
    const context = await contextFor(wanted);
    const answer = await context.api.call(contract[name] as Endpoint, await send(context));
    expect(answer).toBeDefined();
    if (contract[name].responseKind === 'binary')
      expect((answer as unknown as Blob).size).toBeGreaterThan(500);
  });
});

describe('what must not happen twice', () => {
  const names = (Object.keys(CASES) as EndpointName[]).filter((name) => contract[name].idempotencyKey);
  // The same people once more.
  beforeEach(() => sandbox.control('POST', '/reset'));

  /** What is needed to send a call through one client after the other. */
  async function prepared(name: EndpointName) {
    const { with: wanted, send } = CASES[name] as unknown as Case<Endpoint>;
    const context = await contextFor(wanted);
    const input = await send(context);
    const acted = jest.spyOn(handlers, name as never);
    const jwt = context.api.token.get();
    const client = (keys: IdempotencyKeyStore) => sandbox.api({ ...(jwt ? { jwt } : {}), keys });
    const call = (api: ReturnType<typeof client>) => api.call(contract[name] as Endpoint, input);
    return { acted, client, call };
  }

  test.each(names)('%s: an answer that was lost, and a reload', async (name) => {
    const { acted, client, call } = await prepared(name);
    const { method, path } = contract[name];
    const lost = { method, path: path.replace(/\{\w+\}/g, '*'), kind: 'network', after: true, times: 1 };
    await sandbox.control('POST', '/faults', lost);
    const keys = memoryKeys();
    await expect(call(client(keys))).rejects.toMatchObject({ code: 'network' });
    expect(acted).toHaveBeenCalledTimes(1);
    expect(await call(client(keys))).toBeDefined();
    expect(acted).toHaveBeenCalledTimes(1);
  });

  test.each(names)('%s: two at once', async (name) => {
    const { acted, client, call } = await prepared(name);
    const api = client(memoryKeys());
    const [one, other] = await Promise.all([call(api), call(api)]);
    expect(one).toEqual(other);
    expect(acted).toHaveBeenCalledTimes(1);
  });
});
