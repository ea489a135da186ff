import { type InferType, string } from 'yup';
import {
  LOAN_PURPOSES,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
} from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  addressBody,
  email,
  emptyAnswer,
  flag,
  isoDate,
  line,
  list,
  maybeAmount,
  object,
  phoneNumber,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const RELATIONSHIPS = ['SPOUSE', 'FAMILY', 'BUSINESS_PARTNER', 'OTHER'] as const;
export const TRUST_TYPES = ['REVOCABLE', 'IRREVOCABLE'] as const;
export const RESIDENCIES = ['CITIZEN', 'PERMANENT_RESIDENT', 'OTHER'] as const;

export const coOwnerBody = () =>
  object({
    firstName: line(),
    lastName: line(),
    email: email(),
    phoneNumber: phoneNumber(),
    relationship: string().oneOf(RELATIONSHIPS).required(),
    livesInHome: flag(),
  });

const contactBody = () =>
  object({
    loanPurpose: string().oneOf(LOAN_PURPOSES).required(),
    ownershipType: string().oneOf(OWNERSHIP_TYPES).required(),
    /** When TRUST. */
    trust: object({
      name: line(),
      date: isoDate(),
      type: string().oneOf(TRUST_TYPES).required(),
      trustees: list(line()),
    })
      .nullable()
      .optional()
      .default(undefined),
    /** Become additional signers; up to four. */
    coOwners: list(coOwnerBody()).max(4),
    maritalStatus: string().oneOf(MARITAL_STATUSES).required(),
    spouse: object({ firstName: line(), lastName: line(), email: email() })
      .nullable()
      .optional()
      .default(undefined),
    residency: string().oneOf(RESIDENCIES).nullable(),
    /** Absent: the same as the home address. */
    mailingAddress: addressBody().nullable().optional().default(undefined),
    phoneNumber: phoneNumber(),
    /** Dollars per month; absent: none. */
    hoaMonthly: maybeAmount(),
  }).required();

export type ContactBody = InferType<ReturnType<typeof contactBody>>;

export const getContact = endpoint({
  method: 'GET',
  path: `${HELOC_ONE}/contact`,
  summary: 'What start/contact was answered with, to change it. 404 before that.',
  source: 'docs/rules.md#more-details',
  response: contactBody,
});

export const putContact = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/contact`,
  summary:
    'Purpose, title and owners, marital status, mailing, housing costs. Ends COLLECT_ADDITIONAL_INFO; open again while CONTACT is editable.',
  source: 'docs/rules.md#more-details',
  body: () => contactBody().shape({ shown: shownTexts() }),
  response: emptyAnswer,
});
