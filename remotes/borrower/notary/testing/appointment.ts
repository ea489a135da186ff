import type { Named, PageDriver } from '#src/testing/pageDriver.ts';

export const BOOK_BUTTON = 'Book this appointment';

/** Everything that is asked for an appointment, at home unless said; not sent. */
export async function chooseAppointment(
  at: PageDriver,
  time = '11:00 AM',
  place: Named = 'At my home',
): Promise<void> {
  await at.choose(place);
  await at.select('Time', time);
  await at.tick(/^I agree that the notary/);
}

export const MISSING = ['Choose a time', 'Agree to the fee to go on'];
