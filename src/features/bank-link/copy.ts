import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('bank-link', {
  starting: 'Opening the secure window',
  finishing: 'Finishing up with your bank',
  again: 'Try again',
  closed: 'You closed the window before finishing',
  notFound: "We couldn't find that bank. Please choose another way.",
  down: '{institution} is not answering right now. Please try again later or choose another way.',
  rate: 'There were too many tries in a short time. Wait a few minutes, or choose another way.',
  credentials:
    '{institution} did not accept the sign-in details. Check them and try again, or choose another way.',
  unavailable: 'We could not open the secure window. Please try again or choose another way.',
  failed: 'We could not finish linking {institution}. Please try again or choose another way.',
  yourBank: 'Your bank',
  notFoundPayroll: "We couldn't find that employer or payroll provider. Please choose another way.",
  notFoundTax: "We couldn't find that tax software. Please choose another way.",
  noLogin: 'No problem. You can show your income in another way.',
  noData: 'We found nothing about your income at {institution}. Please choose another way.',
  yourPayroll: 'Your payroll provider',
  yourTax: 'Your tax software',
});
