import { cancelled } from './access/cancelled/screen.ts';
import { login } from './access/login/screen.ts';
import { resume } from './access/resume/screen.ts';

/** Those of a signer who is signed in. */
export const gated = [resume, cancelled] as const;

/** Every screen: adding one is its folder and one line here or above. */
export const screens = [login, ...gated] as const;
