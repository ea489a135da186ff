import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { bankAutopay } from './bank/autopay/screen.ts';
import { bankConfirm } from './bank/confirm/screen.ts';
import { bankDisburse } from './bank/disburse/screen.ts';
import { bankManualDisburse } from './bank/manual-disburse/screen.ts';
import { complete } from './closing/complete/screen.ts';
import { creditSocial } from './credit/social/screen.ts';
import { timeout } from './error/timeout/screen.ts';
import { identity } from './identity/verification/screen.ts';
import { incomeLink } from './income/link/screen.ts';
import { incomeReview } from './income/review/screen.ts';
import { incomeUpload } from './income/upload/screen.ts';
import { notaryIntro } from './notary/intro/screen.ts';
import { notarySession } from './notary/session/screen.ts';
import { selectConfirm } from './offer/confirm/screen.ts';
import { select } from './offer/select/screen.ts';
import { PENDING } from './pendingScreens.ts';
import { signingAdditional } from './signing/additional/screen.ts';
import { signingIntro } from './signing/intro/screen.ts';
import { signingSign } from './signing/sign/screen.ts';
import { appSummary } from './start/app-summary/screen.ts';
import { contact } from './start/contact/screen.ts';
import { disclosures } from './start/disclosures/screen.ts';
import { hmda } from './start/hmda/screen.ts';
import { profile } from './start/profile/screen.ts';

/** Every screen under `/{uuid}`, in the order of the flow: adding one is its folder and one line here. */
const built = [
  timeout,
  profile,
  creditSocial,
  select,
  selectConfirm,
  contact,
  hmda,
  appSummary,
  disclosures,
  incomeReview,
  incomeLink,
  incomeUpload,
  identity,
  signingIntro,
  signingSign,
  bankDisburse,
  bankManualDisburse,
  bankConfirm,
  bankAutopay,
  signingAdditional,
  notaryIntro,
  notarySession,
  complete,
] satisfies readonly ScreenDefinition[];

export type BuiltScreen = (typeof built)[number];
/** The paths of the screens that are built; tests have a journey for each (`journeys.ts`). */
export type ScreenPath = BuiltScreen['path'];

/** These two show the "still working" page for good (docs/rules.md#reviews-look-like-work-in-progress). */
const STILL_WORKING = ['review-app/datatree', 'review-app/signdocs'] as const;

/** Every path of an application. */
export type ApplicationPath = ScreenPath | (typeof STILL_WORKING)[number] | (typeof PENDING)[number];

/** In the place of other screens, for as long as those have nothing of their own to show. */
const stillWorking = { ...timeout, statuses: [], children: {} };

/** A child that is no screen does not compile. */
export const screens: readonly ScreenDefinition<string, ApplicationPath, ApplicationPath>[] = [
  ...built,
  ...STILL_WORKING.map((path) => ({ ...stillWorking, path })),
  ...PENDING.map((path) => ({ ...stillWorking, path, pending: true })),
];
