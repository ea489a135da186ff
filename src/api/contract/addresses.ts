import { array } from 'yup';
import { endpoint } from './endpoint.ts';
import { addressAnswer, object, requiredText, text } from './schemas.ts';

/** No address is longer, so further characters would find nothing more. */
export const TYPEAHEAD_LENGTH = 200;

export const typeahead = endpoint({
  method: 'GET',
  path: '/service-address/external/api/v1/typeahead',
  summary: 'Addresses that match what was typed so far, best first.',
  source: 'docs/rules.md#addresses-of-people',
  auth: 'none',
  ownPath: 'typeahead',
  query: () => object({ filter: requiredText().max(TYPEAHEAD_LENGTH) }),
  response: () => array(addressAnswer().shape({ fullAddress: text() })).required(),
});
