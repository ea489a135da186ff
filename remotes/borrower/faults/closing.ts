import type { Rows } from '#src/testing/faults/endure.ts';
import type { Hands } from '#src/testing/faults/hands.ts';
import { open } from './open.ts';

async function agreeToRecording(at: Hands): Promise<void> {
  await at.tick(/recorded in audio and video/);
}

const notary = open('DEED_SIGNING');

/** The notary, and what comes after the signature. */
export const CLOSING = {
  getNotary: [
    {
      open: notary,
      says: 'We could not load what we need for your notary session.',
      next: (at) => at.find('button', 'Join a notary now'),
    },
  ],
  postNotarySession: [
    {
      open: notary,
      async reach(at) {
        await agreeToRecording(at);
        await at.press('Join a notary now');
        await at.press('Share my location');
      },
      again: 'Join a notary now',
      next: (at) => at.sees('Your notary session'),
    },
  ],
  postNotaryComplete: [
    {
      open: notary,
      async reach(at) {
        await agreeToRecording(at);
        await at.press('Join a notary now');
        await at.press('Share my location');
        await at.control('PUT', '/clock', { rate: 20 });
      },
      submit: 'Sign before the notary',
      next: (at) => at.sees(/^(You're signed|You're done|You have signed)/),
    },
  ],
  getDocuments: [
    {
      open: open('RESCISSION'),
      says: 'We could not load the list of your documents.',
      next: (at) => at.find('button', 'Download all (ZIP)'),
    },
    {
      open: open('APP_SUBMISSION'),
      says: 'We could not load your documents.',
      next: (at) => at.find('button', 'Open Electronic consent'),
    },
    {
      open: open('APP_SUBMISSION', 'document/disclosures'),
      says: 'We could not load your documents.',
      next: (at) => at.reads(/^(Sample PDF|Electronic consent)$/),
    },
  ],
  postCancellation: [
    {
      open: open('RESCISSION', '', { owner: { firstName: 'Ana', lastName: 'Rivera' } }),
      async reach(at) {
        await at.press('I want to cancel');
        await at.in('Cancel this line').write('Type your full legal name', 'Ana Rivera');
      },
      dialog: 'Cancel this line',
      submit: 'Cancel my line',
      next: (at) => at.sees('You have cancelled'),
    },
  ],
} satisfies Partial<Rows>;
