import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('shell', {
  region: '{brand} home equity application',
  progress: 'Application progress',
  offer: 'Your offer details',
  apr: 'APR',
  draw: 'Initial draw',
  payment: 'Monthly payment',
  term: 'Term',
  years: '{years} years, {rateType}',
  interestOnly: 'Interest-only payments',
  applicationId: 'Application ID',
  help: 'Need help?',
  call: 'Call {phone}',
  write: 'Write to {email}',
  chat: 'Chat with us',
  yourLoanOfficer: 'Your loan officer',
  yourBroker: 'Your broker',
  nmls: 'NMLS #{nmls}',
  callNumber: 'Call {number}',
  writeTo: 'Write to {address}',
  loading: 'Loading',
});
