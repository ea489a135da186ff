import type { EndpointName } from '#src/api/contract/contract.ts';
import type { ChecklistStatus } from '#src/domain/application/status.ts';
import type { Stage } from '#src/domain/enums.ts';
import type { Env } from '../env.ts';
import type { Mail } from '../mail.ts';
import type { Milestone } from '../milestones.ts';
import type { Application } from '../records.ts';

/** The calls that belong under a status, and where each leads; null, or undefined at run time: the status stays. */
export type Submits = Readonly<
  Partial<Record<EndpointName, string | null | ((app: Application) => string | undefined)>>
>;

/** How a status ends by itself. A hold stops it. */
export interface Step {
  /** Sandbox time at which it ends; never, as long as the person has to do something first. */
  until: (app: Application) => number;
  next: (app: Application, env: Env) => string;
}

/** What others work at for longest, and where the control call leads that ends it (docs/test-inputs.md). */
type Waits = { for: string; to: string } | { for: string; to: string; refused: string; decide: Decide };
type Decide = (app: Application, env: Env, isAccepted: boolean) => string | undefined;

/**
 * What a status does. It goes on by itself, by a call of the person, or not at all: one that does none of these does not
 * compile.
 */
type Behavior = {
  onEnter?: (app: Application, env: Env) => void;
  waits?: Waits;
  /** How the control call ends it, where that is not as the clock does. */
  finish?: Step['next'];
  /** What only the person can do before others go on: consents, signatures and proofs. */
  missing?: (app: Application) => string | false;
} & (
  | { automatic: Step; submits?: Submits; isFinal?: never }
  | { automatic?: never; submits: Submits; isFinal?: never }
  | { automatic?: never; submits?: Submits; isFinal: true }
);

/** Where an application stands under a status. */
export interface Place {
  stage: Stage;
  reached: Milestone;
  /** It may be looked at while one is at any step, which it leaves as it was. */
  keepsStep?: true;
}

/** Everything that the sandbox knows of a status. */
type StatusRow = Behavior &
  Place & {
    /**
     * What is mailed when an application comes to it while the person waits; null where they go on waiting, or another mail
     * says it (docs/rules.md#mails).
     */
    mail: Mail | null | ((app: Application) => Mail | null);
  };

/** A status of the sandbox's own while something is worked at: it leaves the application where it stood, and tells nobody. */
type Waiting = Readonly<Record<`WAITING_FOR_${string}`, Behavior & { mail?: never; stage?: never }>>;

/** The row of every status. */
export type StatusRows = Readonly<Record<ChecklistStatus, StatusRow>> & Waiting;
/** The rows of some. */
export type SomeRows = Readonly<Partial<Record<ChecklistStatus, StatusRow>>> & Waiting;
export type AnyRow = Behavior & Partial<StatusRow>;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const NEVER = Number.POSITIVE_INFINITY;

export const iso = (ms: number) => new Date(ms).toISOString();

const place = (stage: Stage, reached: Milestone): Place => ({ stage, reached });
export const START = place('INITIAL', 'created');
export const OFFERS = place('PRODUCT_SELECT', 'offered');
export const SUBMITTED = place('MORE_INFO', 'submitted');
export const TO_SIGN = place('SIGNING', 'identityVerified');
export const NOTARY = place('ENOTARY', 'ownersSigned');
export const SIGNED = place('COMPLETE', 'deedSigned');

/** Says what there is to do. */
export const toDo = (subject: string, text = 'Open your application to go on.'): Mail => ({ subject, text });

export const after = (ms: number, next: Step['next'] | string): Step => ({
  until: (app) => app.enteredAt + ms,
  next: typeof next === 'string' ? () => next : next,
});
export const afterSeconds = (seconds: number, next: Step['next'] | string): Step =>
  after(seconds * SECOND, next);
export const afterADay = (next: Step['next'] | string): Step => after(DAY, next);

/** A day after a time, once there is one: a person looks at what was sent, and has nothing to look at before. */
export const dayAfter = (at: string | null | undefined): number => (at ? Date.parse(at) + DAY : NEVER);

/** Where what holds an application up before or after its submission leads on. */
export const afterReview = ({ heloc }: Application) =>
  heloc.dates.submitted ? 'INCOME_VERIFICATION' : 'WAITING_FOR_OFFERS';
