import type * as topic from '#src/api/contract/taxTranscript.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { gone, invalid } from '../http/errors.ts';
import { CONSENT_VERSION, recordConsent } from '../model/recordConsent.ts';
import { endTranscript, isResult } from '../model/taxTranscript.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** The person may only be returned to the site that asked. */
const isOwnPage = (url: string, origin: string | undefined) =>
  URL.canParse(url) && new URL(url).origin === origin;

export const taxTranscriptHandlers = {
  postTaxTranscript: (call) =>
    submit('postTaxTranscript', call, (app, env) => {
      const { state, taxYears, name, spouse, returnUrl = null } = call.body;
      if (returnUrl !== null && !isOwnPage(returnUrl, call.origin))
        throw invalid('returnUrl is not of this site');
      const consent = { type: 'TAX_TRANSCRIPT', version: CONSENT_VERSION, userAgent: call.userAgent };
      recordConsent(app, consent, env.now);
      const token = call.services.newId();
      const signers = [name, ...(spouse ? [spouse] : [])].map(({ firstName, lastName }) =>
        fullName({ firstName, lastName }),
      );
      app.taxTranscript = { token, state, returnUrl, years: taxYears, signers, lastName: name.lastName };
      return { url: `/transcript-page/${app.heloc.uuid}/${token}` };
    }),
  postTaxTranscriptResult: (call) =>
    submit('postTaxTranscriptResult', call, (app, env) => {
      const { state, result } = call.body;
      if (app.taxTranscript?.state !== state || !isResult(result))
        throw gone('This link has expired. Start again');
      return endTranscript(app, app.taxTranscript, result, env.now);
    }),
} satisfies HandlersOf<typeof topic>;
