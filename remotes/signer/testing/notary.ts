import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

/** The heading of the questions before a session. */
export const CHECK = 'Before you meet the notary';

/** The name is right, and there is a number by which the questions find their records; or not. */
export async function check(at: PageDriver, { number = true } = {}): Promise<void> {
  await at.expectHeading(CHECK);
  await at.choose('Yes, this is my name');
  await at.choose(number ? 'Yes, I have one' : 'No, I have neither');
  await at.press('Continue');
}

export async function join(at: PageDriver): Promise<void> {
  await at.press('Join a notary now');
  await shareLocation(at);
}
