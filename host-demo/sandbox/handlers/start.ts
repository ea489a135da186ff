import { type IsoDate, isIsoDate } from '#src/domain/dates/dates.ts';
import { ageProblem, minimumAge } from '#src/domain/person/birthdate.ts';
import { stateName } from '#src/domain/property/stateNames.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { conflict, HttpError, invalid, notFound } from '../http/errors.ts';
import { abilityToStart } from '../model/ability.ts';
import { enter } from '../model/machine.ts';
import { newApplication } from '../model/newApplication.ts';
import { problemText } from '../model/problemTexts.ts';
import { uuidFrom } from '../model/random.ts';
import {
  AFFILIATES,
  MAILED_CODES,
  REFERRALS,
  REFERRED,
  REFERRERS,
  replacementIn,
} from '../model/referrals.ts';
import { REFUSED_STREET } from '../model/registration.ts';
import { licenseOf } from '../organisations.ts';
import { findAddresses } from './addresses.ts';
import { answersIn } from './submit.ts';
import type { Handlers } from './types.ts';

function loanOriginator(uuid: string) {
  const row = Object.entries(REFERRERS).find(([known]) => known === uuid.toLowerCase())?.[1];
  if (!row) throw notFound('Loan originator not found');
  if ('fails' in row) throw new HttpError(503, { message: 'The lead portal is down' });
  const broker = row.kind.startsWith('A broker');
  return {
    uuid,
    originatorName: broker ? null : 'Robin Ashdown',
    brokerName: broker ? 'Ashdown Home Lending' : null,
    avatarUri: null,
    email: 'robin.ashdown@example.com',
    phoneNumber: '5095550100',
    nmls: '1900001',
    enforceLicensedStatesForReferral: row.states !== null,
    licensedStates: row.states ? [...row.states] : null,
  };
}

const REFUSED = {
  ACTIVE_APPLICATION: 'You already have an active application.',
  RECENT_HELOC: 'It looks like you have received a HELOC from us within the last 45 days.',
} as const;

export const startHandlers = {
  typeahead: ({ query }) => findAddresses(query.filter),

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
    const { reason } = abilityToStart(ownApplications, now);
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

  async verifyAbilityToStart({ me, org, services }) {
    const { reason } = abilityToStart(await services.applications.ofIdentity(me.uuid), services.clock.now());
    return {
      canStartApplication: reason === undefined,
      organizationsWithActiveApplication: reason === 'ACTIVE_APPLICATION' ? [org] : [],
      reason: reason ?? null,
    };
  },
  getStatesEligibility: ({ query, services }) => ({
    states: [...services.organisations.of(query.orgCode).states],
  }),
  getZipEligibility: ({ query, services }) => ({
    blockedZips: [...services.organisations.of(query.orgCode).blockedZips],
  }),
  getStateLicenses: ({ query, services }) =>
    services.organisations.of(query.orgCode).licensedStates.map(licenseOf),
  async postWaitlist({ body, org, services }) {
    await services.store.put('event', services.newId(), 'waitlist', body);
    await services.outbox.send({
      org,
      channel: 'email',
      to: body.email,
      subject: 'You are on our waitlist',
      text: body.consent
        ? 'We will send one notice to this address when you can apply.'
        : 'We will not write to this address again.',
    });
    return {};
  },

  getLoanOriginator: ({ params }) => loanOriginator(params.loanOriginatorUuid),
  getDefaultLoanOriginator: ({ query }) => loanOriginator(replacementIn(query.state)),
  getLicensedStates: ({ params }) => loanOriginator(params.loanOriginatorUuid).licensedStates ?? [],
  getReferral({ params }) {
    if (!Object.hasOwn(REFERRALS, params.referralUuid)) throw notFound('Referral not found');
    return REFERRED;
  },
  getReferralStatus({ params }) {
    const row = Object.entries(REFERRALS).find(([uuid]) => uuid === params.referralUuid)?.[1];
    if (!row) throw notFound('Referral not found');
    return { status: row.status, email: REFERRED.email };
  },
  getOfferCode({ params }) {
    const offer = Object.entries(MAILED_CODES).find(([code]) => code === params.code.toUpperCase())?.[1];
    if (!offer) throw notFound('Offer code not found');
    const { email: _email, phoneNumber: _phone, ...mailed } = REFERRED;
    const dates = { inHomeDate: '2026-10-01', respondByDate: '2026-12-31' };
    return { ...mailed, offerCode: offer.offerCode, ...dates };
  },
  getAffiliatePrepop({ query }) {
    const row = Object.entries(AFFILIATES).find(([id]) => id === query.id)?.[1];
    if (!row) throw notFound('Affiliate record not found');
    return { affiliate: 'Lantern Compare', abVersion: 'B', liveOffers: false, ...row.record };
  },
} satisfies Partial<Handlers>;
