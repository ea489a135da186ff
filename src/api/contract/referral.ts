import { array, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_EXTERNAL } from './paths.ts';
import { flag, maybeAmount, maybeFlag, maybeText, object, requiredText, text } from './schemas.ts';

const LEAD = '/service-lead-portal/api' as const;

const loanOriginatorSchema = () =>
  object({
    uuid: maybeText(),
    originatorName: maybeText(),
    brokerName: maybeText(),
    avatarUri: maybeText(),
    email: maybeText(),
    phoneNumber: maybeText(),
    nmls: maybeText(),
    enforceLicensedStatesForReferral: maybeFlag(),
    licensedStates: array(text()).nullable(),
  }).required();

export const getLoanOriginator = endpoint({
  method: 'GET',
  path: `${LEAD}/lo/{loanOriginatorUuid}`,
  background: true,
  summary: 'A loan officer or broker. 404 when there is none.',
  source: 'docs/rules.md#loan-officer-card',
  auth: 'optional',
  query: () => object({ organization: requiredText() }),
  response: loanOriginatorSchema,
});

export const getDefaultLoanOriginator = endpoint({
  method: 'GET',
  path: `${LEAD}/lo/default`,
  background: true,
  summary: 'The replacement referrer for a state.',
  source: 'docs/rules.md#referrer',
  auth: 'optional',
  query: () =>
    object({ organization: requiredText(), productType: string().oneOf(['HELOC']), state: string() }),
  response: loanOriginatorSchema,
});

export const getLicensedStates = endpoint({
  method: 'GET',
  path: `${LEAD}/lo/{loanOriginatorUuid}/licensed-states`,
  background: true,
  summary: 'States in which a loan officer is licensed.',
  source: 'docs/rules.md#licences-of-a-referrer',
  auth: 'optional',
  response: () => array(text()).required(),
});

/** As far as somebody else knows them. */
const names = () => ({
  firstName: maybeText(),
  middleName: maybeText(),
  lastName: maybeText(),
  suffix: maybeText(),
});
const address = () => ({
  street1: maybeText(),
  street2: maybeText(),
  city: maybeText(),
  state: maybeText(),
  zip: maybeText(),
});

export const getReferral = endpoint({
  method: 'GET',
  path: `${LEAD}/referrals/{referralUuid}`,
  background: true,
  summary: 'What a referrer already entered about the applicant.',
  source: 'docs/rules.md#prefill-by-a-look-up',
  auth: 'optional',
  response: () =>
    object({
      ...names(),
      ...address(),
      phoneNumber: maybeText(),
      email: maybeText(),
    }).required(),
});

export const getReferralStatus = endpoint({
  method: 'GET',
  path: `${HELOC_EXTERNAL}/referral-id/{referralUuid}`,
  summary: 'Whether a referral already has an application, and whose.',
  source: 'docs/rules.md#prefill-by-a-look-up',
  auth: 'none',
  response: () => object({ status: text(), email: maybeText() }).required(),
});

export const getOfferCode = endpoint({
  method: 'GET',
  path: '/service-application/external/api/v1/offercode/{code}',
  summary: 'A mailed offer. 404 when the code is unknown.',
  source: 'docs/rules.md#prefill-by-a-look-up',
  auth: 'none',
  response: () =>
    object({
      firstName: maybeText(),
      lastName: maybeText(),
      offerCode: requiredText(),
      inHomeDate: maybeText(),
      respondByDate: maybeText(),
      ...address(),
    }).required(),
});

export const getAffiliatePrepop = endpoint({
  method: 'GET',
  path: '/a/external/prepop',
  summary: 'What an affiliate already knows about the applicant. 404 when the id is unknown.',
  source: 'docs/rules.md#prefill-by-a-look-up',
  auth: 'none',
  query: () => object({ id: requiredText(), affiliate: string() }),
  response: () =>
    object({
      ...names(),
      ...address(),
      dob: maybeText(),
      email: maybeText(),
      phoneNumber: maybeText(),
      income: maybeAmount(),
      affiliate: maybeText(),
      abVersion: maybeText(),
      liveOffers: flag().optional(),
    }).required(),
});
