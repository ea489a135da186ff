import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { open } from './open.ts';

const FINISH = /^(Finish this document|I have read this document)$/;
const NOT_OPENED = 'We could not open your documents.';

const documents = open('FINAL_OFFER', 'signing/sign', { owner: { firstName: 'Ana', lastName: 'Rivera' } });

async function adopt(at: Hands): Promise<void> {
  await at.press('Share my location');
  await at.write('Your full legal name', 'Ana Rivera');
  await at.tick('I intend this to be my legal signature');
  await at.press('Sign as Ana Rivera');
  await at.find('button', FINISH);
}

async function signPlaces({ user, all }: Hands): Promise<void> {
  for (let place = all('button', /^Click to (sign|initial)/)[0]; place; [place] = all('button', /^Click to/))
    await user.click(place);
}

async function signAll(at: Hands): Promise<void> {
  await adopt(at);
  const count = Number((await at.find('progressbar', 'Signed documents')).getAttribute('max'));
  for (let signed = 1; signed <= count; signed += 1) {
    await signPlaces(at);
    await at.press(FINISH);
    await at.reads(`${signed} of ${count}`);
  }
}

const bounced = { path: '/{uuid}', application: { scenario: 'co-owner-bounced' } };
const CHANGE = 'Change email of Sam Okafor';
const CHANGING = 'Change the email of Sam Okafor';
const REPORT = 'Tell us about a person on the list';

/** The agreement is signed, by everyone who has to. */
export const SIGNING = {
  postOfferReopening: [
    {
      open: open('FINAL_OFFER'),
      submit: 'Change my offer',
      next: (at) => at.sees('Your verified offers'),
    },
  ],
  postSigningSession: [
    {
      open: documents,
      reach: (at) => at.press('Share my location'),
      says: NOT_OPENED,
      next: (at) => at.find('button', /^Sign as/),
    },
  ],
  postSignDocument: [
    {
      open: documents,
      async reach(at) {
        await adopt(at);
        await signPlaces(at);
      },
      submit: FINISH,
      says: { 409: 'Your signing session had ended. We opened it again; press the button once more.' },
      next: (at) => at.reads(/^Document 2 of/),
    },
  ],
  postSigningComplete: [
    {
      open: documents,
      reach: signAll,
      submit: 'Finish signing',
      says: { 409: 'Your signing session had ended. We opened it again; press the button once more.' },
      next: (at) => at.sees('Your documents are signed'),
    },
  ],
  postSigningDecline: [
    {
      open: documents,
      async reach(at) {
        await adopt(at);
        await at.press('Decline to sign');
        await at.in('Decline to sign').select('Why do you not want to sign?', 'I want to stop');
      },
      dialog: 'Decline to sign',
      submit: 'Decline to sign',
      next: (at) => at.reads(/reference/),
    },
  ],
  getSigners: [
    {
      open: bounced,
      says: 'We could not load the list of signers.',
      next: (at) => at.find('button', CHANGE),
    },
  ],
  postSigner: [
    {
      open: bounced,
      async reach(at) {
        await at.press('Add a signer');
        const dialog = at.in('Add a signer');
        await dialog.write('First name', 'Robin');
        await dialog.write('Last name', 'Hale');
        await dialog.write('Email', 'robin.hale@example.com');
        await dialog.write('Mobile phone', '3035550178');
        await dialog.choose('Family member');
      },
      dialog: 'Add a signer',
      submit: 'Add and invite',
      next: (at) => at.reads('Robin Hale'),
    },
  ],
  putSignerEmail: [
    {
      open: bounced,
      async reach(at) {
        await at.press(CHANGE);
        await at.in(CHANGING).write('New email', 'sam@example.com');
      },
      dialog: CHANGING,
      submit: 'Send invitation',
      next: (at) => at.reads('We sent an invitation to sam@example.com.'),
    },
  ],
  postSignerResend: [
    {
      open: { path: '/{uuid}', application: { scenario: 'waiting-for-others' } },
      reach: (at) => at.control('PUT', '/clock', { now: Date.now() + 11 * 60_000 }),
      submit: /^Resend/,
      next: (at) => at.reads(/sent/),
    },
  ],
  postSupportRequest: [
    {
      open: bounced,
      async reach(at) {
        await at.press('This person is not on the title, has died or is divorced');
        const dialog = at.in(REPORT);
        await dialog.select('Who is it about?', 'Sam Okafor');
        await dialog.choose('This person is not on the title');
        await dialog.write('More about it', 'They sold their part in 2019.');
      },
      dialog: REPORT,
      submit: 'Send',
      next: (at) => at.reads(/^We got your message/),
    },
  ],
  postSignersContinue: [
    {
      open: open('CO_DEED_REQ', '', {
        signers: [{ firstName: 'Sam', lastName: 'Okafor', email: 'sam@example.com', status: 'SIGNED' }],
      }),
      submit: 'Continue',
      next: (at) => at.sees('Meet your notary online'),
    },
  ],
} satisfies Partial<Rows>;
