import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';
import { FAILURES } from '#src/features/notary/failure/copy.ts';

export const copy = defineCopy('heloc-signer/error', {
  ...FAILURES,
  ...CHECK_AGAIN,
  pageTitle: 'You cannot sign right now',
  headingNOT_READY: 'It is not your turn yet',
  NOT_READY: "The borrower hasn't signed yet. We'll email you at {address} as soon as you can go on.",
  headingOUTSIDE_HOURS: 'Our notaries are closed now',
  OUTSIDE_HOURS: 'You can meet a notary by video in opening hours, or choose a time with a notary in person.',
  headingALREADY_SIGNED: 'You have already signed',
  ALREADY_SIGNED: 'There is nothing left for you to do. Your copies are ready.',
  headingEXPIRED_LINK: 'Your link has expired',
  EXPIRED_LINK: 'You are signed in, so you need no other link: go on here.',
  safe: 'Nothing is lost: what you have done so far stays as it is.',
  leave:
    'You can close this page; the link in your email brings you back. If it stays open, it changes by itself as soon as you can try again.',
  leaveWait: 'You can close this page.',
  correctName: 'Correct my name',
  nameFix:
    'If you have an ID in the name that is on the documents, use that one. If the name on the documents is wrong, correct it.',
  copies: 'See my copies',
  read: 'Read my documents again',
  goOn: 'Go on',
});
