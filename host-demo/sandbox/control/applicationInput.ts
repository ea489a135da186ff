import { array, boolean, type InferType, mixed, object, string } from 'yup';
import type { SentNotification } from '#src/api/contract/notifications.ts';
import { NOTARY_FAILURES } from '#src/domain/notary/notaryFailures.ts';
import { SIGNER_DECLINE_REASONS } from '#src/domain/person/additionalSigner.ts';
import { isUuid } from '#src/domain/text/uuid.ts';
import type { Services } from '../services.ts';
import { userFields } from './user.ts';

const anyObject = () =>
  mixed<Record<string, unknown>>()
    .test('object', ({ path }: { path: string }) => `${path} must be an object`, isObject)
    .nullable();
export const anyList = () => array(anyObject().required()).nullable();

const isHold = (value: unknown) =>
  value === undefined ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((name) => typeof name === 'string'));

function isObject(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));
}

/**
 * The body of `POST /sandbox/v1/applications`: any fields of an application, merged over a complete one in the given
 * status. Fields that no screen knows are kept and answered all the same.
 */
export const applicationInput = object({
  /** Organisation code; default OAKLINE. */
  org: string(),
  /** Default: a new one. */
  uuid: string().test('uuid', 'uuid must be a UUID', (value) => value === undefined || isUuid(value)),
  /** A name from host-demo/scenarios; what else the body has is merged over it. */
  scenario: string(),
  /** `{checklistStatus, ...}` or just the name. Absent: OFFER_SELECTION. Null: not finished, start/profile. */
  status: mixed<Record<string, unknown> | string>()
    .test(
      'status',
      'status must be a name or an object',
      (value) => typeof value === 'string' || isObject(value),
    )
    .nullable(),
  profile: anyObject(),
  offers: anyList(),
  liabilities: anyList(),
  /** In any state, of any category; what is left out is filled in. */
  conditions: anyList(),
  signers: array(
    object({
      firstName: string().required(),
      lastName: string().required(),
      email: string().required(),
      role: string(),
      /** Of `SIGNER_STATUSES`, with what belongs to it filled in; or PENDING, BOUNCED. */
      status: string(),
      phoneNumber: string(),
      livesInHome: boolean(),
      hasTaxpayerNumber: boolean(),
      /** They have an account of their own already, which is a broker's, too. */
      isBroker: boolean(),
      /** When they were invited last; a link is good for ten days. */
      invitedAt: string(),
      /** Why their last session with the notary failed; with BLOCKED default KBA_FAILED. */
      problem: string().oneOf(NOTARY_FAILURES),
      /** With DECLINED. */
      declined: object({
        reason: string().oneOf(SIGNER_DECLINE_REASONS).required(),
        text: string().nullable(),
      })
        .nullable()
        .optional()
        .default(undefined),
    }),
  ).nullable(),
  /** Why the last notary session failed, as if there had been one. */
  notaryFailure: string().oneOf(NOTARY_FAILURES),
  /** What the person was told: how many samples, or fields of each. */
  notifications: mixed<number | Partial<SentNotification>[]>().test(
    'notifications',
    'notifications must be a number or a list',
    (value) => value === undefined || typeof value === 'number' || Array.isArray(value),
  ),
  /** What the broker of logins and the wallet say of the person. */
  user: object(userFields).optional().default(undefined),
  email: string(),
  /** Other organisations at which the person has an active application. */
  activeElsewhere: array(string().required()),
  password: string(),
  /** Start with automatic progress stopped; by a list, until these conditions are done, by category or uuid. */
  hold: mixed<boolean | string[]>().test('hold', 'hold must be true, false or a list of conditions', isHold),
}).required();

export type ApplicationInput = InferType<typeof applicationInput> & Record<string, unknown>;

/** A named application state. */
export interface Scenario<Path extends string = string> {
  label: string;
  body: Partial<ApplicationInput>;
  /** Where the application should land, below `/{uuid}`; absent: it waits or leaves. */
  path?: Path;
  /** What the console opens in place of the application itself, below the base path; `{uuid}` is the application's. */
  opens?: string;
  /** The console opens it as the first signer, by their invitation. */
  bySigner?: boolean;
  /** The console opens it with these on the lender's page. */
  remote?: string;
  /** What is set beside the application, for everybody. */
  prepare?(services: Pick<Services, 'settings' | 'clock' | 'chat'>): Promise<void>;
}
export type Scenarios = Readonly<Record<string, Scenario>>;
