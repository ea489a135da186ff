import { underwriting } from '../appraisal.ts';
import { decided } from '../decisions.ts';
import { checkHome, insuredAt, isInsured, isNoticeUnread } from '../insurance.ts';
import { allSigned, inviteSigner } from '../owners.ts';
import { isLineUnsigned, payoffsKnownAt, receivePayoffs } from '../payoffs.ts';
import type { Application } from '../records.ts';
import { toAccount } from './next.ts';
import {
  after,
  afterADay,
  afterSeconds,
  HOUR,
  iso,
  MINUTE,
  NEVER,
  SECOND,
  type SomeRows,
  SUBMITTED,
  type Submits,
  TO_SIGN,
  toDo,
} from './row.ts';

/** Longer than a page waits for it, and while the page that it then shows still asks (docs/rules.md#polling-for-a-status). */
const NOTE_DRAWN_UP_AFTER = 5 * MINUTE;
const CERTIFICATE_AFTER = 4 * HOUR;

const ownersLeft = (app: Application) => app.heloc.helocSigners.length > 0 && !allSigned(app);

const toSign = {
  ...TO_SIGN,
  mail: toDo('Your documents are ready to sign'),
  submits: {
    postOfferReopening: 'OFFER_SELECTION',
    postSigningSession: null,
    postSignDocument: null,
    postSigningComplete: 'WAITING_FOR_SIGNED_DOCUMENTS',
    postSigningDecline: null,
  },
} satisfies SomeRows['FINAL_OFFER'];

const ACCOUNT = {
  putDisbursementAccount: null,
  putDisbursementVerification: null,
  postDisbursementReview: null,
  putDisbursementConfirm: 'AUTOPAY_ACCOUNT',
} satisfies Submits;

const payments = {
  stage: 'SIGNING',
  reached: 'accountGiven',
  mail: toDo('Choose how you want to make your payments'),
  submits: {
    ...ACCOUNT,
    putAutopay: (app: Application) => (ownersLeft(app) ? 'CO_DEED_REQ' : 'GEN_NOTARY_DISCLOSURE'),
  },
} satisfies SomeRows['AUTOPAY_ACCOUNT'];

export const signingRows = {
  PREQUAL_TITLE: { ...TO_SIGN, mail: null, automatic: afterSeconds(1, 'WAITING_FOR_NOTE') },
  WAITING_FOR_NOTE: { automatic: afterSeconds(1, 'FINAL_OFFER') },
  GEN_NOTE_SIGNING: { ...TO_SIGN, mail: null, automatic: after(NOTE_DRAWN_UP_AFTER, 'NOTE_SIGNING') },
  FINAL_OFFER: {
    ...toSign,
    onEnter(app) {
      app.heloc.status.uwDecision = 'FINAL';
      app.heloc.status.uwSubDecision = 'FINAL_OFFER';
    },
  },
  NOTE_SIGNING: toSign,
  WAITING_FOR_SIGNED_DOCUMENTS: {
    onEnter(app, { now }) {
      app.heloc.dates.noteSigned = iso(now);
    },
    automatic: afterSeconds(1, (app) => decided(app, 'afterSigning') ?? toAccount(app)),
  },
  GEN_CLOSING_DISCLOSURE: {
    stage: 'SIGNING',
    reached: 'noteSigned',
    mail: null,
    onEnter: checkHome,
    automatic: {
      // The certificate comes, if one is waited for; a notice has to be read first, and the home insured.
      until: (app) => {
        const { flood, status } = app.heloc;
        if (isNoticeUnread(app) || !isInsured(app)) return NEVER;
        if (flood?.inHazardArea) return Math.max(app.enteredAt, insuredAt(app));
        return app.enteredAt + (status.waitingOnFloodCert ? CERTIFICATE_AFTER : SECOND);
      },
      next: toAccount,
    },
    waits: {
      for: 'The flood certificate, or the look at the insurance that was sent',
      to: 'DISBURSEMENT_ACCOUNT',
    },
    missing: (app) =>
      isNoticeUnread(app)
        ? 'their acknowledgement of the flood notice'
        : !isInsured(app) && 'proof of their insurance',
    submits: {
      postFloodAcknowledgement: (app) => (isInsured(app) ? toAccount(app) : undefined),
      postInsurancePolicy: null,
      postInsuranceAgentRequest: null,
    },
  },
  REQUEST_STEWART_PAYOFFS: {
    ...SUBMITTED,
    mail: null,
    onEnter: underwriting('DECISION'),
    automatic: afterADay('PAYOFF_REQUEST_PENDING'),
  },
  PAYOFF_REQUEST_PENDING: {
    ...SUBMITTED,
    mail: toDo(
      'We have asked your lenders for payoff amounts',
      'This usually takes 2-5 business days. Keep paying these loans until then.',
    ),
    onEnter(app, env) {
      if (app.heloc.payoffs.length === 0)
        app.heloc.payoffs = [
          { creditor: 'Meridian Card', mask: '7654', amount: 7499.75, status: 'MARKED_FOR_PAYOFF' },
        ];
      for (const payoff of app.heloc.payoffs) {
        if (payoff.status !== 'MARKED_FOR_PAYOFF') continue;
        Object.assign(payoff, { status: 'REQUESTED', requestedAt: iso(env.now) });
      }
    },
    automatic: {
      // A credit line that is paid off has to be signed for as well.
      until: (app) => (isLineUnsigned(app) ? NEVER : payoffsKnownAt(app)),
      next(app, env) {
        receivePayoffs(app, env);
        return toAccount(app);
      },
    },
    waits: { for: 'The payoff figures', to: 'DISBURSEMENT_ACCOUNT' },
    missing: (app) => isLineUnsigned(app) && 'their signature that the credit line is to be closed',
    submits: { postPayoffLetter: null, postCloseLine: null },
  },
  DISBURSEMENT_ACCOUNT: {
    stage: 'SIGNING',
    reached: 'noteSigned',
    mail: toDo('Tell us where to send your money'),
    submits: ACCOUNT,
  },
  AUTOPAY_ACCOUNT: payments,
  VERIFIED_AUTOPAY_ACCOUNT: payments,
  CO_DEED_REQ: {
    stage: 'SIGNING',
    reached: 'paymentsSet',
    mail: toDo('The other owners of your home have to sign', 'Open your application to invite them.'),
    onEnter(app, env) {
      for (const signer of app.heloc.helocSigners)
        if (signer.status === 'PENDING') inviteSigner(app, signer, env);
    },
    submits: { postSigner: null, postSignersContinue: 'GEN_NOTARY_DISCLOSURE' },
  },
} satisfies SomeRows;
