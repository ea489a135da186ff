import type { PageDriver } from '#src/testing/pageDriver.ts';

export const shareLocation = (at: PageDriver): Promise<void> =>
  at.within('dialog', 'Why we need your location').press('Share my location');
