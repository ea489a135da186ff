import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { startSigning } from '../intro/journey.ts';

interface Signer {
  firstName: string;
  lastName: string;
}

export const FINISH = /^(Finish this document|I have read this document)$/;
const PLACE = /^Select to (sign|initial):/;
/** The one next step of a document. */
const NEXT = /^(Select to (sign|initial):|Finish this document$|I have read this document$)/;

/** From the page that asks for the name until the documents lie there to be signed. */
async function adoptSignature(at: PageDriver, { firstName, lastName }: Signer): Promise<void> {
  const name = `${firstName} ${lastName}`;
  await at.expectHeading('Sign your documents');
  await at.fill('Your full legal name', name.toUpperCase());
  await at.tick('I intend this to be my legal signature');
  await at.press(`Sign as ${name}`);
  await at.expectButton(NEXT);
}

/** Every place of the document that is shown. */
async function signPlaces(at: PageDriver): Promise<void> {
  await at.expectButton(NEXT);
  while ((await at.count(PLACE)) > 0) await at.pressFirst(PLACE);
  await at.expectButton(FINISH);
}

/** Every place of every document, with the signature adopted; not sent off. */
async function signAllPlaces(at: PageDriver): Promise<void> {
  const count = Number((await at.readText(/^Document \d+ of \d+$/)).split(' ').at(-1));
  for (let document = 1; document <= count; document += 1) {
    await at.readText(`Document ${document} of ${count}`);
    await signPlaces(at);
    await at.press(FINISH);
  }
  await at.expectButton('Finish signing');
}

/** Up to the receipt. */
export async function signDocuments(at: PageDriver): Promise<void> {
  await signAllPlaces(at);
  await at.press('Finish signing');
  await at.readText('Your documents are signed');
}

const SESSION_ENDED = 'Your signing session had ended. We opened it again; press the button once more.';
const ANA = { firstName: 'Ana', lastName: 'Rivera' };
const OPENED = {
  application: { status: { checklistStatus: 'FINAL_OFFER' }, owner: ANA },
  heading: 'Sign your documents',
};

async function adopted(at: PageDriver): Promise<void> {
  await startSigning(at);
  await adoptSignature(at, ANA);
}

export const journey = {
  states: {
    '': {
      ...OPENED,
      async reach(at) {
        await startSigning(at);
        await at.expectButton('Sign as Ana Rivera');
      },
      refused: { button: 'Sign as Ana Rivera', messages: ['Type your full legal name'] },
    },
    adopted: { ...OPENED, reach: adopted },
    decline: {
      ...OPENED,
      async reach(at) {
        await adopted(at);
        await at.press('Decline to sign');
      },
      dialog: 'Decline to sign',
      refused: { button: 'Decline to sign', messages: ['Choose a reason'] },
    },
    receipt: {
      ...OPENED,
      async reach(at) {
        await adopted(at);
        await signDocuments(at);
      },
    },
  },
  async walk(at, person) {
    await adoptSignature(at, person);
    await signDocuments(at);
    await at.press('Continue');
  },
  calls: {
    postSigningSession: {
      application: 'FINAL_OFFER',
      path: 'signing/sign',
      reach: shareLocation,
      message: 'We could not open your documents.',
      next: (at) => at.expectButton(/^Sign as/),
    },
    getDocument: { testedBy: 'remotes/borrower/signing/sign/View.test.tsx' },
    postSignDocument: {
      ...OPENED,
      async reach(at) {
        await adopted(at);
        await signPlaces(at);
      },
      draft: false, // A reload ends the session.
      submit: FINISH,
      messages: { 409: SESSION_ENDED },
      next: (at) => at.readText(/^Document 2 of/),
    },
    postSigningComplete: {
      ...OPENED,
      async reach(at) {
        await adopted(at);
        await signAllPlaces(at);
      },
      draft: false, // A reload ends the session.
      submit: 'Finish signing',
      messages: { 409: SESSION_ENDED },
      next: (at) => at.readText('Your documents are signed'),
    },
    postSigningDecline: {
      ...OPENED,
      async reach(at) {
        await adopted(at);
        await at.press('Decline to sign');
        await at.within('dialog', 'Decline to sign').select('Why do you not want to sign?', 'I want to stop');
      },
      dialog: 'Decline to sign',
      draft: false, // A reload ends the session.
      submit: 'Decline to sign',
      next: (at) => at.readText(/reference/),
    },
  },
} satisfies Journey;
