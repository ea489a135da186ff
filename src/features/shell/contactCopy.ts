import { defineCopy } from '#src/brand/copy.tsx';

/** Of people and their numbers; apart from the words of every page, which the first step brings. */
export const copy = defineCopy('shell/contact', {
  yourLoanOfficer: 'Your loan officer',
  yourBroker: 'Your broker',
  originator: '{role}: {name}',
  nmls: 'NMLS #{nmls}',
  callNumber: 'Call {number}',
  writeTo: 'Write to {address}',
});
