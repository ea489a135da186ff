import { cancelled } from './access/cancelled/screen.ts';
import { resume } from './access/resume/screen.ts';

/** Every screen of a signer who is signed in: adding one is its folder and one line here. */
export const screens = [resume, cancelled] as const;

export type SignerPath = (typeof screens)[number]['path'];
