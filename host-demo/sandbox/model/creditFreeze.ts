import { same } from './decisions.ts';
import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';

const RETRY_AFTER_MS = 60_000;
const REMIND_AFTER_MS = 24 * 60 * 60_000;

/** The bureaus keep the credit file closed. */
const FROZEN: readonly (string | null | undefined)[] = [
  'SOFT_CREDIT_LOCKED_OR_FROZEN',
  'HARD_CREDIT_LOCKED_OR_FROZEN',
];

export const isFrozen = ({ heloc }: Application): boolean => FROZEN.includes(heloc.status.checklistStatus);

/** The bureaus may be asked again a minute after the last try (docs/rules.md#credit-freeze). */
export const secondsToRetry = ({ creditTriedAt }: Application, now: number): number =>
  Math.max(0, Math.ceil(((creditTriedAt ?? Number.NEGATIVE_INFINITY) + RETRY_AFTER_MS - now) / 1000));

/** Whether another try finds the file as it was: as a control call has said, else for one test input only. */
const staysFrozen = ({ freezeLifted, heloc }: Application) =>
  freezeLifted === undefined ? same(heloc.owner.lastName, 'Stayfrozen') : !freezeLifted;

/** The status of a file that the bureaus keep closed; undefined once they have opened it. */
export function frozenStatus(app: Application, kind: 'SOFT' | 'HARD', decided: string | undefined) {
  const status = `${kind}_CREDIT_LOCKED_OR_FROZEN` as const;
  const isRetry = app.creditTries > 0 && app.heloc.creditFreeze;
  if (isRetry ? staysFrozen(app) : decided === status) return status;
  app.heloc.creditFreeze = null;
  app.creditTries = 0;
  return undefined;
}

/** What entering one of its statuses brings. */
export function noteFreeze(app: Application): void {
  const { creditFreeze } = app.heloc;
  app.heloc.creditFreeze = {
    ...(creditFreeze ?? { bureaus: [], failedTries: 0 }),
    ...(creditFreeze && app.creditTries > 0 ? { failedTries: creditFreeze.failedTries + 1 } : {}),
  };
}

export function askForReminder(app: Application, { now }: Env): string {
  const remindAt = new Date(now + REMIND_AFTER_MS).toISOString();
  app.heloc.creditFreeze = { bureaus: [], failedTries: 0, ...app.heloc.creditFreeze, remindAt };
  return remindAt;
}

/** Sends the reminder when its time has come, if there still is something to lift. @returns whether anything changed */
export function remind(app: Application, env: Env): boolean {
  const { remindAt } = app.heloc.creditFreeze ?? {};
  if (!remindAt || app.creditReminded || env.now < Date.parse(remindAt)) return false;
  app.creditReminded = true;
  if (isFrozen(app)) {
    mailApplicant(app, env, {
      subject: 'Your credit file is still locked or frozen',
      text: 'Lift the freeze at the bureau, then open your application and try again.',
    });
  }
  return true;
}
