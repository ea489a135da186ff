import { currentApplication } from './created.ts';
import { attempt, showError } from './messages.ts';

/** Changes what is kept of the person whose application was opened last, or is chosen there. */
export function changePerson(done: string, work: (identity: string) => Promise<unknown>): void {
  const identity = currentApplication()?.identityUuid;
  if (identity) void attempt(done, () => work(identity));
  else showError('Open an application first.');
}
