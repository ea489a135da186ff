import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const PAGE = { address: 'register/support', heading: 'How can we help?' };

/** Filled in; not sent. */
export async function writeMessage(at: PageDriver): Promise<void> {
  await at.fill('Name', 'Ana Rivera');
  await at.fill('Email', 'ana@EXAMPLE.com');
  await at.select('Topic', 'Documents');
  await at.fill('Message', 'I cannot open the brochure.');
}

export const journey = {
  states: {
    '': { ...PAGE, refused: { button: 'Send', messages: ['Please enter your email', 'Required'] } },
    sent: {
      ...PAGE,
      async reach(at) {
        await writeMessage(at);
        await at.press('Send');
        await at.readText(/^We have received your message/);
      },
    },
  },
  calls: {
    postVisitorSupport: {
      address: PAGE.address,
      reach: writeMessage,
      submit: 'Send',
      next: (at) => at.readText(/reference/),
    },
  },
} satisfies PageJourney;
