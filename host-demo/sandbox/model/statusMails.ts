import type { Env } from './env.ts';
import { mailApplicant } from './mail.ts';
import type { Application } from './records.ts';
import { rowOf } from './statuses/statuses.ts';

/** After this the page offers to leave (docs/rules.md#loaders-and-the-processing-window). */
const WAITS_MS = 30_000;

/** Whether the person has waited so long that they may have left the page. */
export const mayHaveLeft = ({ actedAt }: Application, now: number): boolean => now - actedAt >= WAITS_MS;

/** Mails the new status to an applicant who may have left the page. */
export function sendStatusMail(app: Application, env: Env): void {
  const { mail: given } = rowOf(app.heloc.status.checklistStatus) ?? {};
  const mail = typeof given === 'function' ? given(app) : given;
  if (mail) mailApplicant(app, env, mail);
}
