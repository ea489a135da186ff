import type * as topic from '#src/api/contract/credit.ts';
import { SSN_ATTEMPTS } from '#src/domain/person/ssn.ts';
import { conflict, invalid, tooMany, unreachable } from '../http/errors.ts';
import { askForReminder, isFrozen, secondsToRetry } from '../model/creditFreeze.ts';
import { meetsOutage, secondsToBureau } from '../model/creditSearch.ts';
import type { Env } from '../model/env.ts';
import { recordConsent } from '../model/recordConsent.ts';
import type { Application } from '../model/records.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** A check that the bureau does not answer waits, and what it was asked with is kept. */
function askBureau(app: Application, env: Env): void {
  if (meetsOutage(app, env.now))
    throw Object.assign(unreachable('We could not reach the credit bureau.'), {
      keepChanges: true,
      keepConsent: true,
    });
}

const ssnEnding = (ssn: string) => ssn.slice(-4);

export const creditHandlers = {
  putSsn: (call) =>
    submit('putSsn', call, (app, env) => {
      app.ssnLast4 = ssnEnding(call.body.ssn);
      const { consentType: type, consentVersion: version } = call.body;
      recordConsent(app, { type, version, userAgent: call.userAgent }, env.now);
      askBureau(app, env);
      app.heloc.ssnAttemptsLeft = Math.max(0, (app.heloc.ssnAttemptsLeft ?? SSN_ATTEMPTS) - 1);
      return {};
    }),
  retryCredit: (call) =>
    submit('retryCredit', call, (app, env) => {
      if (isFrozen(app)) {
        if (secondsToRetry(app, env.now) > 0) throw tooMany('Wait a minute before you try again.');
      } else {
        if (!app.heloc.bureauOutage) throw conflict('There is no check to try again.');
        if (secondsToBureau(app, env.now) > 0) throw tooMany('Wait a moment before you try again.');
        askBureau(app, env);
      }
      app.creditTriedAt = env.now;
      app.creditTries += 1;
      return {};
    }),
  postCreditDetails: (call) =>
    submit('postCreditDetails', call, (app, env) => {
      const { name, dob, ssnLast4 } = call.body;
      if (app.heloc.creditSearch?.answeredAt) throw invalid('These details were sent already');
      app.heloc.owner = name;
      app.dob = dob;
      app.ssnLast4 = ssnLast4;
      app.heloc.creditSearch = {
        reason: 'NOT_FOUND',
        ...app.heloc.creditSearch,
        answeredAt: new Date(env.now).toISOString(),
      };
      askBureau(app, env);
      return {};
    }),
  postCreditReminder: (call) =>
    submit('postCreditReminder', call, (app, env) => ({ remindAt: askForReminder(app, env) })),
} satisfies HandlersOf<typeof topic>;
