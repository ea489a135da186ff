import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notary/error', {
  pageTitle: 'Notary session not completed',
  headingKBA_FAILED: "We couldn't confirm who you are",
  headingID_REJECTED: 'The notary could not accept your ID',
  headingTECHNICAL: 'There was a technical problem',
  headingNO_NOTARY: 'No notary is available right now',
  headingLOCATION: 'You cannot meet a notary from where you are',
  headingCOUNTY_NOT_SUPPORTED: 'Your county needs you to sign on paper',
  headingSIGNER_LEFT: 'The session ended before everything was signed',
  headingCAPACITY: 'The notary could not go on with the session',
  headingOTHER: 'The session could not be completed',
  KBA_FAILED:
    "The identity questions weren't passed. You can try again in 24 hours, or use an in-person notary.",
  questionsLeft: {
    one: "The identity questions weren't passed. You can try once more now, or use an in-person notary.",
    other:
      "The identity questions weren't passed. You can try {count} more times now, or use an in-person notary.",
  },
  questionsLocked:
    "The identity questions weren't passed. You can try again at the time below, or use an in-person notary.",
  ID_REJECTED: 'Your ID has to be unexpired, readable, and in the name that is on the documents.',
  TECHNICAL: 'The video call broke off, and it was not because of you. You can try again now.',
  NO_NOTARY: 'You can try again in opening hours, or choose a time with an in-person notary.',
  LOCATION:
    'You have to be in the United States, in a state that allows notary sessions by video. You can try again from another place, or use an in-person notary.',
  COUNTY_NOT_SUPPORTED:
    'The county of your home does not record documents that are signed online. You choose a time and place, and sign with an in-person notary.',
  SIGNER_LEFT: 'You can start again now. Stay in the call until the notary says that you are done.',
  CAPACITY: 'We would like to find out with you what the notary needs. Please call us before you try again.',
  OTHER: 'You can try again, or use an in-person notary.',
  safe: 'Your application is not affected, and you do not lose what you have signed before.',
  again: 'You can try again from {day} {time}.',
  opens: 'Notaries are back {day} {time} PT.',
  openNow: 'Notaries are available again. You can try now.',
  nameOnId: 'Name on your ID',
  nameOnDocuments: 'Name on your documents',
  nameFix:
    'If the name on the documents is wrong, call us: we correct it and prepare the documents again. If your ID is out of date, use another one.',
  start: 'Start again',
  inPerson: 'Use an in-person notary',
  dashboard: 'Go to dashboard',
});
