import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

export async function choosePassport(at: PageDriver): Promise<void> {
  await at.expectHeading('Verify your identity');
  await at.choose('US Passport');
  await at.press('Continue');
  await at.expectHeading('Photo page of your US Passport');
}

/** Not sent. */
export async function choosePhoto(at: PageDriver): Promise<void> {
  await choosePassport(at);
  await at.upload('Upload a photo', samplePdf('passport.pdf'));
  await at.expectButton('Use this photo');
}

export async function identityPhoto(at: PageDriver): Promise<void> {
  await choosePhoto(at);
  await at.press('Use this photo');
  await at.expectHeading('Check what we read');
}

export async function identity(at: PageDriver): Promise<void> {
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
      reach: identityPhoto,
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'looked at by a person': {
      waits: 'mail',
      application: 'IDENTITY_VERIFICATION',
      heading: 'A person will check your ID (about 1 business day)',
      async reach(at) {
        await choosePassport(at);
        await at.upload('Upload a photo', samplePdf('othername.pdf'));
        await at.press('Use this photo');
        await at.expectHeading('Check what we read');
        await at.choose('Nickname');
        await at.fill('Name exactly as on the deed', 'Ana Rivera');
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
    postIdentityHandoff: {
      application: 'IDENTITY_VERIFICATION',
      async reach(at) {
        await choosePassport(at);
        await at.press('Continue on your phone');
      },
      message: 'We could not get a code for your phone.',
      next: (at) => at.expectButton('Text me the link'),
    },
    getIdentityHandoff: { testedBy: 'remotes/borrower/identity/verification/View.test.tsx' },
    uploadDocument: {
      application: 'IDENTITY_VERIFICATION',
      reach: choosePhoto,
      submit: 'Use this photo',
      message: 'The upload failed. Please try again.',
      next: (at) => at.expectHeading(/^(Verify your identity|Check what we read)$/),
    },
    postIdentityVerification: {
      application: 'IDENTITY_VERIFICATION',
      reach: choosePhoto,
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
      submit: 'Continue',
      next: (at) => at.expectHeading('Review and sign your agreement'),
    },
    postIdentityHandoffText: {
      application: 'IDENTITY_VERIFICATION',
      async reach(at) {
        await choosePassport(at);
        await at.press('Continue on your phone');
      },
      submit: 'Text me the link',
      next: (at) => at.readText(/^We sent a text/),
    },
  },
} satisfies Journey;
