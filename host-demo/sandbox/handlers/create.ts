import type * as topic from '#src/api/contract/create.ts';
import { type IsoDate, isIsoDate } from '#src/domain/dates/dates.ts';
import { ageProblem, minimumAge } from '#src/domain/person/birthdate.ts';
import { stateName } from '#src/domain/property/stateNames.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { conflict, invalid } from '../http/errors.ts';
import { abilityToStart } from '../model/ability.ts';
import { enter } from '../model/machine.ts';
import { newApplication } from '../model/newApplication.ts';
import { problemText } from '../model/problemTexts.ts';
import { uuidFrom } from '../model/random.ts';
import { REFUSED_STREET } from '../model/registration.ts';
import { answersIn } from './submit.ts';
import type { HandlersOf } from './types.ts';

const REFUSED = {
  ACTIVE_APPLICATION: 'You already have an active application.',
  RECENT_HELOC: 'It looks like you have received a HELOC from us within the last 45 days.',
} as const;

export const createHandlers = {
  async createHeloc({ query, body, me, org, services, noteRepeat }) {
    const { applications, organisations, identities, newId, clock } = services;
    const { propertyRequest: property, profileRequest: person } = body;
    if (query.state !== property.state) throw invalid('The state does not belong to the property.');
    const { states, senior } = organisations.of(org);
    const served = states.includes(query.state) && property.street1 !== REFUSED_STREET;
    if (!served) throw invalid(`we do not currently offer loans in ${stateName(query.state)}`);
    const createHash = applications.fingerprint(body);
    const ownApplications = await applications.ofIdentity(me.uuid);
    const same = ownApplications.find(({ heloc, createHash: hash }) => heloc.active && hash === createHash);
    if (same) {
      noteRepeat();
      return { uuid: same.heloc.uuid, loanNumber: same.heloc.loanNumber };
    }
    const now = clock.now();
    const { reason } = abilityToStart(ownApplications, me, now);
    if (reason) throw conflict(REFUSED[reason]);

    const rules = { today: new Date(now), state: person.homeAddress.state, senior };
    const tooYoung = isIsoDate(person.dob) && ageProblem(person.dob as IsoDate, rules);
    if (tooYoung) throw invalid(problemText(tooYoung, minimumAge(rules)));
    const acceptedAt = new Date(now).toISOString();
    const consents = [...body.consentListRequest, ...body.consentRequests].map(({ type, version }) => ({
      type,
      version: String(version),
      acceptedAt,
      documentUuid: null,
    }));
    const app = newApplication({
      uuid: newId(),
      org,
      identityUuid: me.uuid,
      email: person.email,
      phoneNumber: me.profile.phoneNumbers[0]?.number ?? '',
      dob: person.dob,
      owner: person.name,
      property,
      homeAddress: person.homeAddress,
      income: {
        incomePrimary: body.income.incomePrimary,
        incomeOther: body.income.incomeOther,
        employmentType: body.employmentType,
      },
      consents,
      isCrypto: body.isCrypto ?? false,
      referrerUuid: body.referrerId,
      senior,
      now,
    });
    app.createHash = createHash;
    app.answers.createHeloc = answersIn(body);
    const env = applications.env(org);
    // In New York the notice comes before the credit check (docs/rules.md#new-york-credit-notice).
    const ready = hasConsent(consents, 'SOFT_CREDIT');
    enter(app, ready ? 'WAITING_FOR_SOFT_CREDIT' : 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', env);
    await applications.add(app, env);
    await identities.save({
      ...me,
      profile: {
        ...me.profile,
        name: person.name,
        dob: person.dob,
        addresses: [{ ...person.homeAddress, type: 'HOME', uuid: uuidFrom(`${me.uuid}|home`) }],
      },
    });
    return { uuid: app.heloc.uuid, loanNumber: app.heloc.loanNumber };
  },
} satisfies HandlersOf<typeof topic>;
