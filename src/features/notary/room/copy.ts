import { defineCopy } from '#src/brand/copy.tsx';

/** What stands around a notary's room, whoever provides it. */
export const copy = defineCopy('notary/room', {
  frame: 'Notary session',
  with: 'You are with {name}.',
  someNotary: 'your notary',
  wait: 'The notary checks your ID and reads the documents with you.',
  questions: 'A few questions from your own history confirm who you are. You have about 2 minutes.',
  ready: 'The notary has opened the documents for you to sign.',
  preview: 'Your camera',
  noPreview: 'Your camera is off or not allowed.',
  sign: 'Sign before the notary',
  signing: 'Signing',
  failed: 'Your signature was not recorded. Please try again.',
});
