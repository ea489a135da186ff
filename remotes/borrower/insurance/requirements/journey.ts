import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const ASK = 'Email my agent';
const DIALOG = 'Email your agent';
const SEND = 'Send request';

const policy = (kind: string, status: string, more: object = {}) => ({
  kind,
  status,
  requiredCoverage: 250_000,
  maxDeductible: 10_000,
  ...more,
});
/** A home in a hazard area, whose notice has been read. */
export const insured = (policies: object[]) => ({
  application: {
    status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
    flood: { inHazardArea: true, zone: 'AE', acknowledgedAt: '2026-11-20T18:00:00Z' },
    insurance: { policies },
    hold: true,
  },
});
export const FLOOD_NEEDED = insured([policy('FLOOD', 'NEEDED'), policy('HOMEOWNERS', 'ACCEPTED')]);
const PATH = 'insurance/requirements';
const HEADING = 'Home insurance we need to see';

async function writeAgent(at: PageDriver): Promise<void> {
  await at.press(ASK);
  const dialog = at.within('dialog', DIALOG);
  await dialog.fill('Name of the agent', 'Gil Marsh');
  await dialog.fill('Email of the agent', 'gil.marsh@example.com');
}

export const journey = {
  states: {
    '': { ...FLOOD_NEEDED, path: PATH, heading: HEADING },
    'email to the agent': {
      ...FLOOD_NEEDED,
      path: PATH,
      heading: HEADING,
      reach: (at) => at.press(ASK),
      dialog: DIALOG,
      refused: { button: SEND, messages: ['Enter the name of the agent'] },
    },
    'in review': {
      ...insured([policy('FLOOD', 'IN_REVIEW'), policy('HOMEOWNERS', 'ACCEPTED')]),
      path: PATH,
      heading: HEADING,
      waits: 'mail',
    },
    'several, one refused': {
      ...insured([
        policy('FLOOD', 'REFUSED', { message: 'The coverage is lower than what is needed.' }),
        policy('HOMEOWNERS', 'IN_REVIEW'),
        policy('CONDO_MASTER', 'NEEDED'),
      ]),
      path: PATH,
      heading: HEADING,
    },
  },
  calls: {
    postInsuranceAgentRequest: {
      ...FLOOD_NEEDED,
      path: PATH,
      reach: writeAgent,
      dialog: DIALOG,
      reopen: (at) => at.press(ASK),
      submit: SEND,
      next: (at) => at.readText(/^We emailed your agent/),
    },
  },
} satisfies Journey;
