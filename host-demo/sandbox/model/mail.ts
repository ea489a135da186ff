import type { Env } from './env.ts';
import type { Application } from './records.ts';

export interface Mail {
  subject: string;
  text: string;
}

/** To the applicant, with the way back to where the application stands; never a figure of theirs (docs/rules.md#mails). */
export function mailApplicant({ org, heloc }: Application, { mails }: Pick<Env, 'mails'>, mail: Mail): void {
  mails.push({ org, channel: 'email', to: heloc.email, ...mail, path: `/${heloc.uuid}` });
}
