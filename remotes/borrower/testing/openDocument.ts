import type { PageDriver } from '#src/testing/pageDriver.ts';

/** Opens one document from the list and goes to its end. */
export async function openDocument(at: PageDriver, title: string): Promise<void> {
  await at.press(`Open ${title}`);
  await at.expectHeading('Your documents');
  await at.press('Skip to the end of the document');
}
