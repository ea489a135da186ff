import { array, type InferType } from 'yup';
import {
  amount,
  flag,
  list,
  maybeAmount,
  maybeFlag,
  maybeText,
  object,
  requiredText,
  text,
} from './schemas.ts';

/** Rates are in percent (8.5), fees a fraction (0.0499), amounts in dollars. */
export const offerSchema = () =>
  object({
    uuid: requiredText(),
    /** Years. */
    term: amount(),
    /** Years, from the start, in which money can be drawn. */
    drawPeriod: maybeAmount(),
    /** UNKNOWN, FIXED or VARIABLE. */
    type: text(),
    /** Bounds of the whole line. */
    min: maybeAmount(),
    max: maybeAmount(),
    /** Bounds of the initial draw. */
    minDraw: amount(),
    maxDraw: amount(),
    originationFee: amount(),
    /** With what is chosen now. */
    rate: amount(),
    /** With automatic payments the other way round. */
    otherRate: maybeAmount(),
    /** Without any discount. */
    baseRate: maybeAmount(),
    discountList: list(object({ discount: object({ type: text() }), rateWithDiscount: amount() })),
    /** VARIABLE only; an offer without them is not shown (docs/rules.md#variable-rates). */
    index: maybeText(),
    margin: maybeAmount(),
    rateCap: maybeAmount(),
  });

export const selectedOfferSchema = () =>
  object({
    offerUuid: requiredText(),
    term: amount(),
    drawPeriod: maybeAmount(),
    type: text(),
    /** With the chosen discounts. */
    apr: amount(),
    drawAmount: amount(),
    originationFee: amount(),
    originationFeeAmount: amount(),
    /** Draw and fee. */
    totalAmount: amount(),
    cashToBorrower: amount(),
    payoffTotal: amount(),
    monthlyPayment: amount(),
    discounts: list(requiredText()),
    payoffAccountIds: list(requiredText()),
    drawPreference: maybeText(),
    /** ISO time; absent until product/select/confirm. */
    confirmedAt: maybeText(),
  });

export const liabilitySchema = () =>
  object({
    uuid: requiredText(),
    creditor: text(),
    /** MORTGAGE, HELOC, CREDIT_CARD, AUTO, PERSONAL, STUDENT ... */
    type: text(),
    /** Last four. */
    mask: maybeText(),
    monetaryBalance: amount(),
    monetaryCalculatedNextPaymentMinimumAmount: amount(),
    creditLimit: maybeAmount(),
    apr: maybeAmount(),
    securedByHome: flag(),
    payoffEligible: flag(),
    ineligibleReason: maybeText(),
    payOff: object({ status: maybeText(), required: maybeFlag() }).nullable().optional().default(undefined),
  });

export const costSchema = () =>
  object({
    type: text(),
    label: text(),
    min: amount(),
    max: amount(),
    /** Absent while it is only an estimate. */
    amount: maybeAmount(),
    note: maybeText(),
  });

export const signerSchema = () =>
  object({
    uuid: requiredText(),
    identityUuid: maybeText(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phoneNumber: maybeText(),
    /** CO_OWNER, SPOUSE, TRUSTEE */
    role: text(),
    /** PENDING, INVITED, OPENED, ID_VERIFIED, SIGNED, BOUNCED, DECLINED; why somebody declined is not the borrower's. */
    status: text(),
    invitedAt: maybeText(),
    resendAt: maybeText(),
    emailEditable: flag(),
    /** Address of the signer app with the invitation's token in the fragment. */
    invitationPath: maybeText(),
  });

export const participantSchema = () =>
  object({
    uuid: requiredText(),
    firstName: text(),
    lastName: text(),
    /** APPLICANT or CO_APPLICANT */
    role: text(),
    /** Whether the HMDA questions were answered; what was answered is shown nowhere. */
    demographicsGiven: flag(),
    /** ISO time at which the applicants confirmed that this one applies with them. */
    jointIntentAt: maybeText(),
  });

export const incomeRecordSchema = () =>
  object({
    uuid: requiredText(),
    /** EMPINFO, MANUAL_PAYSTUB, PLAID_TRANSACTIONS, TRUV_*, POINTSERV_*, OTHER */
    method: text(),
    source: maybeText(),
    /** VERIFIED, PENDING_REVIEW, FAILED_VERIFICATION, or LINKED until the person confirms it; EXPIRED where they do not. */
    status: text(),
    annualAmount: maybeAmount(),
    message: maybeText(),
    created: text(),
    /** The data to correct before a retry: NAME, ADDRESS. */
    corrections: array(text()).nullable(),
  });

export const bankAccountSchema = () =>
  object({
    uuid: requiredText(),
    institution: text(),
    /** CHECKING, SAVINGS or a kind that cannot be used. */
    type: text(),
    mask: text(),
    routingNumber: maybeText(),
    holderName: text(),
    /** Where it does not, an account that is eligible is chosen with a letter of the bank. */
    holderMatches: flag(),
    eligible: flag(),
    ineligibleReason: maybeText(),
    /** LINKED or MANUAL */
    source: text(),
    /** Of an account that was typed in. */
    verification: object({
      /** MICRO_DEPOSITS or DOCUMENT_REVIEW */
      method: text(),
      /** Deposits: SENT, ARRIVED (type the amounts), FAILED (no try left), VERIFIED. Review: IN_REVIEW, VERIFIED. */
      state: text(),
      /** Of the deposits. */
      attemptsLeft: maybeAmount(),
      /** yyyy-MM-dd: when the deposits are there, or the review is over. */
      expectedBy: maybeText(),
    })
      .nullable()
      .optional()
      .default(undefined),
  });

export const payoffSchema = () =>
  object({
    creditor: text(),
    mask: maybeText(),
    amount: amount(),
    /** MARKED_FOR_PAYOFF, REQUESTED, RECEIVED (the amount is known), SENT, CONFIRMED */
    status: text(),
    /** ISO time at which the creditor was asked. */
    requestedAt: maybeText(),
    /** ISO time at which a letter of the person's own came. */
    letterAt: maybeText(),
    goodThrough: maybeText(),
    perDiem: maybeAmount(),
    /** Of a credit line: ISO time at which the person signed the letter that asks for it to be closed. */
    closeLineAt: maybeText(),
    sentAt: maybeText(),
    confirmedAt: maybeText(),
  });

export const insurancePolicySchema = () =>
  object({
    /** HOMEOWNERS, FLOOD, CONDO_MASTER, CONDO_HO6 */
    kind: text(),
    /** NEEDED, IN_REVIEW, ACCEPTED, REFUSED */
    status: text(),
    /** Dollars, at least. */
    requiredCoverage: maybeAmount(),
    /** Dollars, at most. */
    maxDeductible: maybeAmount(),
    /** Of the policy that was sent, in dollars. */
    coverage: maybeAmount(),
    /** ISO time */
    sentAt: maybeText(),
    /** ISO time at which an agent was asked for it. */
    agentAskedAt: maybeText(),
    /** Why it was refused. */
    message: maybeText(),
  });

export const consentRecordSchema = () =>
  object({
    type: requiredText(),
    version: maybeText(),
    acceptedAt: maybeText(),
    documentUuid: maybeText(),
  });

/** How far a valuation of the home is; each time is ISO and absent until then. */
export const valuationSchema = () =>
  object({
    /** BPO (a broker's opinion), or EVALUATION where the law asks for more. */
    kind: maybeText(),
    orderedAt: maybeText(),
    assignedAt: maybeText(),
    visitedAt: maybeText(),
    reportedAt: maybeText(),
    /** Dollars that the person pays for it. */
    fee: maybeAmount(),
    /** Dollars, as the report says. */
    value: maybeAmount(),
    /** POOR to EXCELLENT, UNKNOWN_CONDITION or NOT_AVAILABLE. */
    condition: maybeText(),
    /** ISO time at which photos or receipts came. */
    proofAt: maybeText(),
    reconsideration: object({
      at: text(),
      /** IN_REVIEW, UPHELD or CHANGED */
      state: text(),
    })
      .nullable()
      .optional()
      .default(undefined),
  });

/** A loan in the records of the county. */
export const recordedLienSchema = () =>
  object({
    uuid: requiredText(),
    lender: text(),
    /** yyyy-MM-dd */
    recordedOn: maybeText(),
    /** Dollars. */
    originalAmount: maybeAmount(),
    position: maybeAmount(),
    /** The account of the credit report that it is, if one was found. */
    liabilityUuid: maybeText(),
    /** While a person looks at one that the owner does not recognize. */
    dispute: object({ /** ISO time */ at: text(), /** In the owner's words. */ note: maybeText() })
      .nullable()
      .optional()
      .default(undefined),
  });

/** While the loans on the home stand in the way of the line that was asked for; dollars. */
export const winbackSchema = () =>
  object({
    requestedAmount: amount(),
    /** The least line there is. */
    minAmount: maybeAmount(),
    /** The position that our line would have today, and the last one that we take. */
    position: maybeAmount(),
    maxPosition: maybeAmount(),
    /** Whether the person may say that the value is wrong. */
    estimateAllowed: flag(),
  });

/** How savings count as income: a fraction of each kind, over so many months. */
export const assetTermsSchema = () =>
  object({
    months: amount(),
    shares: list(object({ type: text(), share: amount(), /** Before 59 1/2. */ early: maybeAmount() })),
  });

export const reasonsSchema = () => array(requiredText()).required();

export type Offer = InferType<ReturnType<typeof offerSchema>>;
export type SelectedOffer = InferType<ReturnType<typeof selectedOfferSchema>>;
export type Liability = InferType<ReturnType<typeof liabilitySchema>>;
export type Cost = InferType<ReturnType<typeof costSchema>>;
export type Signer = InferType<ReturnType<typeof signerSchema>>;
export type IncomeRecord = InferType<ReturnType<typeof incomeRecordSchema>>;
export type BankAccount = InferType<ReturnType<typeof bankAccountSchema>>;
export type InsurancePolicy = InferType<ReturnType<typeof insurancePolicySchema>>;
export type Payoff = InferType<ReturnType<typeof payoffSchema>>;
export type RecordedLien = InferType<ReturnType<typeof recordedLienSchema>>;
export type Valuation = InferType<ReturnType<typeof valuationSchema>>;
