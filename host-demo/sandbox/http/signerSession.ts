import type { EndpointName } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import { notFound } from './errors.ts';

const ADDRESS = ['street1', 'street2', 'city', 'state', 'zip'];
const NAME = ['firstName', 'middleName', 'lastName', 'suffix'];
const NOTHING: readonly string[] = [];

const within = (parent: string, fields: readonly string[]) => fields.map((field) => `${parent}.${field}`);

const HANDOFF = [
  'state',
  'expiresAt',
  ...within('wanted', ['documentType', 'max']),
  ...within('received', ['documentType', 'documentUuid', 'name', 'size']),
];
const IDENTITY = [
  'state',
  'attemptsLeft',
  'failure',
  'documentKind',
  ...within('details.name', NAME),
  ...within('details', ['dob', 'expires', 'issuer']),
  ...within('details.address', ADDRESS),
  'nameMatches',
  ...within('review', ['reason', 'nameOnId']),
];
const SESSION = ['sessionId', 'provider', 'url', 'state', 'position', 'waitMinutes', 'notaryName', 'reason'];
const SLOT = ['id', 'startsAt', 'place', 'label', 'officeUuid'];
const WALLET = within('accounts', [
  'name',
  'address',
  'authorizedWallet.authorizationType',
  'authorizedWallets.address',
]);
const CONDITION = [
  'uuid',
  'categoryEnum',
  'created',
  'notes',
  'commentsToBorrower',
  'requestDocuments',
  'actionNeeded',
  'state',
  'dueDate',
  'submittedAt',
  ...within('xtraData', ['numDocsRequired', 'inquiries.creditor', 'inquiries.date', 'recorded']),
  ...within('documents', ['documentUuid', 'documentType', 'name', 'size']),
  'note',
  'answers.*',
];

/**
 * What a session of an additional signer may call, and every field that an answer to it may hold; `*` is what the signer
 * has typed themselves. A field that is not here is refused before it is sent, whatever the contract says: nothing of the
 * borrower's money, credit, income or answers is theirs (docs/rules.md#what-a-signer-may-see).
 */
const ANSWERS: Readonly<Partial<Record<EndpointName, readonly string[]>>> = {
  getCoDeedStatus: [
    'applicationUuid',
    'signerUuid',
    'firstName',
    'lastName',
    'email',
    'status',
    'role',
    'cancelled',
    'cancelledAt',
    'borrower',
    ...within('property', ADDRESS),
    'lender',
    'loanNumber',
    'consentedAt',
    'nameConfirmedAt',
    ...within('legalName', NAME),
    'identity',
    'borrowerSigned',
    'declinedAt',
    'declinedUntil',
    'problem',
    'retryAt',
    'openConditions',
    'esignVersion',
    'recordingConsentVersion',
    'isOccupant',
    'signedAt',
    'inPersonOnly',
    'hasTaxpayerNumber',
  ],
  putCoDeedName: NOTHING,
  putCoDeedTaxpayerNumber: NOTHING,
  postCoDeedConsents: NOTHING,
  postCoDeedDecline: ['declinedUntil'],
  deleteCoDeedDecline: NOTHING,
  getCoDeedDocuments: within('documents', [
    'uuid',
    'type',
    'title',
    'pages',
    'size',
    'mustRead',
    'readAt',
    'signedAt',
    'available',
  ]),
  getCoDeedDocument: NOTHING,
  putCoDeedDocumentRead: NOTHING,
  uploadCoDeedDocument: ['documentUuid', 'name', 'size', 'scan'],
  deleteCoDeedDocument: NOTHING,
  getCoDeedDraft: ['values.*', 'savedAt', 'version'],
  putCoDeedDraft: ['savedAt'],
  getCoDeedIdentity: IDENTITY,
  postCoDeedIdentity: IDENTITY,
  putCoDeedIdentityConfirmation: NOTHING,
  getCoDeedHandoff: HANDOFF,
  postCoDeedHandoff: [...HANDOFF, 'token'],
  postCoDeedHandoffText: ['last4'],
  getCoDeedNotary: [
    'mode',
    'ready',
    'open',
    'waitMinutes',
    'opensAt',
    'earliestDate',
    'retryAt',
    'questionAttemptsLeft',
    'failure',
    'idProblem',
    'nameOnId',
    'recordingConsentVersion',
    ...within('reservation', [
      ...SLOT,
      'endsAt',
      'timeZone',
      ...within('address', ADDRESS),
      'officeName',
      'mapUrl',
      'notaryName',
      'notaryCommission',
      'notaryPhone',
      'reminders',
      'phoneNumber',
      'needs',
      'attendees',
    ]),
  ],
  postCoDeedNotarySession: SESSION,
  getCoDeedNotarySession: SESSION,
  postCoDeedNotaryComplete: NOTHING,
  getCoDeedNotarySlots: [
    ...within('slots', SLOT),
    'timeZone',
    ...within('offices', ['uuid', 'name', 'mapUrl', ...within('address', ADDRESS)]),
  ],
  putCoDeedAppointment: ['startsAt', 'place', 'notaryName'],
  deleteCoDeedAppointment: NOTHING,
  getConditions: CONDITION,
  postConditionSubmission: CONDITION,
  postUpload: NOTHING,
  headUpload: NOTHING,
  patchUpload: NOTHING,
  deleteUpload: NOTHING,
  // Their own account.
  getIdentity: ['uuid', 'email', 'organizationCode', ...within('aliases', ['type', 'value'])],
  getNotifications: [
    ...within('notifications', ['uuid', 'title', 'description', 'created', 'status', 'walletAddress']),
    ...within('notifications.ctas', ['title', 'redirectPath']),
    'unread',
    'next',
  ],
  getIdentityV1: ['uuid', 'email', 'organizationCode'],
  putIdentityAlias: NOTHING,
  getWalletAccounts: WALLET,
  getWalletAccess: WALLET,
  getFigureInfo: [
    'uuid',
    'organizationCode',
    'profileType',
    'email',
    'updatedAt',
    'wallet.groupPolicyAddress',
    'isManageable',
    'isBroker',
    'wallet.accountAddress',
    'twoFactorEnabled',
    'passwordExpired',
    'totpVerified',
    ...within('aliases', ['type', 'value']),
  ],
  getProfile: [
    'uuid',
    ...within('name', NAME),
    'email',
    'dob',
    ...within('phoneNumbers', ['type', 'number']),
    ...within('addresses', [...ADDRESS, 'type', 'uuid']),
    'type',
    'optimizelyProfileUuid',
  ],
  putNotificationStatus: ['unread'],
  putNotificationsStatus: ['unread'],
  putProfilePhone: NOTHING,
  sendPhoneCode: ['expiresAt', 'resendAt'],
  verifyPhoneCode: ['verified'],
  postUserConsents: NOTHING,
  postCeoFeedback: NOTHING,
  logoutRedirect: ['redirect'],
};

/** Only signers make it, by whatever way they have signed in. */
export const isCoDeedCall = ({ path }: Endpoint): boolean => path.includes('/co-deed/');

/** Refuses what is the borrower's, or anybody's but a signer's: to this session it does not exist. */
export function requireSignersCall(
  name: EndpointName,
  { auth }: Endpoint,
  signedFor: string | undefined,
  asked: string | undefined,
): void {
  const isTheirs = Object.hasOwn(ANSWERS, name) && (asked === undefined || asked === signedFor);
  if (auth === 'required' && !isTheirs) throw notFound('Application not found');
}

/** Every field of an answer by its path, without the places in lists. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, path));
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const allows = (allowed: string, field: string): boolean =>
  allowed.endsWith('.*')
    ? field.startsWith(allowed.slice(0, -1)) || field === allowed.slice(0, -2)
    : // Absent as a whole: `reservation` is null where there is none.
      allowed === field || allowed.startsWith(`${field}.`);

/** The fields of an answer that a signer may not see. What visitors are answered as well is of no application. */
export function foreignFields(name: EndpointName, { auth }: Endpoint, answer: unknown): string[] {
  if (auth !== 'required') return [];
  const allowed = ANSWERS[name] ?? NOTHING;
  return [...new Set(fieldsOf(answer))].filter((field) => !allowed.some((entry) => allows(entry, field)));
}
