import { array, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_EXTERNAL } from './paths.ts';
import { flag, list, maybeText, object, requiredText, text } from './schemas.ts';

export const verifyAbilityToStart = endpoint({
  method: 'GET',
  path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  summary:
    'Whether the signed-in person may start an application now. `reason` says why not: ACTIVE_APPLICATION, or RECENT_HELOC within 45 days of the last line. The create call refuses the same people with 409.',
  source: 'docs/rules.md#existing-applications, docs/rules.md#repeat-applications',
  response: () =>
    object({
      canStartApplication: flag(),
      organizationsWithActiveApplication: list(text()),
      /** Others may follow; only RECENT_HELOC is treated differently. */
      reason: maybeText(),
    }).required(),
});

export const getStatesEligibility = endpoint({
  method: 'GET',
  path: '/service-application/external/api/v2/heloc/states-eligibility',
  summary: 'States in which the organisation lends.',
  source: 'docs/rules.md#waitlist',
  auth: 'none',
  query: () => object({ orgCode: requiredText() }),
  response: () => object({ states: list(text()) }).required(),
});

export const getZipEligibility = endpoint({
  method: 'GET',
  path: `${HELOC_EXTERNAL}/zip-eligibility`,
  summary: 'Zip codes in which the organisation does not lend.',
  source: 'docs/rules.md#waitlist',
  auth: 'none',
  query: () => object({ orgCode: requiredText() }),
  response: () => object({ blockedZips: list(text()) }).required(),
});

export const getStateLicenses = endpoint({
  method: 'GET',
  path: `${HELOC_EXTERNAL}/state-licenses`,
  summary: 'States in which the organisation is licensed, for the footer.',
  source: 'docs/rules.md#footer',
  auth: 'none',
  query: () => object({ orgCode: requiredText() }),
  response: () =>
    array(object({ abbrev: requiredText(), name: text(), license: string().nullable() })).required(),
});
