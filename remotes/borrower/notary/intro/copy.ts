import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';
import { ONLINE } from '#src/features/notary/online/copy.ts';

export const copy = defineCopy('notary/intro', {
  cancelled: 'Your appointment is cancelled.',
  pageTitle: 'Meet your notary',
  heading: 'Meet your notary online',
  ...ONLINE,
  readyItems: [
    'Your ID, the same one that you showed us before, and not expired.',
    'Your Social Security number or ITIN. ITIN is short for Individual Taxpayer Identification Number. The questions that confirm who you are come from the records under it.',
    'A few minutes for these questions. There are at least five, about your own past: a former address, say. There is a time limit.',
    'Credit reports without a freeze or lock. A freeze can keep the questions from coming, so lift it before you join.',
    'A quiet place with enough light.',
    'Be alone, or only with the people who sign with you.',
  ],
  instead:
    'You can also meet a notary in person, at a time that you choose. It costs {fee}, which is added to your closing costs.',
  pick: 'Pick a time instead',
  noTaxId: "I don't have a Social Security number or ITIN",
  consentMissing: 'Tick the box to join: every session is recorded',
  loadFailed: 'We could not load what we need for your notary session.',
  tryAgain: 'Try again',

  inPersonHeading: 'You need an in-person notary',
  inPersonFee: 'Fee {fee}. It is part of your closing costs.',
  inPersonText: 'You choose the time and the place. Everyone who signs has to be there with their ID.',
  inPersonTexas: 'In Texas you meet at an office of the lender, an attorney or a title company.',
  schedule: 'Schedule your session',

  waitingHeading: 'Your closing has a waiting period',
  daysLeft: { one: '1 day to go', other: '{count} days to go' },
  noDaysLeft: 'The waiting period is over. This page changes when your documents are ready.',
  scheduleEarly: 'Choose your appointment now',
  calendar: 'Add to my calendar',
  calendarTitle: 'First possible day for your closing',
  calendarText: 'You can sign before the notary from this day on. Application {loanNumber}.',
  mailTo: 'The email goes to {address}. You can close this page.',
  dateLater: "We'll email you the date.",

  leave: "We'll email you at {address}. You can close this page.",

  attorneyHeading: 'An attorney is looking at your documents',
  attorneyText: 'An attorney in {state} is reviewing your documents (1-2 business days).',

  preparingHeading: 'We are preparing your notary documents',
  preparing: 'Preparing documents',
  preparingText:
    "This takes a minute or two. You can wait here, or leave and we'll email {address} when they are ready.",

  others: 'Other signers',
  ...CHECK_AGAIN,
});
