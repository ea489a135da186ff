import type { Control } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { INVITED, signIn, standingAt } from './invitation.ts';

/** A signer who is asked for something. */
export const askedFor =
  (categoryEnum: string, more: object = {}) =>
  async (control: Control, org: string): Promise<string> => {
    await control('PUT', '/flags', { 'fe-heloc-additional-signer-conditions': true });
    return standingAt(
      'DOCUMENTS_READ',
      {},
      { conditions: [{ categoryEnum, signer: INVITED, ...more }] },
    )(control, org);
  };

/** From the line above the page to the list. */
export async function toList(at: PageDriver): Promise<void> {
  await signIn(at);
  await at.expectHeading('Pick up where you left off');
  await at.follow('See what to do');
}
