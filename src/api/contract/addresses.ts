import { array } from 'yup';
import { endpoint } from './endpoint.ts';
import { addressAnswer, filled, object, text } from './schemas.ts';

export const typeahead = endpoint({
  method: 'GET',
  path: '/service-address/external/api/v1/typeahead',
  summary: 'Addresses that match what was typed so far, best first.',
  source: 'shared areas s7',
  auth: 'none',
  query: object({ filter: filled() }),
  response: array(addressAnswer().shape({ fullAddress: text() })).required(),
});
