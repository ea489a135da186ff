import { cancelled } from './access/cancelled/screen.ts';
import { login } from './access/login/screen.ts';
import { resume } from './access/resume/screen.ts';

/** Those of a signer who is signed in: adding one is its folder, and a line here and in `journeys.ts`. */
export const gated = [resume, cancelled] as const;

/** Every screen of a signer. */
export const screens = [login, ...gated] as const;
