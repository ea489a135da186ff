import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { NOT_LOADED, open, pdf } from './open.ts';

const FAILED = 'The upload failed. Please try again.';

async function choosePassport(at: Hands): Promise<void> {
  await at.choose('US Passport');
  await at.press('Continue');
}

async function choosePhoto(at: Hands): Promise<void> {
  await choosePassport(at);
  await at.upload('Upload a photo', pdf());
  await at.find('button', 'Use this photo');
}

async function continueOnPhone(at: Hands): Promise<void> {
  await choosePassport(at);
  await at.press('Continue on your phone');
}

const identity = open('IDENTITY_VERIFICATION');

/** Who the applicant is. */
export const IDENTITY = {
  getIdentityVerification: [
    { open: identity, says: NOT_LOADED, next: (at) => at.find('radio', 'US Passport') },
  ],
  uploadDocument: [
    {
      open: identity,
      reach: choosePhoto,
      submit: 'Use this photo',
      says: FAILED,
      next: (at) => at.sees(/^(Verify your identity|Check what we read)$/),
    },
  ],
  postIdentityVerification: [
    {
      open: identity,
      reach: choosePhoto,
      submit: 'Use this photo',
      says: FAILED,
      next: (at) => at.sees(/^(Verify your identity|Check what we read)$/),
    },
  ],
  putIdentityConfirmation: [
    {
      open: identity,
      async reach(at) {
        await at.control('PUT', '/clock', { rate: 50 });
        await choosePhoto(at);
        await at.press('Use this photo');
        await at.choose('Yes');
      },
      submit: 'Continue',
      next: (at) => at.sees('Review and sign your agreement'),
    },
  ],
  postIdentityHandoff: [
    {
      open: identity,
      reach: continueOnPhone,
      says: 'We could not get a code for your phone.',
      next: (at) => at.find('button', 'Text me the link'),
    },
  ],
  postIdentityHandoffText: [
    {
      open: identity,
      reach: continueOnPhone,
      submit: 'Text me the link',
      next: (at) => at.reads(/^We sent a text/),
    },
  ],
} satisfies Partial<Rows>;
