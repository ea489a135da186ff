import type { UploadedFile } from '#packages/testing/playwright/hands.ts';
import type { Worker } from '../hands.ts';

export const pdf = (name: string): UploadedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

export async function linkBank(
  at: Worker,
  bank = 'Harbor Community Bank',
  user = 'user_good',
): Promise<void> {
  const dialog = at.dialog('Connect a test bank');
  await dialog.choose(bank);
  await dialog.press('Continue');
  await dialog.write('User name', user);
  await dialog.hands.write(dialog.place.getByLabel('Password', { exact: true }), 'any');
  await dialog.press('Sign in');
  await dialog.press('Share accounts');
}

export async function incomeByBank(at: Worker): Promise<void> {
  await at.sees('Verify your income');
  await at.press(/^Start: Connect the bank/);
  await at.sees('Connect the bank where your pay is deposited');
  await at.press('Connect my bank');
  await linkBank(at);
  await at.tick('This is my pay');
  await at.press('Continue');
  await at.sees('Verify your income');
}

/** A pay stub, and what is asked about it. */
export async function fillPaystub(at: Worker): Promise<void> {
  await at.upload('Pay stubs', pdf('paystub.pdf'));
  await at.write('Employer name', 'Brightwater Logistics');
  await at.choose('Every two weeks');
  await at.write('Month', '3');
  await at.write('Day', '15');
  await at.write('Year', '2019');
  await at.tick('These are complete, unaltered copies');
}

export async function incomeByPaystub(at: Worker): Promise<void> {
  await at.sees('Verify your income');
  await at.press('Pay stubs');
  await at.sees('Upload your income documents');
  await fillPaystub(at);
  await at.press('Submit documents');
  await at.sees('Verify your income');
}
