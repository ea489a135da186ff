import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    '': {
      async address(control) {
        await control('PUT', '/flags', { 'fe-heloc-maintenance': true });
        return 'register-v2';
      },
      heading: 'Scheduled Maintenance',
      async reach(at) {
        await at.press('Check again');
        await at.readText('The maintenance is not over yet.');
      },
    },
  },
} satisfies PageJourney;
