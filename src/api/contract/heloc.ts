import { array, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  assetTermsSchema,
  consentRecordSchema,
  costSchema,
  incomeRecordSchema,
  insurancePolicySchema,
  liabilitySchema,
  offerSchema,
  participantSchema,
  payoffSchema,
  reasonsSchema,
  recordedLienSchema,
  selectedOfferSchema,
  signerSchema,
  valuationSchema,
  winbackSchema,
} from './parts.ts';
import { HELOC, HELOC_ONE } from './paths.ts';
import { reviewFields } from './reviewParts.ts';
import {
  addressAnswer,
  amount,
  flag,
  list,
  maybeAmount,
  maybeFlag,
  maybeText,
  nameAnswer,
  object,
  requiredText,
  text,
} from './schemas.ts';
import { statusSchema } from './status.ts';

/** Past and expected events, ISO times or yyyy-MM-dd dates; each absent until it is known. */
const dates = () =>
  object({
    created: maybeText(),
    /** yyyy-MM-dd, last day on which the offers hold. */
    offersValidUntil: maybeText(),
    /** When documents were asked for on paper, and the application paused; absent once one goes on online. */
    paperRequested: maybeText(),
    submitted: maybeText(),
    decided: maybeText(),
    /** yyyy-MM-dd, when a declined applicant may apply again. */
    reapplyAfter: maybeText(),
    noteSigned: maybeText(),
    deedSigned: maybeText(),
    /** yyyy-MM-dd, before which a notary may not meet (waiting period). */
    notaryEarliest: maybeText(),
    /** yyyy-MM-dd, until whose midnight a HOME owner may cancel. */
    rescissionDeadline: maybeText(),
    /** yyyy-MM-dd */
    fundsExpected: maybeText(),
    firstPaymentDue: maybeText(),
  });

export const helocSchema = () =>
  object({
    uuid: requiredText(),
    /** The Application ID that people see. */
    loanNumber: text(),
    status: statusSchema(),
    /** HELOC or SENIOR (62 and older). */
    productType: text(),
    active: flag(),
    activeForAppStart: flag(),
    isInquiry: flag(),
    isCrypto: flag(),
    owner: nameAnswer(),
    /** Of the owner, where the deed has another name than their ID. */
    nameOnDeed: maybeText(),
    email: text(),
    property: addressAnswer().shape({
      /** HOME, SECONDARY or INVESTMENT */
      occupancyType: text(),
      /** SOLE, JOINT or TRUST, once start/contact is submitted. */
      ownershipType: maybeText(),
      county: maybeText(),
      /** Names in the county's records. */
      ownerNames: array(text()).nullable(),
    }),
    homeAddress: addressAnswer().nullable().optional().default(undefined),
    adjustedHomeAmount: maybeAmount(),
    /** 0 or absent until an offer is chosen. */
    rate: maybeAmount(),
    amount: maybeAmount(),
    uwCalculatedDrawAmount: maybeAmount(),
    /** Years. */
    term: maybeAmount(),
    rateType: maybeText(),
    monthlyPayment: maybeAmount(),
    decision: maybeText(),
    subDecision: maybeText(),
    offers: list(offerSchema()),
    selectedOffer: selectedOfferSchema().nullable().optional().default(undefined),
    /** What was chosen before the offers were revised. */
    previousOffer: selectedOfferSchema().nullable().optional().default(undefined),
    revisionReason: maybeText(),
    ofeeMaxThreshold: maybeAmount(),
    maxDtiUnlimited: maybeAmount(),
    maxCltv: maybeAmount(),
    costs: list(costSchema()),
    liabilities: list(liabilitySchema()),
    payoffs: list(payoffSchema()),
    income: object({
      incomePrimary: amount(),
      incomeOther: amount(),
      employmentType: text(),
      verified: amount(),
    }),
    incomeRequestRecords: list(incomeRecordSchema()),
    assetDepletion: object({ complete: maybeFlag(), amount: maybeAmount() })
      .nullable()
      .optional()
      .default(undefined),
    assetTerms: assetTermsSchema().nullable().optional().default(undefined),
    recordedLiens: array(recordedLienSchema()).nullable(),
    winback: winbackSchema().nullable().optional().default(undefined),
    consents: list(consentRecordSchema()),
    /** How often an SSN may still be sent; two before the first (docs/rules.md#credit-file-not-found). */
    ssnAttemptsLeft: maybeAmount(),
    /** While the credit file is locked or frozen. */
    creditFreeze: object({
      /** EQUIFAX, EXPERIAN, TRANSUNION, as far as known. */
      bureaus: list(text()),
      /** How many retries have failed. */
      failedTries: amount(),
      /** Seconds until it may be asked again, at the time of the answer. */
      retryInSeconds: maybeAmount(),
      /** ISO time of a reminder that was asked for. */
      remindAt: maybeText(),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** Of the home by a person, once one is asked for. */
    valuation: valuationSchema().nullable().optional().default(undefined),
    /** What the flood certificate says, once it is there. */
    flood: object({
      inHazardArea: flag(),
      /** As on FEMA's map, e.g. AE. */
      zone: maybeText(),
      /** ISO time at which the notice was acknowledged. */
      acknowledgedAt: maybeText(),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** While the job is being confirmed. */
    employment: object({
      employerName: maybeText(),
      /** ISO time at which the person answered. */
      answeredAt: maybeText(),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** Policies on the home, once it is known which are needed. */
    insurance: object({
      policies: list(insurancePolicySchema()),
      /** In a declared disaster area, where the home is inspected again. */
      disasterArea: maybeFlag(),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** Past-due payments of the credit report that the person is asked about. */
    delinquencies: array(
      object({
        uuid: requiredText(),
        creditor: text(),
        mask: maybeText(),
        monthsPastDue: maybeAmount(),
        /** Who reported it: EQUIFAX, EXPERIAN, TRANSUNION. */
        bureau: maybeText(),
      }),
    ).nullable(),
    /** The person's answer, while it is reviewed. */
    delinquencyAnswer: object({ answer: text(), /** ISO time */ at: text() })
      .nullable()
      .optional()
      .default(undefined),
    ...reviewFields,
    helocSigners: list(signerSchema()),
    /** The credit applicants, the one who is signed in first; owners who only sign are not among them. */
    participants: list(participantSchema()),
    /** CONTACT, DEMOGRAPHICS, INCOME, OFFER: what may still be changed although it was sent already. */
    editable: list(text()),
    /** Whether the person was asked why they leave; it is asked once. */
    leaveSurvey: maybeFlag(),
    additionalSignerVersion: maybeText(),
    /** What start/contact was answered with, for read-only summaries. */
    contact: object({ loanPurpose: text(), ownershipType: text(), maritalStatus: text() })
      .nullable()
      .optional()
      .default(undefined),
    disburseAccount: object({
      uuid: maybeText(),
      institution: maybeText(),
      type: maybeText(),
      /** Of the account number, or the number itself where there is no mask: only its ending is shown. */
      mask: maybeText(),
      accountNumber: maybeText(),
      routingNumber: maybeText(),
      holderName: maybeText(),
      confirmed: maybeFlag(),
    })
      .nullable()
      .optional()
      .default(undefined),
    autopay: object({ mode: text(), mask: maybeText(), paymentDay: maybeAmount() })
      .nullable()
      .optional()
      .default(undefined),
    referrer: object({ referrerUuid: maybeText(), wholesaleBrokerNmls: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
    currentProgress: object({ step: maybeText(), substep: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
    steps: list(object({ step: text(), status: text() })),
    decline: object({
      /** Plain sentences, up to four; empty when a letter will explain. */
      reasons: reasonsSchema(),
      documentUuid: maybeText(),
      creditScore: maybeAmount(),
      /** The ends of the scale that the score is on. */
      scoreLow: maybeAmount(),
      scoreHigh: maybeAmount(),
      /** yyyy-MM-dd */
      scoreDate: maybeText(),
      scoreSource: maybeText(),
      /** The main factors of the score: up to four, five if inquiries count. */
      factors: array(requiredText()).nullable(),
      /** Whose report was used: EQUIFAX, EXPERIAN, TRANSUNION, or another by its name. */
      bureau: maybeText(),
      /** A line on other terms that can be had instead. */
      counterOffer: object({
        /** Dollars of the whole line, at most. */
        maxAmount: amount(),
        /** yyyy-MM-dd, the last day to choose it. */
        until: maybeText(),
      })
        .nullable()
        .optional()
        .default(undefined),
    })
      .nullable()
      .optional()
      .default(undefined),
    notary: object({ reservedFor: maybeText(), place: maybeText(), notaryName: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
    dates: dates(),
    auditFields: object({ createdDate: text() }),
  }).required();
export type Heloc = InferType<ReturnType<typeof helocSchema>>;

export const getHeloc = endpoint({
  method: 'GET',
  path: HELOC_ONE,
  summary: 'One application of the signed-in person. 404 for anybody else.',
  source: 'docs/rules.md#submits',
  response: helocSchema,
});

export const getAllHelocs = endpoint({
  method: 'GET',
  path: `${HELOC}/all`,
  summary: 'All applications of the signed-in person, newest first.',
  source: 'docs/rules.md#existing-applications',
  response: () => array(helocSchema()).required(),
});
