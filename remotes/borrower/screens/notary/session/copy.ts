import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('notary/session', {
  heading: 'Your notary session',
  connecting: 'Connecting',
  queueHeading: 'You are in the waiting room',
  position: 'You are number {position} in line.',
  nearly: 'A notary is with you shortly.',
  wait: 'Estimated wait: {minutes} min.',
  leaveOpen: "You can leave this open; we'll ring",
  joinedHeading: 'Your notary has joined',
  signingHeading: 'Sign before the notary',
  completedHeading: 'You have signed before the notary',
  completedText: 'One moment, we are saving your documents.',
  completedStuck: 'Your session is complete, but we could not load the next step.',
  continue: 'Continue',
  reconnecting: 'Connection lost. Attempting to reconnect.',
  roomFailed: 'We could not open the notary room.',
  again: 'Try again',
  lostHeading: 'Connection lost',
  lostText: 'We could not reconnect you. Nothing is lost: you can start the session again.',
  noShowHeading: 'Nobody came to the session',
  noShowText:
    'The session was closed because one of you was not there. You can start again at any time in opening hours.',
  failedHeading: 'The session could not be completed',
  reasonKBA_FAILED:
    "The identity questions weren't passed. You can try again in 24 hours, or use an in-person notary.",
  reasonID_REJECTED:
    'The notary could not accept your ID. It has to be unexpired, readable, and in the name that is on the documents: {name}.',
  reasonTECHNICAL: 'There was a technical problem. You can try again now.',
  reasonNO_NOTARY: 'No notary is available right now. You can try again in opening hours, or pick a time.',
  reasonLOCATION:
    'The session is not possible from where you are. You have to be in the United States, in a state that allows it.',
  reasonCOUNTY_NOT_SUPPORTED:
    'The county of your home does not record documents that are signed online. You need an in-person notary.',
  reasonSIGNER_LEFT: 'The session ended before everything was signed. You can start again now.',
  reasonCAPACITY: 'The notary could not go on with the session. Please call us at {phone}.',
  reasonOther: 'Something went wrong. You can try again, or use an in-person notary.',
  startAgain: 'Start again',
  inPerson: 'Use an in-person notary',
  help: 'Call {phone} if you need help.',
  guardTitle: 'Leave the notary session?',
  guardText: 'The session ends when you leave it for long, and you may have to wait in line again.',
  guardStay: 'Stay in the session',
  guardLeave: 'Leave',
});
