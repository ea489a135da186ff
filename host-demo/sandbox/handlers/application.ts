import type { IsoDate } from '#src/domain/dates/dates.ts';
import { ageProblem } from '#src/domain/person/birthdate.ts';
import { NEEDS_PROOF } from '#src/domain/person/delinquency.ts';
import { isEmail } from '#src/domain/person/email.ts';
import { hasConsent } from '#src/domain/registration/consents.ts';
import { asksToConfirmJointCredit } from '#src/domain/registration/jointCredit.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import { secondsToRetry } from '../model/creditFreeze.ts';
import { secondsToBureau } from '../model/creditSearch.ts';
import { enter } from '../model/machine.ts';
import { newSigner } from '../model/owners.ts';
import { uuidFrom } from '../model/random.ts';
import { withOffers } from '../model/underwriteApplication.ts';
import { CONSENT_VERSION, consentVersions, recordConsent } from './recordConsent.ts';
import { referenceFor } from './signing.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

/** Prompts of the SMS consents; their wording is the brand's. */
const PROMPTS = ['SMS', 'SMS_TRANSACTIONAL'];

const ROLES: Record<string, string> = { SPOUSE: 'SPOUSE' };

export const applicationHandlers = {
  async getHeloc({ params, me, services }) {
    const app = await services.applications.read(params.uuid, me);
    const { creditFreeze, bureauOutage } = app.heloc;
    const now = services.clock.now();
    return {
      ...app.heloc,
      ...(creditFreeze && { creditFreeze: { ...creditFreeze, retryInSeconds: secondsToRetry(app, now) } }),
      ...(bureauOutage && { bureauOutage: { ...bureauOutage, retryInSeconds: secondsToBureau(app, now) } }),
    };
  },
  getAllHelocs: async ({ me, services }) =>
    (await services.applications.ofIdentity(me.uuid)).map(({ heloc }) => heloc),
  getStatus: async ({ params, me, services }) =>
    (await services.applications.read(params.uuid, me)).heloc.status,

  async postLeaveSurvey({ params, me, body, services }) {
    await services.applications.change(params.uuid, me, (app) => {
      if (app.heloc.leaveSurvey) return;
      app.heloc.leaveSurvey = true;
      app.answers.postLeaveSurvey = body;
    });
    return {};
  },

  getConsentPrompt({ params, org }) {
    if (!PROMPTS.includes(params.consentType)) throw invalid('Unknown consent type');
    return {
      consentPromptUuid: uuidFrom(`prompt|${org}|${params.consentType}`),
      consentType: params.consentType,
      text: null,
    };
  },
  async postUserConsents({ me, body, services, userAgent }) {
    const at = new Date(services.clock.now()).toISOString();
    await services.store.put('event', services.newId(), `consent|${me.uuid}`, { ...body, at, userAgent });
    return {};
  },
  getHelocConsentTypes: () => consentVersions,
  async postConsent({ params, me, body, services, userAgent }) {
    await services.applications.change(params.uuid, me, (app, env) => {
      recordConsent(app, { ...body, userAgent }, env.now);
      // A person who had not agreed at registration has now: the credit check can start.
      const { checklistStatus } = app.heloc.status;
      if (checklistStatus === 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' && body.type === 'SOFT_CREDIT') {
        enter(app, checklistStatus, env);
      }
    });
    return {};
  },

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
  postFloodAcknowledgement: (call) =>
    submit('postFloodAcknowledgement', call, ({ heloc }, env) => {
      if (!heloc.flood?.inHazardArea) throw conflict('There is no notice to acknowledge.');
      heloc.flood.acknowledgedAt = new Date(env.now).toISOString();
      return {};
    }),
  postDelinquencyAnswer: (call) =>
    submit('postDelinquencyAnswer', call, (app, env) => {
      const { answer, documentUuids } = call.body;
      if (NEEDS_PROOF.includes(answer) && documentUuids.length === 0)
        throw invalid('Upload at least one file');
      app.heloc.delinquencyAnswer = { answer, at: new Date(env.now).toISOString() };
      return {};
    }),
  async getContact({ params, me, services }) {
    const { contact } = await services.applications.read(params.uuid, me);
    if (!contact) throw notFound('Nothing was answered yet');
    return contact;
  },
  putContact: (call) =>
    submit('putContact', call, (app) => {
      const { shown: _, ...body } = call.body;
      const owners = [
        ...body.coOwners.map(({ relationship, ...owner }) => ({
          ...owner,
          role: ROLES[relationship] ?? 'CO_OWNER',
        })),
        ...(body.spouse ? [{ ...body.spouse, role: 'SPOUSE' }] : []),
      ];
      const emails = [app.heloc.email, ...owners.map(({ email }) => email)].map((email) =>
        email.toLowerCase(),
      );
      if (!emails.every(isEmail) || new Set(emails).size < emails.length) {
        throw invalid('Each signer needs their own email address');
      }
      if (body.ownershipType === 'JOINT' && owners.length === 0) throw invalid('Add at least one co-owner');
      if (body.ownershipType === 'TRUST' && !body.trust) throw invalid('Tell us about the trust');
      if (body.trust?.type === 'IRREVOCABLE') {
        throw invalid('We can only lend on homes held in a revocable living trust.');
      }
      const { loanPurpose, ownershipType, maritalStatus } = body;
      app.contact = body;
      app.heloc.contact = { loanPurpose, ownershipType, maritalStatus };
      app.heloc.property.ownershipType = ownershipType;
      app.heloc.helocSigners = [];
      for (const owner of owners) app.heloc.helocSigners.push(newSigner(app, owner));
      return {};
    }),
  putDemographics: (call) =>
    submit('putDemographics', call, async ({ heloc }) => {
      const { participantUuid, onBehalf } = call.body;
      const person = participantUuid
        ? heloc.participants.find(({ uuid }) => uuid === participantUuid)
        : heloc.participants[0];
      if (!person) throw invalid('This person is not an applicant');
      if (person.role !== 'APPLICANT' && !onBehalf) throw invalid('Answer with the co-applicant');
      await call.services.demographics.store(heloc.uuid, person.uuid, call.body);
      person.demographicsGiven = true;
      return {};
    }),
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
} satisfies Partial<Handlers>;
