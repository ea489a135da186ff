import type { Schema } from 'yup';
import { contract } from '#src/api/contract/contract.ts';
import type { Endpoint } from '#src/api/contract/endpoint.ts';
import type { EndpointExample } from '../endpointExample.ts';

/** What yup's `describe()` says of a schema, as far as an example needs it. */
interface Described {
  type: string;
  nullable: boolean;
  oneOf: readonly unknown[];
  fields?: Record<string, Described>;
  innerType?: Described;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
/** Of an invented person: without a signature, and valid until 2100. */
const TOKEN = `Bearer ${encode({ alg: 'none' })}.${encode({ sub: '5b0c8f56-1111-4e57-9a5b-3a4a1f0d2c11', exp: 4_102_444_800 })}.`;

const UUID = '7d9f7a52-2222-4f1c-8a55-0c9d3f6b1e20';
const TIME = '2026-01-15T17:00:00.000Z';
const DATE = '2026-01-15';

/** Values by the name of their field, so that an example reads like an answer. Others are made from their type. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  uuid: [UUID],
  documentUuid: [UUID],
  offerUuid: [UUID],
  signerUuid: [UUID],
  applicationUuid: [UUID],
  consentPromptUuid: [UUID],
  checklistStatus: ['OFFER_SELECTION'],
  jwt: [TOKEN],
  firstName: ['Ana'],
  lastName: ['Rivera'],
  ownerNames: ['Ana Rivera'],
  name: ['Ana Rivera'],
  email: ['ana.rivera@example.com'],
  emailAddress: ['ana.rivera@example.com'],
  phoneNumber: ['2085550142'],
  number: ['2085550142'],
  street1: ['12 Alder Way'],
  city: ['Boise'],
  state: ['ID'],
  states: ['ID'],
  licensedStates: ['ID'],
  abbrev: ['ID'],
  zip: ['83702'],
  fullAddress: ['12 Alder Way, Boise, ID 83702'],
  loanNumber: ['1000001'],
  productType: ['HELOC'],
  occupancyType: ['PRIMARY'],
  employmentType: ['FULL_TIME'],
  role: ['APPLICANT'],
  provider: ['sandbox'],
  redirect: ['https://lender.example/auth/login'],
  timeZone: ['America/Boise'],
  date: [DATE],
  dob: ['1984-04-12'],
  expires: ['2031-01-15'],
  created: [TIME],
  createdDate: [TIME],
  savedAt: [TIME],
  expiration: [TIME],
  expiresAt: [TIME],
  startsAt: [TIME],
  resendAt: [TIME],
  version: ['1.0', 1],
  term: [20],
  rate: [8.5],
  apr: [8.75],
  amount: [75_000],
  max: [150_000],
  maxDraw: [150_000],
  min: [25_000],
  minDraw: [25_000],
  drawAmount: [75_000],
  monthlyPayment: [650],
  originationFee: [0.0299],
  income: [145_000],
  incomePrimary: [145_000],
  epoch: [Date.parse(TIME)],
  enabled: [true],
  open: [true],
  isOpen: [true],
  eligible: [true],
  holderMatches: [true],
  nameMatches: [true],
  canContinue: [true],
  canStartApplication: [true],
  active: [true],
};

const BY_TYPE: Readonly<Record<string, unknown>> = { string: 'text', number: 1, boolean: false, mixed: {} };

function exampleOf(name: string, { type, nullable, oneOf, fields, innerType }: Described): unknown {
  if (fields) {
    if (nullable) return null;
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, exampleOf(key, field)]));
  }
  if (type === 'array') {
    if (nullable) return null;
    return innerType ? [exampleOf(name, innerType)] : [];
  }
  const [allowed] = oneOf.filter((value) => value !== null);
  if (allowed !== undefined) return allowed;
  const known = BY_NAME[name]?.find((value) => type === 'mixed' || typeof value === type);
  // What may be missing is, but for what an application's screens turn on.
  if (nullable && name !== 'checklistStatus') return null;
  return known ?? BY_TYPE[type];
}

const described = (schema: Schema) => schema.describe() as unknown as Described;

/** Every call of the contract with an answer that its schema takes. */
function endpointExamples(): Record<string, EndpointExample> {
  const endpoints: [string, Endpoint][] = Object.entries(contract);
  return Object.fromEntries(
    endpoints.map(([name, { method, path, responseKind, response }]) => [
      name,
      responseKind !== 'json'
        ? [method, path]
        : [method, path, response.validateSync(exampleOf('', described(response)), { strict: true })],
    ]),
  );
}

/** `endpoints.ts` */
export function endpointsModule(): string {
  const examples = Object.entries(endpointExamples()).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [
    '// Generated from src/api/contract (`UPDATE_DOCS=1 npx jest packages/testing`).',
    "import type { EndpointExample } from './endpointExample.ts';",
    '',
    'export type EndpointName =',
    `${examples.map(([name]) => `  | '${name}'`).join('\n')};`,
    '',
    'export const ENDPOINTS: Record<EndpointName, EndpointExample> = {',
    ...examples.map(([name, row]) => `  ${name}: ${JSON.stringify(row)},`),
    '};',
    '',
  ].join('\n');
}
