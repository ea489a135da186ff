import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const EMPLOYMENT = { application: 'EMPLOYMENT_VERIFICATION' };
const HEADING = 'We need to confirm you still work at Brightwater Logistics';
const GO_ON = 'Continue';

/** Whom to ask, and that they may be asked; not sent. */
export async function writeEmployer(at: PageDriver): Promise<void> {
  await at.choose('Yes');
  await at.fill('Work phone', '(208) 555-0177');
  await at.fill('Job title', 'Dispatcher');
  await at.fill('Month', '3');
  await at.fill('Day', '15');
  await at.fill('Year', '2019');
  await at.tick(/^You may contact this employer/);
}

export const journey = {
  states: {
    '': {
      ...EMPLOYMENT,
      heading: HEADING,
      reach: (at) => at.expectButton(GO_ON),
      refused: { button: GO_ON, messages: ['Choose yes or no'] },
    },
    'still there': {
      ...EMPLOYMENT,
      heading: HEADING,
      reach: (at) => at.choose('Yes'),
      refused: {
        button: GO_ON,
        messages: ['Enter your job title', 'Enter the day on which you started', 'Tick the box to go on'],
      },
    },
    'another job': { ...EMPLOYMENT, heading: HEADING, reach: (at) => at.choose('No') },
    'own business': {
      application: {
        status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
        income: { employmentType: 'SELF_EMPLOYED' },
      },
      heading: 'We need to confirm your business',
      reach: (at) => at.choose('Yes'),
      refused: { button: GO_ON, messages: ['Enter the legal name of your business'] },
    },
    waiting: {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
        employment: { employerName: 'Brightwater Logistics', answeredAt: '2026-11-20T18:00:00Z' },
        hold: true,
      },
      heading: 'We are confirming your job',
    },
  },
  calls: {
    putEmployment: {
      ...EMPLOYMENT,
      reach: writeEmployer,
      submit: GO_ON,
      next: (at) => at.expectHeading('We are confirming your job'),
    },
  },
} satisfies Journey;
