import { cancelled } from './cancelled/screen.ts';
import { identityAgain } from './conditions/identity/screen.ts';
import { conditions } from './conditions/screen.ts';
import { uploadDocument } from './conditions/upload-document/screen.ts';
import { declined } from './declined/screen.ts';
import { documents } from './documents/screen.ts';
import { error } from './error/screen.ts';
import { identity } from './identity/screen.ts';
import { intro } from './intro/screen.ts';
import { login } from './login/screen.ts';
import { resume } from './resume/screen.ts';
import { sign } from './sign/screen.ts';

/** Those of a signer who is signed in: adding one is its folder, and a line here, in `journeys.ts` and in `flow/table.ts`. */
export const gated = [
  resume,
  intro,
  identity,
  documents,
  conditions,
  uploadDocument,
  identityAgain,
  sign,
  error,
  declined,
  cancelled,
] as const;

/** Every screen of a signer. */
export const screens = [login, ...gated] as const;
