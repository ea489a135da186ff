import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/annual-income', {
  pageTitle: 'Annual income',
  heading: 'What is your annual income?',
  employmentType: 'Employment type',
  income: 'Annual pre-tax income',
  incomeHint: 'For a whole year, before taxes.',
  otherIncome: 'Other annual income',
  lowTitle: 'Please confirm your annual pre-tax income',
  lowText: 'You entered {amount}. Is that what you earn in a whole year before taxes?',
  lowConfirm: 'Yes, that is correct',
  lowChange: 'No, change it',
});
