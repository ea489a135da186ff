import { type PageDriver, samplePdf, samplePhoto } from '#src/testing/pageDriver.ts';

/** A photo, or a document that stands for it; from the name the sandbox knows what is on it. */
export async function sendPhoto(at: PageDriver, name: string): Promise<void> {
  await at.upload('Upload a photo', (name.endsWith('.pdf') ? samplePdf : samplePhoto)(name));
  await at.press('Use this photo');
}
