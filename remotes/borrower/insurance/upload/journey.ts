import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';
import { FLOOD_NEEDED, insured } from '../requirements/journey.ts';

const PATH = 'insurance/upload';
const SEND = 'Send for review';
const HEADING = 'Send proof of insurance';

async function writeDay(at: PageDriver, label: string, year: string): Promise<void> {
  const day = at.within('group', label);
  await day.fill('Month', '4');
  await day.fill('Day', '1');
  await day.fill('Year', year);
}

/** As a declarations page has it; not sent. */
export async function writePolicy(at: PageDriver, coverage = '250,000'): Promise<void> {
  await at.upload(/^Declarations page/, samplePdf('declarations.pdf'));
  await at.readText('Uploaded');
  await at.fill('Insurer', 'Tidewater Mutual');
  await at.fill('Policy number', 'FL-204417');
  await writeDay(at, 'Begins on', '2026');
  await writeDay(at, 'Ends on', '2099');
  // A condominium's policies call it by what they insure.
  await at.fill(/^(Dwelling|Building) coverage/, coverage);
  await at.fill('Premium a year', '912.50');
}

/** From the notice of a flood hazard until the policy is looked at. */
export async function insureAgainstFlood(at: PageDriver): Promise<void> {
  await at.tick(/^I have received this notice/);
  await at.press('Continue');
  await at.expectHeading('Home insurance we need to see');
  await at.press('Upload proof');
  await writePolicy(at);
  await at.press(SEND);
  await at.readText('In review');
  await at.press('Back');
  await at.expectHeading("We're looking at your insurance");
}

export const journey = {
  states: {
    '': {
      ...FLOOD_NEEDED,
      path: PATH,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: {
        button: SEND,
        messages: ['Upload at least one file', 'Enter the name of the insurer', 'Enter the policy number'],
      },
    },
    'several policies': {
      ...insured([
        { kind: 'FLOOD', status: 'NEEDED' },
        { kind: 'HOMEOWNERS', status: 'NEEDED' },
      ]),
      path: PATH,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose the policy'] },
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postInsurancePolicy: {
      ...FLOOD_NEEDED,
      path: PATH,
      reach: (at) => writePolicy(at),
      submit: SEND,
      next: (at) => at.expectHeading('Home insurance we need to see'),
    },
  },
} satisfies Journey;
