/** What ended a session before it was complete, in the copy of each page that says so: an organisation may replace it there. */
export const FAILURES = {
  headingKBA_FAILED: "We couldn't confirm who you are",
  headingID_REJECTED: 'The notary could not accept your ID',
  headingTECHNICAL: 'There was a technical problem',
  headingNO_NOTARY: 'No notary was available',
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
  freeze:
    'A freeze or lock on your credit reports can be the reason. If you have one, lift it before you try again.',
  ID_REJECTED: 'Your ID has to be unexpired, readable, and in the name that is on the documents.',
  idEXPIRED: 'Your ID has expired. Start again with another one that is still valid, such as a passport.',
  idUNREADABLE:
    'The notary could not read your ID. Start again with the original, in good light and without glare, or with another ID.',
  idNAME: 'The name on your ID is not the one on your documents.',
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
  againFrom: 'You can try again from {day} {time}.',
  opens: 'Notaries are back {day} {time} PT.',
  openNow: 'A notary is free now. You can try again.',
  nameOnId: 'Name on your ID',
  nameOnDocuments: 'Name on your documents',
  start: 'Start again',
  inPerson: 'Use an in-person notary',
} as const;
