import type { Worker } from '../hands.ts';
import { pdf } from './income.ts';

export async function identityPhoto(at: Worker): Promise<void> {
  await at.sees('Verify your identity');
  await at.choose('US Passport');
  await at.press('Continue');
  await at.sees('Photo page of your US Passport');
  await at.upload('Upload a photo', pdf('passport.pdf'));
  await at.press('Use this photo');
  await at.sees('Check what we read');
}

export async function identity(at: Worker): Promise<void> {
  await identityPhoto(at);
  await at.choose('Yes');
  await at.press('Continue');
}
