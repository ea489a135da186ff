import {
  choosePassport,
  choosePhoto,
  identityPhoto,
} from '#src/features/identity-capture/testing/passport.ts';
import { sendPhoto } from '#src/features/identity-capture/testing/sendPhoto.ts';
import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePhoto } from '#src/testing/pageDriver.ts';

/** Three unreadable photos. */
export async function sendGlare(at: PageDriver): Promise<void> {
  await choosePassport(at);
  await sendPhoto(at, 'glare1.png');
  for (const name of ['glare2.png', 'glare3.png']) {
    await at.press('Take a new photo');
    await sendPhoto(at, name);
  }
}

/** The name on the ID differs from the one on the deed. */
export async function otherName(at: PageDriver, reason: 'Nickname' | 'Marriage or divorce'): Promise<void> {
  await at.choose(reason);
  await at.fill('Name exactly as on the deed', 'Ana Rivera');
  if (reason !== 'Nickname')
    await at.upload(/^Marriage certificate or court order/, samplePhoto('certificate.png'));
}

/** The other device gets a link. */
export async function continueOnPhone(at: PageDriver): Promise<void> {
  await choosePassport(at);
  await at.press('Continue on your phone');
}

async function identity(at: PageDriver): Promise<void> {
  await identityPhoto(at);
  await at.choose('Yes');
  await at.press('Continue');
}

export const journey = {
  states: {
    choice: {
      application: 'IDENTITY_VERIFICATION',
      heading: 'Verify your identity',
      refused: { button: 'Continue', messages: ['Required'] },
    },
    photo: {
      application: 'IDENTITY_VERIFICATION',
      heading: 'Photo page of your US Passport',
      reach: choosePassport,
    },
    details: {
      application: 'IDENTITY_VERIFICATION',
      heading: 'Check what we read',
      reach: (at) => identityPhoto(at),
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'looked at by a person': {
      waits: 'mail',
      application: 'IDENTITY_VERIFICATION',
      heading: 'A person will check your ID (about 1 business day)',
      async reach(at) {
        await identityPhoto(at, 'othername.pdf');
        await otherName(at, 'Nickname');
        await at.press('Continue');
      },
    },
  },
  walk: identity,
  calls: {
    getIdentityVerification: {
      application: 'IDENTITY_VERIFICATION',
      message: 'We could not load this part of the page.',
      next: (at) => at.choose('US Passport'),
    },
    postHandoff: {
      application: 'IDENTITY_VERIFICATION',
      reach: continueOnPhone,
      message: 'We could not get a code for your phone.',
      next: (at) => at.expectButton('Text me the link'),
    },
    getHandoff: { testedBy: 'remotes/borrower/identity/View.test.tsx' },
    uploadDocument: {
      application: 'IDENTITY_VERIFICATION',
      reach: choosePhoto,
      draft: false, // A photo.
      submit: 'Use this photo',
      message: 'The upload failed. Please try again.',
      next: (at) => at.expectHeading(/^(Verify your identity|Check what we read)$/),
    },
    postIdentityVerification: {
      application: 'IDENTITY_VERIFICATION',
      reach: choosePhoto,
      draft: false, // A photo.
      submit: 'Use this photo',
      message: 'The upload failed. Please try again.',
      next: (at) => at.expectHeading(/^(Verify your identity|Check what we read)$/),
    },
    putIdentityConfirmation: {
      application: 'IDENTITY_VERIFICATION',
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await identityPhoto(at);
        await at.choose('Yes');
      },
      draft: false, // One answer.
      submit: 'Continue',
      next: (at) => at.expectHeading('Review and sign your agreement'),
    },
    postHandoffText: {
      application: 'IDENTITY_VERIFICATION',
      reach: continueOnPhone,
      draft: false, // Nothing is typed.
      submit: 'Text me the link',
      next: (at) => at.readText(/^We sent a text/),
    },
  },
} satisfies Journey;
