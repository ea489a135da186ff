import type { Worker } from '../hands.ts';

/** Sends a number from the page that is shown, whatever its heading: it has another one after a try that missed. */
export async function sendSsn(at: Worker, ssn: string): Promise<void> {
  // The tick comes first, as it waits until no dialog lies over the page any more; writing does not.
  await at.tick(/^I authorize/);
  await at.write('Social Security number', ssn);
  await at.press('Check my credit');
}
