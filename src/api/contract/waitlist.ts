import { endpoint } from './endpoint.ts';
import { addressFields, amount, email, emptyAnswer, flag, isoDate, line, object } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const postWaitlist = endpoint({
  method: 'POST',
  path: '/waitlist/home-equity-loan-plus',
  summary: 'Puts a person on the waitlist.',
  source: 'docs/rules.md#waitlist',
  auth: 'optional',
  body: () =>
    object({
      firstName: line(),
      lastName: line(),
      dob: isoDate(),
      email: email(),
      income: amount(),
      ...addressFields(),
      consent: flag(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
