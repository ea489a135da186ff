import { type Schema, ValidationError } from 'yup';
import { conditionSchema } from '#src/api/contract/conditions.ts';
import { type Heloc, helocSchema } from '#src/api/contract/heloc.ts';
import { invalid } from '../http/errors.ts';
import { hasBorrowerSigned } from '../model/coDeed.ts';
import { conditionView, setConditions } from '../model/conditions.ts';
import { applyDecision } from '../model/decline.ts';
import type { Env } from '../model/env.ts';
import { fillUpTo } from '../model/fill.ts';
import { enter } from '../model/machine.ts';
import { newApplication } from '../model/newApplication.ts';
import { failedSession } from '../model/notarySession.ts';
import { newSigner } from '../model/owners.ts';
import { borrowerOf } from '../model/party.ts';
import { uuidFrom } from '../model/random.ts';
import type { Application, Identity } from '../model/records.ts';
import type { ApplicationInput } from './applicationInput.ts';
import { merge } from './merge.ts';
import { giveStatus, type SignerInput } from './signers.ts';

const DEFAULT_STATUS = 'OFFER_SELECTION';
const BORN = '1984-04-12';
/** Old enough for an organisation that lends to people of 62 and older. */
const SENIOR_BORN = '1958-04-12';
const HOME = { street1: '12 Alder Way', street2: '', city: 'Boise', state: 'ID', zip: '83702' };

/** Fields of the body that are not the application's own. */
const NOT_FIELDS = new Set([
  'org',
  'scenario',
  'status',
  'profile',
  'conditions',
  'signers',
  'notifications',
  'user',
  'email',
  'activeElsewhere',
  'password',
  'hold',
  'notaryFailure',
  'checklistStatus',
]);

/** Fields that others are worked out from. */
const BASIS = [
  'productType',
  'isCrypto',
  'isInquiry',
  'offers',
  'liabilities',
  'adjustedHomeAmount',
  'helocSigners',
  'contact',
];

type Fields = Record<string, unknown>;
const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

export const fieldsOf = (input: Fields): Fields =>
  Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !NOT_FIELDS.has(key) && value !== undefined),
  );

/** `status` may be an object or a name, and the name may also stand alone as `checklistStatus`. */
export function statusOf(input: Fields): { name: string | null | undefined; fields: Fields } {
  const { status, checklistStatus } = input;
  if (typeof status === 'string' || status === null) return { name: status, fields: {} };
  const { checklistStatus: inner, ...fields } = (status ?? {}) as Fields;
  const name = inner ?? checklistStatus;
  if (name !== undefined && name !== null && typeof name !== 'string') {
    throw invalid('status.checklistStatus must be a string');
  }
  return { name: inner === null ? null : (name as string | undefined), fields };
}

function check(schema: Schema, value: unknown): void {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(...error.errors);
    throw error;
  }
}

/** Stores test data where the screens read it; throws a message if it is invalid. */
export function applyFields(app: Application, fields: Fields): void {
  const merged = merge(app.heloc as unknown as Fields, fields);
  check(helocSchema(), merged);
  app.heloc = merged as unknown as Heloc;
}

/** Asks for these things alone; of one that is asked for already a row may name just what changes. */
export function applyConditions(app: Application, rows: readonly object[], env: Env): void {
  setConditions(app, rows, env);
  for (const condition of app.conditions) check(conditionSchema(), conditionView(app, condition));
}

/** Stops automatic progress, or starts it again; a list of conditions stops it until they are done. */
export function applyHold(app: Application, hold: boolean | readonly string[]): void {
  app.hold = hold === true;
  delete app.holdFor;
  if (typeof hold === 'boolean') return;
  app.holdFor = hold.flatMap((name) => {
    const named = app.conditions.filter(({ uuid, categoryEnum }) => name === uuid || name === categoryEnum);
    if (named.length === 0) throw invalid(`hold names no condition of the application: ${name}`);
    return named.map(({ uuid }) => uuid);
  });
}

/** Lists whose rows need a uuid get one, so that a body need not invent it. */
function withUuids(app: Application, fields: Fields): Fields {
  const named = (list: unknown, name: string) =>
    Array.isArray(list)
      ? list.map((row: Fields, index) => ({ uuid: uuidFrom(`${app.heloc.uuid}|${name}|${index}`), ...row }))
      : list;
  return {
    ...fields,
    ...('offers' in fields ? { offers: (named(fields.offers, 'offer') as Fields[]).map(completeOffer) } : {}),
    ...('liabilities' in fields
      ? { liabilities: (named(fields.liabilities, 'liability') as Fields[]).map(completeLiability) }
      : {}),
  };
}

const completeOffer = (row: Fields) => ({ type: 'FIXED', originationFee: 0, discountList: [], ...row });
const completeLiability = (row: Fields) => ({
  creditor: 'Creditor',
  type: 'CREDIT_CARD',
  monetaryCalculatedNextPaymentMinimumAmount: 0,
  monetaryBalance: 0,
  securedByHome: false,
  payoffEligible: true,
  ...row,
});

interface ProfileInput {
  name?: Heloc['owner'];
  firstName?: string;
  lastName?: string;
  dob?: string;
  addresses?: (typeof HOME)[];
  phoneNumbers?: { number: string }[];
}

/** What the status needs besides its name. */
const STATUS_DEFAULTS: Readonly<Record<string, Fields>> = {
  ASSETS_PREQUAL: { uwDecision: 'ASSET_DEPLETION' },
};

/** Builds a whole application in any status, known to the routing table or not. */
export function makeApplication(
  input: ApplicationInput,
  identity: Identity,
  uuid: string,
  env: Env,
): Application {
  const profile = (input.profile ?? {}) as ProfileInput;
  const { name, fields: statusFields } = statusOf(input);
  const status = name === undefined ? DEFAULT_STATUS : name;
  const given = fieldsOf(input);
  const property = merge<Fields>({ ...HOME, occupancyType: 'HOME' }, given.property ?? {});
  const income = merge(
    { incomePrimary: 145_000, incomeOther: 0, employmentType: 'FULL_TIME' },
    given.income ?? {},
  );
  const app = newApplication({
    uuid: typeof given.uuid === 'string' ? given.uuid : uuid,
    org: identity.org,
    identityUuid: identity.uuid,
    email: identity.email,
    phoneNumber: profile.phoneNumbers?.[0]?.number ?? '2085550100',
    dob: profile.dob ?? (env.organisation.senior ? SENIOR_BORN : BORN),
    owner: merge(
      {
        firstName: profile.firstName ?? 'Ana',
        middleName: '',
        lastName: profile.lastName ?? 'Rivera',
        suffix: '',
      },
      merge({}, { ...profile.name, ...(given.owner as object | undefined) }),
    ),
    property: property as unknown as Heloc['property'],
    homeAddress: merge(
      HOME,
      profile.addresses?.[0] ??
        given.homeAddress ??
        (property.occupancyType === 'HOME' ? pick(property as Fields, Object.keys(HOME)) : {}),
    ),
    income,
    consents: [],
    senior: env.organisation.senior,
    now: env.now,
  });
  for (const given of (input.signers ?? []) as SignerInput[]) {
    const signer = newSigner(app, given);
    app.heloc.helocSigners.push(signer);
    giveStatus(app, signer, given, env);
    // A test that asks for this state need not wait ten minutes to send it again.
    signer.resendAt = null;
  }
  const fields = withUuids(app, given);
  // Twice: what a milestone works out rests on the first, and the given fields have the last word.
  applyFields(app, { ...pick(fields, BASIS), income, property });
  fillUpTo(app, status, env);
  enter(app, status, env);
  app.heloc.status = merge(app.heloc.status, { ...STATUS_DEFAULTS[status ?? ''], ...statusFields });
  applyDecision(app, env);
  applyFields(app, fields);
  if (hasBorrowerSigned(app)) for (const record of Object.values(app.coDeeds)) delete record.awaitsBorrower;
  applyConditions(app, input.conditions ?? [], env);
  applyHold(app, input.hold ?? false);
  if (input.notaryFailure) app.notarySession = failedSession(input.notaryFailure, borrowerOf(app), env.now);
  return app;
}
