import { string } from 'yup';
import { APPRAISAL_REFUSALS } from '#src/domain/property/appraisal.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, line, maybeText, object, phoneNumber } from './schemas.ts';

export const postAppraisalOrder = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/appraisal/order`,
  summary:
    'Orders the appraisal where the lender pays for it. Where the person does, their payment orders it.',
  source: 'docs/rules.md#appraisals',
  response: emptyAnswer,
});

export const postAppraisalDecline = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/appraisal/decline`,
  summary: 'No appraisal: a smaller line that needs none, or no application any more.',
  source: 'docs/rules.md#appraisals',
  body: () => object({ instead: string().oneOf(APPRAISAL_REFUSALS).required() }),
  response: emptyAnswer,
});

export const putAppraisalVisit = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/appraisal/visit`,
  summary: 'Whom the appraiser calls to book, and what to know on the way in.',
  source: 'docs/rules.md#appraisals',
  body: () =>
    object({
      contactName: line(),
      phoneNumber: phoneNumber(),
      notes: maybeText().max(500),
      pets: maybeText().max(100),
    }),
  response: emptyAnswer,
});
