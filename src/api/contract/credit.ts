import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { done, filled, object } from './schemas.ts';

export const putSsn = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/ssn`,
  summary: 'Looks for the credit file by SSN. Two tries, then CREDIT_NO_MATCH_SSN. Never answered back.',
  source: 'docs/rules.md#credit-file-not-found',
  body: object({
    ssn: string()
      .matches(/^\d{9}$/, 'Enter your 9-digit Social Security number')
      .required(),
    consentType: string().oneOf(['SOFT_CREDIT', 'HARD_CREDIT']).required(),
    consentVersion: filled(),
  }),
  response: done(),
});

export const retryCredit = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/credit/retry`,
  summary: 'Asks the bureaus again after a freeze was lifted. 429 within a minute of the last try.',
  source: 'docs/rules.md#credit-freeze',
  response: done(),
});
