import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const TITLE = 'Other owners must sign too';
/** An invitation did not reach one of them. */
const BOUNCED = { scenario: 'co-owner-bounced' };
const CHANGING = 'Change the email of Sam Okafor';
const REPORT = 'This person is not on the title, has died or is divorced';
const REPORTING = 'Tell us about a person on the list';

/** In its dialog; not sent. */
export async function fillSigner(at: PageDriver, role = 'Family member'): Promise<void> {
  await at.press('Add a signer');
  const dialog = at.within('dialog', 'Add a signer');
  await dialog.fill('First name', 'Robin');
  await dialog.fill('Last name', 'Hale');
  await dialog.fill('Email', 'robin.hale@example.com');
  await dialog.fill('Mobile phone', '3035550178');
  await dialog.choose(role);
}

/** For the signer whom an invitation did not reach; not sent. */
export async function writeNewEmail(
  at: PageDriver,
  email = 'sam@example.com',
  name = 'Sam Okafor',
): Promise<void> {
  await at.press(`Change email of ${name}`);
  await at.within('dialog', `Change the email of ${name}`).fill('New email', email);
}

export const journey = {
  states: {
    '': {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'CO_DEED_REQ' },
        signers: [
          {
            firstName: 'Maximiliane',
            lastName: 'Featherstonehaugh',
            email: 'slow.maximiliane.featherstonehaugh@correspondence.example.com',
            role: 'SPOUSE',
          },
        ],
      },
      heading: TITLE,
      reach: (at) => at.readText(/Featherstonehaugh/),
    },
    'one does not sign': {
      waits: 'mail',
      application: { scenario: 'co-owner-declined' },
      heading: TITLE,
      reach: (at) => at.readText('Sam needs to talk with us.'),
    },
    'add a signer': {
      application: BOUNCED,
      heading: TITLE,
      reach: (at) => at.press('Add a signer'),
      dialog: 'Add a signer',
      refused: { button: 'Add and invite', messages: ['Choose who they are to you'] },
    },
    'another email': {
      application: BOUNCED,
      heading: TITLE,
      reach: (at) => writeNewEmail(at, ''),
      dialog: CHANGING,
      refused: { button: 'Send invitation', messages: ['Please enter their email'] },
    },
    'report a person': {
      application: BOUNCED,
      heading: TITLE,
      reach: (at) => at.press(REPORT),
      dialog: REPORTING,
      refused: { button: 'Send', messages: ['Choose who it is about', 'Choose what we should know'] },
    },
  },
  walk: async (at) => {
    await at.readText('Everyone has signed.');
    await at.press('Continue');
  },
  calls: {
    getSigners: {
      application: BOUNCED,
      message: 'We could not load the list of signers.',
      next: (at) => at.expectButton('Change email of Sam Okafor'),
    },
    uploadDocument: { testedBy: 'identity/verification' },
    postSigner: {
      application: BOUNCED,
      reach: (at) => fillSigner(at),
      dialog: 'Add a signer',
      reopen: (at) => at.press('Add a signer'),
      submit: 'Add and invite',
      next: (at) => at.readText('Robin Hale'),
    },
    putSignerEmail: {
      application: BOUNCED,
      reach: (at) => writeNewEmail(at),
      dialog: CHANGING,
      draft: false, // One answer.
      submit: 'Send invitation',
      next: (at) => at.readText('We sent an invitation to sam@example.com.'),
    },
    postSignerResend: {
      application: { scenario: 'waiting-for-others' },
      submit: /^Resend/,
      next: (at) => at.readText(/sent/),
    },
    postSupportRequest: {
      application: BOUNCED,
      async reach(at) {
        await at.press(REPORT);
        const dialog = at.within('dialog', REPORTING);
        await dialog.select('Who is it about?', 'Sam Okafor');
        await dialog.choose('This person is not on the title');
        await dialog.fill('More about it', 'They sold their part in 2019.');
      },
      dialog: REPORTING,
      reopen: (at) => at.press(REPORT),
      submit: 'Send',
      next: (at) => at.readText(/^We got your message/),
    },
    postSignersContinue: {
      application: {
        status: { checklistStatus: 'CO_DEED_REQ' },
        signers: [{ firstName: 'Sam', lastName: 'Okafor', email: 'sam@example.com', status: 'SIGNED' }],
      },
      submit: 'Continue',
      next: (at) => at.expectHeading('Meet your notary online'),
    },
  },
} satisfies Journey;
