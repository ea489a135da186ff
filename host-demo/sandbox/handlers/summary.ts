import type * as topic from '#src/api/contract/summary.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { asksToConfirmJointCredit } from '#src/domain/registration/jointCredit.ts';
import { conflict, invalid } from '../http/errors.ts';
import { CONSENT_VERSION, recordConsent } from '../model/recordConsent.ts';
import { referenceFor } from '../model/reference.ts';
import { withOffers } from '../model/underwriteApplication.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const summaryHandlers = {
  putPaperDocuments: (call) =>
    submit('putPaperDocuments', call, (app, env) => {
      const { wanted } = call.body;
      const { dates, email, uuid } = app.heloc;
      dates.paperRequested = wanted ? (dates.paperRequested ?? new Date(env.now).toISOString()) : null;
      const reference = referenceFor(`${uuid}|paper|${env.now}`);
      env.mails.push({
        org: app.org,
        channel: 'email',
        to: email,
        subject: wanted ? `Your documents come by mail, ${reference}` : `You go on online, ${reference}`,
        text: wanted
          ? 'Your application is paused. Sign the documents and send them back in the envelope that comes with them, or go on online.'
          : 'Your application is no longer paused. You need not send back the documents on paper.',
        path: `/${uuid}`,
      });
      return { reference };
    }),
  postSummaryAcceptance: (call) =>
    submit('postSummaryAcceptance', call, (app, env) => {
      const { body, userAgent } = call;
      if (app.heloc.dates.paperRequested) throw conflict('Your application is paused.');
      if (!body.hardCreditConsent && !hasConsent(app.heloc.consents, 'HARD_CREDIT')) {
        throw invalid('You need to agree to the hard credit inquiry');
      }
      const { participants } = app.heloc;
      if (!body.jointIntent && asksToConfirmJointCredit(participants)) {
        throw invalid('Confirm that you apply for joint credit');
      }
      for (const person of participants) {
        if (body.jointIntent) person.jointIntentAt ??= new Date(env.now).toISOString();
      }
      const given = [
        ['ESIGN', body.esignVersion],
        ['SUMMARY_DISCLOSURE', body.summaryVersion],
        ...(body.hardCreditConsent ? [['HARD_CREDIT', body.hardCreditVersion] as const] : []),
        ...(body.jointIntent ? [['JOINT_CREDIT', body.jointIntentVersion] as const] : []),
      ] as const;
      for (const [type, version] of given) {
        recordConsent(
          app,
          { type, version: version ?? CONSENT_VERSION, acceptedAt: body.acceptedAt, userAgent },
          env.now,
        );
      }
      withOffers(app, env.organisation);
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
