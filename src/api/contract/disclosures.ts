import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_EXTERNAL } from './paths.ts';

export const getEarlyDocument = endpoint({
  method: 'GET',
  path: `${HELOC_EXTERNAL}/disclosures/{type}`,
  summary: 'The PDF of EARLY_DISCLOSURE or BROCHURE of the organisation, as it is in force.',
  source: 'docs/rules.md#before-one-applies',
  auth: 'none',
  responseKind: 'binary',
  response: () => string().required(),
});
