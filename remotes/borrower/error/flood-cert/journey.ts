import type { Journey } from '#src/testing/journey.ts';

const HIGHWATER = {
  status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
  flood: { inHazardArea: true, zone: 'AE' },
};
/** The notice was acknowledged. */
const read = (status: string) => ({
  ...HIGHWATER,
  flood: { ...HIGHWATER.flood, acknowledgedAt: '2026-11-20T18:00:00Z' },
  insurance: { policies: [{ kind: 'FLOOD', status }] },
  hold: true,
});
const TICK = /^I have received this notice/;

export const journey = {
  states: {
    '': {
      application: HIGHWATER,
      heading: 'Your home is in a special flood hazard area',
      reach: (at) => at.expectButton('Continue'),
      refused: { button: 'Continue', messages: ['Tick the box to go on'] },
    },
    waiting: {
      waits: 'mail',
      application: { scenario: 'flood-certificate' },
      heading: "We're waiting for your flood zone certificate",
    },
    'insurance needed': {
      application: read('NEEDED'),
      heading: 'Next, we need proof of insurance',
    },
    'insurance in review': {
      waits: 'mail',
      application: read('IN_REVIEW'),
      heading: "We're looking at your insurance",
    },
  },
  async walk(at) {
    await at.tick(TICK);
    await at.press('Continue');
  },
  calls: {
    postFloodAcknowledgement: {
      application: HIGHWATER,
      reach: (at) => at.tick(TICK),
      submit: 'Continue',
      next: (at) => at.expectHeading('Where should we send your money?'),
    },
  },
} satisfies Journey;
