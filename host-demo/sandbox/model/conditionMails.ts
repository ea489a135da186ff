import { isKnown, isOpen } from '#src/domain/conditions/conditions.ts';
import { slotsOf, taskOf } from '#src/domain/conditions/tasks.ts';
import { SIGNER_SEGMENT } from '#src/domain/remotes.js';
import type { HeldCondition } from './conditions.ts';
import type { Env } from './env.ts';
import type { Application } from './records.ts';

/** All that arrives within this time is one mail (docs/rules.md#mails-about-conditions). */
export const GATHERED_MS = 15 * 60_000;

/** Has its person told, with whatever else arrives soon. */
export function tellOpen(condition: HeldCondition, { now }: Pick<Env, 'now'>): void {
  condition.untoldSince ??= now;
}

const REFUSED = {
  subject: 'We need another look at something you sent',
  text: 'Open your application to see why, and what to send.',
};
const ASKED = {
  subject: 'There is something we need from you',
  text: 'Open your application to see what it is.',
};

/** Where a link leads; what it names are hints, and nothing of the person. */
function linkTo(app: Application, [condition, ...others]: readonly HeldCondition[]): string {
  const base = condition?.signer ? `/${SIGNER_SEGMENT}` : `/${app.heloc.uuid}`;
  if (!condition || others.length > 0 || !isKnown(condition)) return `${base}/conditions`;
  const { path } = taskOf(condition);
  const documentType = slotsOf(condition)[0]?.ways[0]?.needs[0]?.documentType;
  const query = new URLSearchParams({
    conditionUuid: condition.uuid,
    conditionEnum: condition.categoryEnum,
    ...(documentType ? { conditionType: documentType } : {}),
  });
  // A signer's number is asked for in the list itself, and their ID beside it.
  const below = condition.signer
    ? {
        identity: 'conditions/identity',
        'phone-number': 'conditions',
        'upload-document': 'conditions/upload-document',
      }
    : {
        identity: 'identity',
        'phone-number': 'conditions/phone-number',
        'upload-document': 'conditions/upload-document',
      };
  return `${base}/${below[path]}?${query}`;
}

const mailTo = (
  app: Application,
  conditions: readonly HeldCondition[],
  { mails }: Env,
  mail: { subject: string; text: string },
) =>
  mails.push({
    org: app.org,
    channel: 'email',
    to: conditions[0]?.signer ?? app.heloc.email,
    ...mail,
    path: linkTo(app, conditions),
  });

const isOf = (condition: HeldCondition) => (other: HeldCondition) =>
  (other.signer ?? null) === (condition.signer ?? null);

/** Thanks for the last one, at once; of the ones before there is nothing to say. */
export function tellDone(app: Application, condition: HeldCondition, env: Env): void {
  delete condition.untoldSince;
  const all = app.conditions.filter(isOf(condition));
  if (!all.every(({ state }) => state === 'DONE')) return;
  env.mails.push({
    org: app.org,
    channel: 'email',
    to: condition.signer ?? app.heloc.email,
    subject: 'We have everything we asked you for',
    text: 'There is nothing more to send now. Open your application to see what comes next.',
    path: condition.signer ? `/${SIGNER_SEGMENT}/resume` : `/${app.heloc.uuid}`,
  });
}

/** Sends what has been gathered long enough. @returns whether anything changed */
export function mailConditions(app: Application, env: Env): boolean {
  const untold = app.conditions.filter(({ untoldSince }) => untoldSince !== undefined);
  const due = untold.filter((condition) =>
    untold.some((other) => isOf(condition)(other) && env.now >= (other.untoldSince ?? 0) + GATHERED_MS),
  );
  for (const condition of due) delete condition.untoldSince;
  let left = due.filter(isOpen);
  while (left[0]) {
    const mine = left.filter(isOf(left[0]));
    left = left.filter((condition) => !mine.includes(condition));
    const isRefusal = mine.every(({ state }) => state === 'NEEDS_ANOTHER_TRY');
    const mail = isRefusal ? REFUSED : ASKED;
    const subject = mine.length > 1 ? `There are ${mine.length} things we need from you` : mail.subject;
    mailTo(app, mine, env, { ...mail, subject });
  }
  return due.length > 0;
}
