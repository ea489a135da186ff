import type { Heloc } from '#src/api/contract/heloc.ts';
import { SSN_ATTEMPTS } from '#src/domain/person/ssn.ts';
import { newPersonRecord } from './personRecord.ts';
import { randomFrom, uuidFrom } from './random.ts';
import type { Application } from './records.ts';

export interface Start {
  uuid: string;
  org: string;
  identityUuid: string;
  email: string;
  phoneNumber: string;
  dob: string;
  owner: Heloc['owner'];
  property: Pick<Heloc['property'], 'street1' | 'street2' | 'city' | 'state' | 'zip' | 'occupancyType'>;
  homeAddress: NonNullable<Heloc['homeAddress']>;
  income: { incomePrimary: number; incomeOther: number; employmentType: string };
  consents: Heloc['consents'];
  isCrypto?: boolean | undefined;
  referrerUuid?: string | null | undefined;
  /** What the organisation lends to people of 62 and older. */
  senior: boolean;
  now: number;
}

/** Seven digits that people can read out. */
const loanNumberFor = (uuid: string) =>
  String(Math.floor(1_000_000 + randomFrom(`loan|${uuid}`)() * 9_000_000));

/** An application with what registration asked for and nothing else; it has no status yet. */
export function newApplication(start: Start): Application {
  const createdDate = new Date(start.now).toISOString();
  return {
    ...newPersonRecord(),
    heloc: {
      uuid: start.uuid,
      loanNumber: loanNumberFor(start.uuid),
      status: {
        uwDecision: 'INITIAL',
        waitingOnFloodCert: false,
        primaryParticipantAcceptComplete: false,
        manualNotary: false,
      },
      productType: start.senior ? 'SENIOR' : 'HELOC',
      active: true,
      activeForAppStart: true,
      isInquiry: false,
      isCrypto: start.isCrypto ?? false,
      owner: start.owner,
      email: start.email,
      property: { ...start.property, ownershipType: null, county: null, ownerNames: null },
      homeAddress: start.homeAddress,
      offers: [],
      costs: [],
      liabilities: [],
      payoffs: [],
      income: { ...start.income, verified: 0 },
      incomeRequestRecords: [],
      consents: start.consents,
      helocSigners: [],
      participants: [
        {
          uuid: uuidFrom(`${start.uuid}|participant`),
          firstName: start.owner.firstName,
          lastName: start.owner.lastName,
          role: 'APPLICANT',
          demographicsGiven: false,
        },
      ],
      ssnAttemptsLeft: SSN_ATTEMPTS,
      editable: [],
      additionalSignerVersion: 'v1',
      referrer: start.referrerUuid ? { referrerUuid: start.referrerUuid } : null,
      steps: [],
      dates: { created: createdDate },
      auditFields: { createdDate },
    },
    org: start.org,
    identityUuid: start.identityUuid,
    dob: start.dob,
    phoneNumber: start.phoneNumber,
    creditScore: 0,
    housingCosts: 0,
    hold: false,
    enteredAt: start.now,
    actedAt: start.now,
    history: [],
    answers: {},
    submits: {},
    documents: {},
    consentLog: [],
    bankLinks: [],
    bankAccounts: [],
    coDeeds: {},
    resends: {},
    creditTries: 0,
    conditions: [],
    extra: {},
  };
}
