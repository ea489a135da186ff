import { expect } from '@playwright/test';
import type { Worker } from '../hands.ts';
import { shareLocation } from './signing.ts';

/** The location is asked for once in a tab: not again if the documents were signed in it. */
export async function joinNotary(at: Worker, { asksLocation = false } = {}): Promise<void> {
  await at.sees('Meet your notary online');
  await at.tick('I agree the session is recorded in audio and video and kept as state law requires.');
  await at.press('Join a notary now');
  if (asksLocation) await shareLocation(at);
}

export async function notary(at: Worker): Promise<void> {
  await joinNotary(at);
  await at.press('Sign before the notary');
}

export async function complete(at: Worker): Promise<void> {
  await at.sees("You're signed. Your cancellation period has started");
  await expect(at.place.getByRole('heading', { name: /^You can cancel until midnight on / })).toBeVisible();
}
