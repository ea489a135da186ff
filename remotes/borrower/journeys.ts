import { journey as maintenance } from '#src/features/maintenance/journey.ts';
import type { maintenance as maintenanceScreen } from '#src/features/maintenance/screen.ts';
import {
  callsOf,
  type Journey,
  type JourneysOf,
  type PageState,
  type Person,
  type ScreenState,
  statesOf,
  type Walk,
} from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { journey as bankAutopay } from './bank/autopay/journey.ts';
import { journey as bankConfirm } from './bank/confirm/journey.ts';
import { journey as bankDisburse } from './bank/disburse/journey.ts';
import { journey as bankManualDisburse } from './bank/manual-disburse/journey.ts';
import { journey as bpoCondition } from './bpo/condition/journey.ts';
import { journey as estimateValue } from './bpo/estimate-value/journey.ts';
import { journey as bpoHold } from './bpo/hold/journey.ts';
import { journey as orderBpo } from './bpo/order-bpo/journey.ts';
import { journey as bpoWaiting } from './bpo/waiting/journey.ts';
import { journey as complete } from './complete/journey.ts';
import { journey as conditions } from './conditions/journey.ts';
import { journey as conditionPhone } from './conditions/phone-number/journey.ts';
import { journey as conditionUpload } from './conditions/upload-document/journey.ts';
import { journey as creditError } from './credit/error/journey.ts';
import { journey as creditSocial } from './credit/social/journey.ts';
import { journey as disclosures } from './document/disclosures/journey.ts';
import { journey as creditUnreachable } from './error/credit/journey.ts';
import { journey as decline } from './error/decline/journey.ts';
import { journey as floodCert } from './error/flood-cert/journey.ts';
import { journey as incomeFailed } from './error/income/journey.ts';
import { journey as timeout } from './error/timeout/journey.ts';
import { journey as handoff } from './handoff/journey.ts';
import { journey as hold } from './hold/journey.ts';
import { journey as identity } from './identity/journey.ts';
import { journey as employerVerification } from './income/employer-verification/journey.ts';
import { journey as incomeLink } from './income/link/journey.ts';
import { journey as pointservCallback } from './income/pointserv-callback/journey.ts';
import { journey as incomeReview } from './income/review/journey.ts';
import { journey as incomeUpload } from './income/upload/journey.ts';
import { journey as insuranceRequirements } from './insurance/requirements/journey.ts';
import { journey as insuranceUpload } from './insurance/upload/journey.ts';
import { journey as liens } from './liens/journey.ts';
import { journey as notaryError } from './notary/error/journey.ts';
import { journey as notaryIntro } from './notary/intro/journey.ts';
import { journey as notaryReserve } from './notary/reserve-manual/journey.ts';
import { journey as notarySchedule } from './notary/schedule-manual/journey.ts';
import { journey as notarySession } from './notary/session/journey.ts';
import { journey as accountSetup } from './notices/account-setup/journey.ts';
import { journey as comingSoon } from './notices/coming-soon/journey.ts';
import { journey as legal } from './notices/legal/journey.ts';
import { journey as notAccepting } from './notices/not-accepting-apps/journey.ts';
import { journey as support } from './notices/support/journey.ts';
import { marketingWaitlistJourney, waitlistJourney } from './notices/waitlist/journey.ts';
import type { pages } from './pages.ts';
import { journey as payoffHold } from './payoff/hold/journey.ts';
import { journey as plaidOauthSuccess } from './plaid-oauth-success/journey.ts';
import { journey as offerAssets } from './product/assets/journey.ts';
import { journey as prequalWinback } from './product/prequal-winback/journey.ts';
import { journey as offerConfirm } from './product/select/confirm/journey.ts';
import { journey as offerSelect } from './product/select/journey.ts';
import { REGISTRATION_CALLS } from './registration/journeys.ts';
import { existingApplication } from './registration/testing/existingApplication.ts';
import { journey as datatree } from './review-app/datatree/journey.ts';
import { journey as delinquency } from './review-app/delinquency/journey.ts';
import { journey as incorrectOwnership } from './review-app/incorrect-ownership/journey.ts';
import { journey as incorrectPin } from './review-app/incorrect-pin/journey.ts';
import { journey as noCredit } from './review-app/no-credit/journey.ts';
import { journey as property } from './review-app/property/journey.ts';
import { journey as signdocs } from './review-app/signdocs/journey.ts';
import { journey as underwriting } from './review-app/uw/journey.ts';
import type { BorrowerScreen, ScreenPath } from './screens.ts';
import { journey as signingAdditional } from './signing/additional/journey.ts';
import { journey as signingIntro } from './signing/intro/journey.ts';
import { journey as signingSign } from './signing/sign/journey.ts';
import { journey as signingSupport } from './signing/support/journey.ts';
import { journey as appSummary } from './start/app-summary/journey.ts';
import { journey as contact } from './start/contact/journey.ts';
import { journey as hmda } from './start/hmda/journey.ts';
import { journey as profile } from './start/profile/journey.ts';
import * as around from './testing/applicationCases.ts';

/** For tests only: how each screen is come to, filled in, refused and sent off. A screen without one does not compile. */
export const JOURNEYS = {
  'error/timeout': timeout,
  'review-app/datatree': datatree,
  'review-app/signdocs': signdocs,
  'start/profile': profile,
  'credit/social': creditSocial,
  'credit/error': creditError,
  'error/credit': creditUnreachable,
  'review-app/no-credit': noCredit,
  'review-app/property': property,
  'error/decline': decline,
  'bpo/estimate-value': estimateValue,
  'bpo/order-bpo': orderBpo,
  'bpo/condition': bpoCondition,
  'bpo/waiting': bpoWaiting,
  'bpo/hold': bpoHold,
  liens,
  'product/prequal-winback': prequalWinback,
  'product/assets': offerAssets,
  'product/select': offerSelect,
  'product/select/confirm': offerConfirm,
  'start/contact': contact,
  'start/hmda': hmda,
  'start/app-summary': appSummary,
  'document/disclosures': disclosures,
  'review-app/delinquency': delinquency,
  'review-app/incorrect-pin': incorrectPin,
  'review-app/incorrect-ownership': incorrectOwnership,
  'review-app/uw': underwriting,
  hold,
  'income/review': incomeReview,
  'income/link/:type': incomeLink,
  'income/upload/:type': incomeUpload,
  'income/pointserv-callback': pointservCallback,
  'error/income': incomeFailed,
  'income/employer-verification': employerVerification,
  identity,
  'signing/intro': signingIntro,
  'signing/sign': signingSign,
  'signing/support': signingSupport,
  'error/flood-cert': floodCert,
  'insurance/requirements': insuranceRequirements,
  'insurance/upload': insuranceUpload,
  'payoff/hold': payoffHold,
  'bank/disburse': bankDisburse,
  'bank/manual-disburse': bankManualDisburse,
  'bank/confirm': bankConfirm,
  'bank/autopay': bankAutopay,
  'signing/additional': signingAdditional,
  'notary/intro': notaryIntro,
  'notary/session': notarySession,
  'notary/error': notaryError,
  'notary/schedule-manual': notarySchedule,
  'notary/reserve-manual': notaryReserve,
  complete,
  conditions,
  'conditions/upload-document': conditionUpload,
  'conditions/phone-number': conditionPhone,
} satisfies JourneysOf<BorrowerScreen, ScreenState>;

/** Of each page beside registration and an application; one without a journey does not compile. */
export const PAGE_JOURNEYS = {
  'register/account-setup': accountSetup,
  'register/support': support,
  'not-accepting-apps': notAccepting,
  waitlist: waitlistJourney,
  'marketing-waitlist': marketingWaitlistJourney,
  'coming-soon': comingSoon,
  terms: legal,
  privacy: legal,
  licenses: legal,
  communications: legal,
  'plaid-oauth-success': plaidOauthSuccess,
  'identity-handoff': handoff,
  maintenance,
} satisfies JourneysOf<(typeof pages)[number][0] | typeof maintenanceScreen>;

/** Every state of every page beside registration and an application. */
export const PAGE_STATES = statesOf<PageState>({
  ...PAGE_JOURNEYS,
  'register-v2, existing application': existingApplication,
});

/** Every state of every screen, in the order of the flow. */
export const SCREEN_STATES = statesOf<ScreenState>(JOURNEYS);

/** Every call of every screen, with what becomes of a person when it fails. */
export const SCREEN_CALLS = callsOf(JOURNEYS);

/** The same of all that the borrower's pages ask. */
export const CALLS = [...callsOf({ around, ...PAGE_JOURNEYS }), ...REGISTRATION_CALLS, ...SCREEN_CALLS];

/** The way through the screen at a path; nothing leads on from those without one. */
export const walkOf = (path: string): Walk | undefined =>
  (JOURNEYS as Readonly<Record<string, Journey | undefined>>)[path]?.walk;

interface WalkOptions {
  /** Walks that replace those of some screens. */
  instead?: { readonly [Path in ScreenPath]?: Walk };
  /** Stops at this screen. */
  until?: ScreenPath;
  /** Called on each screen before its walk. */
  arrived?: (path: string) => Promise<unknown>;
}

/** Goes from screen to screen, wherever the status leads, until nothing leads on. @returns the paths, in order */
export async function walkOn(
  at: PageDriver,
  person: Person,
  { instead = {}, until, arrived }: WalkOptions = {},
): Promise<string[]> {
  const passed: string[] = [];
  for (;;) {
    const path = await at.waitForScreen(passed.at(-1));
    passed.push(path);
    const walk = instead[path as ScreenPath] ?? walkOf(path);
    if (path === until || !walk) return passed;
    await arrived?.(path);
    await walk(at, person);
  }
}
