import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';
import { sendPhoto } from './sendPhoto.ts';

export async function chooseKind(at: PageDriver, kind = 'US Passport'): Promise<void> {
  await at.expectHeading('Verify your identity');
  await at.choose(kind);
  await at.press('Continue');
}

export async function choosePassport(at: PageDriver): Promise<void> {
  await chooseKind(at);
  await at.expectHeading('Photo page of your US Passport');
}

/** Not sent. */
export async function choosePhoto(at: PageDriver): Promise<void> {
  await choosePassport(at);
  await at.upload('Upload a photo', samplePdf('passport.pdf'));
  await at.expectButton('Use this photo');
}

/** A photo of a passport is sent, and what was read from it is shown. */
export async function identityPhoto(at: PageDriver, name = 'passport.pdf'): Promise<void> {
  await choosePassport(at);
  await sendPhoto(at, name);
  await at.expectHeading('Check what we read');
}
