import { defineCopy } from '#src/brand/copy.tsx';

/** Apart from the words of every page, which the first step brings. */
export const copy = defineCopy('shell/application', {
  offer: 'Your offer details',
  apr: 'APR',
  draw: 'Initial draw',
  payment: 'Monthly payment',
  maturity: 'Due at maturity {date}',
  term: 'Term',
  years: '{years} years, {rateType}',
  fixed: 'Fixed',
  variable: 'Variable',
  applicationId: 'Application ID',
  copyId: 'Copy',
  idCopied: 'Copied',
  idNotCopied: 'Your browser does not let us copy. Select the number and copy it yourself.',
});
