import { endpoint } from './endpoint.ts';
import { incomeRecordSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import { maybeAmount, maybeText, object, requiredTrue } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const postEmployerInformation = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/employer-information`,
  summary:
    'Asks the employer or its data provider for job and pay, as the person authorizes. Without a record nothing was found.',
  source: 'docs/rules.md#ways-to-verify-income',
  body: () =>
    object({
      authorized: requiredTrue(),
      /** Where the method asks for it; never kept. */
      ssnLast4: maybeText().matches(/^\d{4}$/, 'ssnLast4 must be four digits'),
      shown: shownTexts(),
    }),
  response: () =>
    object({
      record: incomeRecordSchema().nullable().optional().default(undefined),
      employer: maybeText(),
      jobTitle: maybeText(),
      /** yyyy-MM-dd */
      startDate: maybeText(),
      annualAmount: maybeAmount(),
      /** WEEKLY, BIWEEKLY, SEMIMONTHLY, MONTHLY */
      payFrequency: maybeText(),
    }).required(),
});
