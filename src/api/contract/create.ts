import { array, boolean, mixed, string } from 'yup';
import { OPT_CHOICES } from '#src/domain/application/applicationEnums.ts';
import { API_EMPLOYMENT_TYPES, OCCUPANCY_TYPES } from '#src/domain/enums.ts';
import { endpoint } from './endpoint.ts';
import {
  addressBody,
  amount,
  email,
  flag,
  isoDate,
  list,
  maybeText,
  nameBody,
  object,
  propertyFields,
  requiredText,
  state,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

const optionalText = () => string().nullable();
/** As the consent-types call answered it. */
const version = () => mixed<string | number>().required();

/** The body of the create call. An example is in `testing/createExample.ts` and in docs/openapi.json. */
export const createHelocBody = () =>
  object({
    abVersionsRequest: array(object({ name: requiredText(), variation: requiredText() })).nullable(),
    affiliateAbVersion: optionalText(),
    affiliateAppIndicator: optionalText(),
    affiliateLiveOffers: boolean().nullable(),
    /** PRIVACY, TERMS and COMMUNICATIONS. */
    consentListRequest: list(
      object({ type: requiredText(), optInOut: string().oneOf(OPT_CHOICES).required(), version: version() }),
    ),
    /** SOFT_CREDIT; left out for New York unless fe-heloc-ny-fcra is on. */
    consentRequests: list(object({ type: requiredText(), version: version() })),
    income: object({
      incomeCoDeeders: amount(),
      incomePrimary: amount().min(0),
      incomeOther: amount().min(0),
    }),
    marketingTools: object({ totalExpertOwnerId: optionalText(), totalExpertContactId: optionalText() })
      .nullable()
      .optional()
      .default(undefined),
    profileRequest: object({
      name: nameBody(),
      email: email(),
      /** Our addition: eligibility depends on the age (docs/rules.md#create-call). */
      dob: isoDate(),
      homeAddress: addressBody(),
      /** When the property is not the primary home. */
      assetAddress: object(propertyFields()).nullable().optional().default(undefined),
    }),
    propertyListedForSale: flag(),
    propertyRequest: object({
      ...propertyFields(),
      occupancyType: string().oneOf(OCCUPANCY_TYPES).required(),
    }),
    publish: boolean().oneOf([true]).required(),
    /** Upper-cased. */
    utmParameters: object({
      campaign: optionalText(),
      medium: optionalText(),
      source: optionalText(),
      term: optionalText(),
      content: optionalText(),
      id: optionalText(),
    })
      .nullable()
      .optional()
      .default(undefined),
    employmentType: string().oneOf(API_EMPLOYMENT_TYPES).required(),
    offerCode: object({ code: requiredText(), inHomeDate: optionalText(), respondByDate: optionalText() })
      .nullable()
      .optional()
      .default(undefined),
    optimizelyProfileRequest: object({ trackerUuid: requiredText() })
      .nullable()
      .optional()
      .default(undefined),
    referrerId: maybeText(),
    referralId: maybeText(),
    /** A line against crypto assets is asked for; ours as well. */
    isCrypto: boolean().nullable(),
    shown: shownTexts(),
  }).required();

export const createHeloc = endpoint({
  method: 'POST',
  path: '/service-application/api/v3/application/helocs',
  summary:
    'Creates the application and starts the soft credit check. 400 "we do not currently offer loans in {state}", 409 when an active one exists.',
  source: 'docs/rules.md#create-call',
  query: () => object({ state: state() }),
  body: createHelocBody,
  response: () => object({ uuid: requiredText(), loanNumber: requiredText() }).required(),
});
