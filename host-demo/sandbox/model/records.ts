import type { ContactBody } from '#src/api/contract/contact.ts';
import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Audience } from '#src/api/contract/identity.ts';
import type { BankAccount } from '#src/api/contract/parts.ts';
import type { Profile } from '#src/api/contract/profile.ts';
import type { DocumentType, IdentityDocument } from '#src/domain/documents/documents.ts';
import type { NotaryFailure } from '#src/domain/notary/notaryFailures.ts';
import type { SignerDeclineReason, SignerStatus } from '#src/domain/person/additionalSigner.ts';
import type { HeldCondition } from './conditions.ts';
import type { IdentityReview } from './identity.ts';

/** A person who can sign in. One per organisation and email. */
export interface Identity {
  uuid: string;
  org: string;
  email: string;
  passwordHash: string;
  /** Absent: they know their password. An account that an invitation has made has none that anybody knows. */
  isPasswordUnknown?: boolean;
  aliases: { type: string; value: string }[];
  profile: Profile;
  /** What the broker of logins says of them, where that is not what follows from the rest. */
  user?: { isBroker?: boolean | undefined; passwordExpired?: boolean | undefined };
  /** Accounts of wallets that they may use. Absent: one of their own. */
  accounts?: HeldAccount[];
  /** Other organisations at which the person has an active application. */
  activeElsewhere?: string[];
  /** Of the browser in which the person applied. */
  trackerUuid?: string;
  /** The codes last sent: by phone number, or by the signer who was invited. */
  codes?: Record<
    string,
    { code: string; sentAt: number /** How often it was typed wrong. */; wrong?: number }
  >;
  /** Additional signers: where they sign, the invitation opened last at the end. */
  signs?: SignerReference[];
}

/** An account of a wallet, and what its person may do there. */
export interface HeldAccount {
  name: string;
  address: string;
  authorizationType: string;
}

/** Loan officers and brokers log in as agents. */
export const isBroker = ({ profile }: Identity) => profile.type === 'BROKER';

/** The login at which their token was given. */
export const audienceOf = (identity: Identity): Audience => (isBroker(identity) ? 'agent' : 'customer');

/** Which signer of which application a person is. */
export interface SignerReference {
  applicationUuid: string;
  signerUuid: string;
}

export interface Upload {
  uuid: string;
  documentType: string;
  name: string;
  size: number;
  conditionUuid?: string | null | undefined;
  participantUuid?: string | null | undefined;
  at: string;
}

/** How far one generated document is. */
interface DocumentState {
  status: 'NOT_OPENED' | 'OPENED' | 'ACCEPTED' | 'SIGNED';
  openedAt?: string;
  acceptedAt?: string;
  signedAt?: string;
  signedName?: string;
  /** A PNG as a data URL, when it was drawn. */
  signatureImage?: string;
  pages?: number;
}

export interface IdentityCheck {
  documentKind: string;
  startedAt: number;
  failure: string | null;
  /** The last name on the document when it is not the applicant's. */
  otherLastName?: string;
  /** Set by the name of a photo. */
  isRefused: boolean;
  review?: IdentityReview;
}

/** Files that a phone sends for the person at a computer. */
export interface Handoff {
  token: string;
  wanted: { documentType: DocumentType; max: number }[];
  documentKind: IdentityDocument | null;
  conditionUuid: string | null;
  received: { documentType: string; documentUuid: string; name: string; size: number }[];
  expiresAt: number;
  /** Of the phone, once it has opened the link. */
  session?: string;
  textedAt?: number;
  /** The phone has said that it has sent everything. */
  isDone?: boolean;
}

/** A link token that was handed out, and what signing in at the bank with it gave. */
export interface BankLink {
  linkToken: string;
  purpose: string;
  publicToken?: string;
  user?: string;
  institution?: string;
  accounts?: { id: string; name: string; type: string; mask: string }[];
}

/** The form for the IRS that waits for a signature. */
export interface TaxTranscript {
  /** Of the vendor's page. */
  token: string;
  state: string;
  returnUrl: string | null;
  years: number[];
  signers: string[];
  /** On the return. */
  lastName: string;
}

/** What is known of an appointment beside `heloc.notary`. */
interface NotaryAppointment {
  slotId: string;
  officeUuid: string | null;
  address: { street1: string; street2?: string | null | undefined; city: string; state: string; zip: string };
  phoneNumber: string;
  needs: string | null;
  attendees: string[];
  reminders: string[];
  reminded?: boolean;
}

/** What one person who signs has sent, typed and done: the borrower, or an additional signer. */
export interface PersonRecord {
  drafts: Record<string, { values: unknown; savedAt: string; version: string }>;
  uploads: Upload[];
  identityAttemptsLeft: number;
  identityCheck?: IdentityCheck;
  /** What a phone sends for the person at the computer. */
  handoff?: Handoff;
  /** Who they are is established, and not asked for again. */
  identityVerified?: boolean;
  /** `outOfBounds`: begun where no notary may meet anybody. `failure`: what a control call has said of its end. */
  notarySession?: {
    sessionId: string;
    startedAt: number;
    completed: boolean;
    outOfBounds: boolean;
    failure?: NotaryFailure;
  };
  /** When the identity questions were not passed, in sessions before the present one. */
  failedQuestions?: number[];
  appointment?: NotaryAppointment;
}

/** What an additional signer has done. What the borrower may know of it is in `heloc.helocSigners`. */
export interface CoDeed extends PersonRecord {
  /** How far they are, without what stands in their way. */
  status: Exclude<SignerStatus, 'DECLINED' | 'BLOCKED'>;
  /** A person has opened the invitation: nothing happens by itself any more. */
  isPersonal?: boolean;
  /** What there is came about by itself. */
  isAutomatic?: boolean;
  livesInHome: boolean;
  consents: { type: string; version: string; acceptedAt: string }[];
  nameConfirmedAt?: string;
  /** As it is on the deed; absent: as they were invited. */
  legalName?: Heloc['owner'];
  hasTaxpayerNumber?: boolean;
  /** ISO time, by document. */
  read: Record<string, string>;
  /** They have read everything, and get a mail once the borrower has signed. */
  awaitsBorrower?: boolean;
  declined?: { at: string; reason: SignerDeclineReason; text: string | null };
  signedAt?: string;
  /** The appointment with a notary in person. */
  reserved?: Heloc['notary'];
}

/** One application: what the app is answered (`heloc`) and what only the sandbox knows. */
export interface Application extends PersonRecord {
  heloc: Heloc;
  org: string;
  identityUuid: string;
  /** Makes the second of two equal create calls answer the first. */
  createHash?: string;
  /** As start/contact was answered, to be changed. */
  contact?: ContactBody;
  dob: string;
  phoneNumber: string;
  creditScore: number;
  /** Yearly income that the present offers rest on. */
  pricedIncome?: number;
  /** Of `pricedIncome`, the part from assets and from incomes named beside them; it is not verified again. */
  assetIncome?: number;
  housingCosts: number;
  /** Automatic progress is stopped. */
  hold: boolean;
  /** It is stopped until these conditions are done. */
  holdFor?: string[];
  /** Sandbox time at which the present status began. */
  enteredAt: number;
  /** Sandbox time at which the person did something last. */
  actedAt: number;
  /** When the last of the signers had signed. */
  allSignedAt?: number;
  /** Every status it has been in, oldest first. */
  history: { status: string | null; at: string }[];
  /** What was submitted, by call; SSN and account numbers never. */
  answers: Record<string, unknown>;
  /** Fingerprint and answer of the last submit of each call: the same one twice counts once. */
  submits: Record<string, { hash: string; answer: unknown }>;
  documents: Record<string, DocumentState>;
  consentLog: Record<string, unknown>[];
  bankLinks: BankLink[];
  bankAccounts: BankAccount[];
  taxTranscript?: TaxTranscript;
  /** Income records under review, by record. */
  incomeReviews?: Record<string, { dueAt: number; refused: boolean }>;
  signing?: { sessionId: string; expiresAt: number; declined?: boolean };
  /** A notary in person was the person's own wish: without an appointment they are back online. */
  inPersonByChoice?: boolean;
  /** By additional signer. */
  coDeeds: Record<string, CoDeed>;
  /** When each signer's invitation was sent again, by signer. */
  resends: Record<string, number[]>;
  ssnLast4?: string;
  creditTriedAt?: number;
  creditTries: number;
  /** Whether the next try finds the file open, where a control call has said so. */
  freezeLifted?: boolean;
  creditReminded?: boolean;
  /** How often, and when last, a bureau that is down was asked. */
  bureauTries?: number;
  bureauTriedAt?: number;
  /** Records can show the lot that the person named. */
  isParcelKnown?: boolean;
  /** It is another lot than the one that was valued. */
  isOtherLot?: boolean;
  /** The home is looked up and valued once more, after an answer to the title search. */
  isSearchedAgain?: boolean;
  /** A person has found the credit file. */
  isFileFound?: boolean;
  /** Dollars that the line may come to, as the person has chosen. */
  lineCap?: number;
  /** Values that a control call has set for the coming report on the home. */
  valuationReport?: { condition?: string; value?: number };
  /** What the lender still needs, of the borrower and of the signers. */
  conditions: HeldCondition[];
  /** Fields that a caller of the control surface added and no screen knows. */
  extra: Record<string, unknown>;
}
