import {
  choosePassport,
  choosePhoto,
  identityPhoto,
} from '#src/features/identity-capture/testing/passport.ts';
import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { goOn, standingAt } from '../testing/invitation.ts';

const AT = standingAt('CONSENTED');
const NAME = 'Your legal name';

export async function confirmName(at: PageDriver): Promise<void> {
  await at.expectHeading(NAME);
  await at.press('This is my name');
}

async function toId(at: PageDriver): Promise<void> {
  await goOn(at);
  await confirmName(at);
}

async function takePhoto(at: PageDriver): Promise<void> {
  await toId(at);
  await choosePhoto(at);
}

async function continueOnPhone(at: PageDriver): Promise<void> {
  await toId(at);
  await choosePassport(at);
  await at.press('Continue on your phone');
}

const UPLOADED = /^(Your legal name|Verify your identity|Check what we read)$/;

export const journey = {
  states: {
    name: { address: AT, heading: NAME, reach: goOn },
    choice: {
      address: AT,
      heading: 'Verify your identity',
      reach: toId,
      refused: { button: 'Continue', messages: ['Required'] },
    },
    details: {
      address: AT,
      heading: 'Check what we read',
      async reach(at) {
        await toId(at);
        await identityPhoto(at);
      },
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'looked at by a person': {
      address: AT,
      waits: 'mail',
      heading: 'A person will check your ID (about 1 business day)',
      async reach(at) {
        await toId(at);
        await identityPhoto(at, 'othername.pdf');
        await at.choose('Nickname');
        await at.fill('Name exactly as on the deed', 'Sam Rivera');
        await at.press('Continue');
      },
    },
  },
  async walk(at) {
    await confirmName(at);
    await identityPhoto(at);
    await at.choose('Yes');
    await at.press('Continue');
  },
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getCoDeedDraft: {
      address: AT,
      reach: goOn,
      message: 'We could not load what you have already entered on this page. It is still saved.',
      next: (at) => at.expectButton('This is my name'),
    },
    putCoDeedDraft: {
      address: AT,
      // What is typed is saved a moment later.
      async reach(at) {
        await goOn(at);
        await at.fill('First name', 'Samuel');
      },
      background: true,
      next: (at) => at.expectButton('This is my name'),
    },
    deleteCoDeedDocument: { testedBy: 'src/features/uploads/useDocumentUpload.test.tsx' },
    putCoDeedName: {
      address: AT,
      async reach(at) {
        await goOn(at);
        await at.fill('First name', 'Samuel');
      },
      submit: 'This is my name',
      next: (at) => at.expectHeading('Verify your identity'),
    },
    getCoDeedIdentity: {
      address: AT,
      reach: toId,
      message: 'We could not load this part of the page.',
      next: (at) => at.choose('US Passport'),
    },
    uploadCoDeedDocument: {
      address: AT,
      reach: takePhoto,
      draft: false, // A photo.
      submit: 'Use this photo',
      message: 'The upload failed. Please try again.',
      next: (at) => at.expectHeading(UPLOADED),
    },
    postCoDeedIdentity: {
      address: AT,
      reach: takePhoto,
      draft: false, // A photo.
      submit: 'Use this photo',
      message: 'The upload failed. Please try again.',
      next: (at) => at.expectHeading(UPLOADED),
    },
    putCoDeedIdentityConfirmation: {
      address: AT,
      async reach(at, control) {
        await control('PUT', '/clock', { rate: 50 });
        await toId(at);
        await identityPhoto(at);
        await at.choose('Yes');
      },
      draft: false, // One answer.
      submit: 'Continue',
      next: (at) => at.expectHeading('Your documents'),
    },
    postCoDeedHandoff: {
      address: AT,
      reach: continueOnPhone,
      message: 'We could not get a code for your phone.',
      next: (at) => at.expectButton('Text me the link'),
    },
    getCoDeedHandoff: { testedBy: 'remotes/borrower/identity/View.test.tsx' },
    postCoDeedHandoffText: {
      async address(control, org) {
        return standingAt('CONSENTED', { phoneNumber: '2085550100' })(control, org);
      },
      reach: continueOnPhone,
      draft: false, // Nothing is typed.
      submit: 'Text me the link',
      next: (at) => at.readText(/^We sent a text/),
    },
  },
} satisfies PageJourney;
