import type { JourneysOf } from '#src/testing/journey.ts';
import { journey as cancelled } from './cancelled/journey.ts';
import { journey as identityAgain } from './conditions/identity/journey.ts';
import { journey as conditions } from './conditions/journey.ts';
import { journey as uploadDocument } from './conditions/upload-document/journey.ts';
import { journey as declined } from './declined/journey.ts';
import { journey as documents } from './documents/journey.ts';
import { journey as error } from './error/journey.ts';
import { journey as identity } from './identity/journey.ts';
import { journey as intro } from './intro/journey.ts';
import { journey as login } from './login/journey.ts';
import { journey as resume } from './resume/journey.ts';
import type { screens } from './screens.ts';
import { journey as sign } from './sign/journey.ts';

/** For tests only: how each screen is come to. A screen without one does not compile. */
export const SIGNER_JOURNEYS = {
  'heloc-signer/login': login,
  'heloc-signer/resume': resume,
  'heloc-signer/intro': intro,
  'heloc-signer/identity': identity,
  'heloc-signer/documents': documents,
  'heloc-signer/conditions': conditions,
  'heloc-signer/conditions/upload-document': uploadDocument,
  'heloc-signer/conditions/identity': identityAgain,
  'heloc-signer/sign': sign,
  'heloc-signer/error': error,
  'heloc-signer/declined': declined,
  'heloc-signer/cancelled': cancelled,
} satisfies JourneysOf<(typeof screens)[number]>;
