import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const DECLINED = 'I do not wish to provide this information';

/** Declines every question; not submitted. */
export async function declineDemographics(at: PageDriver): Promise<void> {
  for (const group of [/^Ethnicity/, /^Race/, /^Sex/]) await at.within('group', group).tick(DECLINED);
}

export async function demographics(at: PageDriver): Promise<void> {
  await at.expectHeading('Demographic information');
  await at.within('group', /^Ethnicity/).tick('Not Hispanic or Latino');
  await at.within('group', /^Race/).tick('White');
  await at.within('group', /^Sex/).tick(DECLINED);
  await at.press('Continue');
}

/** Answers nothing, and says so. */
export async function leaveBlank(at: PageDriver): Promise<void> {
  await at.press('Continue');
  await at.press('Continue without answering');
}

export const journey = {
  states: {
    '': { application: 'HMDA', heading: 'Demographic information' },
    'the other applicant': {
      application: { scenario: 'co-applicant' },
      heading: /Jordan Rivera/,
      reach: demographics,
      refused: { button: 'Continue', messages: ['Required'] },
    },
  },
  walk: demographics,
  calls: {
    putDemographics: {
      application: 'HMDA',
      reach: declineDemographics,
      submit: 'Continue',
      next: (at) => at.expectHeading('Review and submit your application'),
    },
  },
} satisfies Journey;
