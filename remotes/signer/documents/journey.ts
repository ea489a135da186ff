import type { PageJourney } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { goOn, standingAt } from '../testing/invitation.ts';

const HEADING = 'Your documents';
/** In the order in which they are read. */
const TITLES = ['Notice of right to cancel', 'Deed of trust'] as const;
const AT = standingAt('ID_VERIFIED');

/** The end of an opened document, by the way that needs no scrolling. */
async function readToEnd(at: PageDriver, title: string): Promise<void> {
  await at.expectHeading(title);
  await at.press('Skip to the end of the document');
}

/** Every document that must be read, one after the other. */
export async function readAll(at: PageDriver): Promise<void> {
  await at.expectHeading(HEADING);
  await at.press('Read the next document');
  for (const title of TITLES) {
    await readToEnd(at, title);
    await at.press('I have read it');
  }
}

export const journey = {
  states: {
    '': {
      address: AT,
      heading: HEADING,
      async reach(at) {
        await goOn(at);
        await at.expectButton('Read the next document');
      },
    },
    reading: {
      address: AT,
      heading: TITLES[0],
      async reach(at) {
        await goOn(at);
        await at.press('Read the next document');
        await at.expectHeading(TITLES[0]);
        await at.readText('Scroll to the end to continue');
      },
    },
  },
  walk: readAll,
  calls: {
    getCoDeedStatus: { testedBy: 'heloc-signer/resume' },
    logoutRedirect: { testedBy: 'heloc-signer/resume' },
    getCoDeedDocuments: {
      address: AT,
      reach: goOn,
      message: 'We could not load your documents.',
      next: (at) => at.expectButton('Read the next document'),
    },
    getCoDeedDocument: { testedBy: 'remotes/signer/documents/View.test.tsx' },
    putCoDeedDocumentRead: {
      address: AT,
      needsBrowser: true,
      async reach(at) {
        await goOn(at);
        await at.press('Read the next document');
        await readToEnd(at, TITLES[0]);
      },
      draft: false, // Nothing is typed.
      submit: 'I have read it',
      next: (at) => at.expectHeading(TITLES[1]),
    },
  },
} satisfies PageJourney;
