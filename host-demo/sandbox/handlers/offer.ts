import type * as topic from '#src/api/contract/offer.ts';
import { addDays } from '#src/domain/dates/dates.ts';
import { forgetDocument } from '../documents/opened.ts';
import { toSign } from '../documents/toSign.ts';
import { conflict, invalid } from '../http/errors.ts';
import { localDay } from '../model/closing.ts';
import { hasCounterOffer, takeCounterOffer } from '../model/counterOffer.ts';
import { CONSENT_VERSION, recordConsent } from '../model/recordConsent.ts';
import type { Application } from '../model/records.ts';
import { applySelection, costsFor, selectOffer } from '../model/selection.ts';
import { OFFER_DAYS } from '../model/statuses/offers.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

/** Offers hold for 30 days; afterwards they are issued again. */
function refuseExpired(app: Application, now: number): void {
  const until = app.heloc.dates.offersValidUntil;
  const today = localDay(app, now);
  if (!until || today <= until) return;
  app.heloc.dates.offersValidUntil = addDays(today, OFFER_DAYS);
  throw Object.assign(conflict('Your offer has been refreshed'), { keepChanges: true });
}

export const offerHandlers = {
  putOffer: (call) =>
    submit('putOffer', call, (app, env) => {
      refuseExpired(app, env.now);
      applySelection(app.heloc, selectOffer(app.heloc, call.body));
      return {};
    }),
  putOfferConfirm: (call) =>
    submit('putOfferConfirm', call, (app, env) => {
      const { selectedOffer } = app.heloc;
      if (!selectedOffer) throw conflict('Choose an offer first.');
      refuseExpired(app, env.now);
      if (selectedOffer.payoffAccountIds.length > 0 && !call.body.payoffAuthorization) {
        throw invalid('Payoff authorization is required');
      }
      selectedOffer.confirmedAt = new Date(env.now).toISOString();
      app.heloc.status.uwDecision = 'APPROVED';
      app.heloc.revisionReason = null;
      // The figures of the disclosure have changed, so it has to be accepted again.
      forgetDocument(app, 'EARLY_DISCLOSURE');
      if (call.body.payoffAuthorization) {
        recordConsent(
          app,
          { type: 'PAYOFF_AUTHORIZATION', version: CONSENT_VERSION, userAgent: call.userAgent },
          env.now,
        );
      }
      return {};
    }),
  async getCosts({ params, query, me, services }) {
    const { heloc } = await services.applications.read(params.uuid, me);
    return { costs: costsFor(heloc.property.state, query.drawAmount) };
  },
  postCounterOffer: (call) =>
    submit('postCounterOffer', { ...call, body: {} }, (app, env) => {
      if (!hasCounterOffer(app, env.now)) throw conflict('This offer is over.');
      takeCounterOffer(app, env);
      return {};
    }),
  postOfferReopening: (call) =>
    submit('postOfferReopening', call, (app) => {
      app.heloc.status.uwSubDecision = 'VERIFIED_OFFER';
      for (const { uuid } of toSign(app)) delete app.documents[uuid];
      delete app.signing;
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
