import type * as topic from '#src/api/contract/applicant.ts';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { ageProblem } from '#src/domain/person/birthdate.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { invalid } from '../http/errors.ts';
import { uuidFrom } from '../model/random.ts';
import { recordConsent } from '../model/recordConsent.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const applicantHandlers = {
  putApplicant: (call) =>
    submit('putApplicant', call, async (app, env) => {
      const { me, services, body, userAgent } = call;
      const home = body.homeAddress ?? app.heloc.property;
      const tooYoung = ageProblem(body.dob as IsoDate, {
        today: new Date(env.now),
        state: home.state,
        senior: env.organisation.senior,
      });
      if (tooYoung) throw invalid(tooYoung);
      if (body.softCreditVersion) {
        recordConsent(app, { type: 'SOFT_CREDIT', version: body.softCreditVersion, userAgent }, env.now);
      }
      if (!hasConsent(app.heloc.consents, 'SOFT_CREDIT'))
        throw invalid('You need to agree to the credit check');
      const { street1, street2, city, state, zip } = home;
      const homeAddress = { street1, street2, city, state, zip };
      app.dob = body.dob;
      app.heloc.homeAddress = homeAddress;
      app.heloc.owner = me.profile.name ?? app.heloc.owner;
      app.phoneNumber = me.profile.phoneNumbers[0]?.number ?? app.phoneNumber;
      const addresses = [{ ...homeAddress, type: 'HOME', uuid: uuidFrom(`${me.uuid}|home`) }];
      await services.identities.save({ ...me, profile: { ...me.profile, dob: body.dob, addresses } });
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
