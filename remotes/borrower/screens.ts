import type { ScreenDefinition } from '#src/features/screens/defineScreen.ts';
import { bankAutopay } from './bank/autopay/screen.ts';
import { bankConfirm } from './bank/confirm/screen.ts';
import { bankDisburse } from './bank/disburse/screen.ts';
import { bankManualDisburse } from './bank/manual-disburse/screen.ts';
import { bpoCondition } from './bpo/condition/screen.ts';
import { estimateValue } from './bpo/estimate-value/screen.ts';
import { bpoHold } from './bpo/hold/screen.ts';
import { orderBpo } from './bpo/order-bpo/screen.ts';
import { bpoWaiting } from './bpo/waiting/screen.ts';
import { complete } from './complete/screen.ts';
import { phoneNumber } from './conditions/phone-number/screen.ts';
import { conditions } from './conditions/screen.ts';
import { uploadDocument } from './conditions/upload-document/screen.ts';
import { creditError } from './credit/error/screen.ts';
import { creditSocial } from './credit/social/screen.ts';
import { disclosures } from './document/disclosures/screen.ts';
import { creditUnreachable } from './error/credit/screen.ts';
import { decline } from './error/decline/screen.ts';
import { floodCert } from './error/flood-cert/screen.ts';
import { incomeFailed } from './error/income/screen.ts';
import { timeout } from './error/timeout/screen.ts';
import { hold } from './hold/screen.ts';
import { identity } from './identity/screen.ts';
import { employerVerification } from './income/employer-verification/screen.ts';
import { incomeLink } from './income/link/screen.ts';
import { pointservCallback } from './income/pointserv-callback/screen.ts';
import { incomeReview } from './income/review/screen.ts';
import { incomeUpload } from './income/upload/screen.ts';
import { insuranceRequirements } from './insurance/requirements/screen.ts';
import { insuranceUpload } from './insurance/upload/screen.ts';
import { liens } from './liens/screen.ts';
import { notaryError } from './notary/error/screen.ts';
import { notaryIntro } from './notary/intro/screen.ts';
import { notaryReserve } from './notary/reserve-manual/screen.ts';
import { notarySchedule } from './notary/schedule-manual/screen.ts';
import { notarySession } from './notary/session/screen.ts';
import { payoffHold } from './payoff/hold/screen.ts';
import { assets } from './product/assets/screen.ts';
import { prequalWinback } from './product/prequal-winback/screen.ts';
import { selectConfirm } from './product/select/confirm/screen.ts';
import { select } from './product/select/screen.ts';
import { datatree } from './review-app/datatree/screen.ts';
import { delinquency } from './review-app/delinquency/screen.ts';
import { incorrectOwnership } from './review-app/incorrect-ownership/screen.ts';
import { incorrectPin } from './review-app/incorrect-pin/screen.ts';
import { noCredit } from './review-app/no-credit/screen.ts';
import { property } from './review-app/property/screen.ts';
import { signdocs } from './review-app/signdocs/screen.ts';
import { underwriting } from './review-app/uw/screen.ts';
import { signingAdditional } from './signing/additional/screen.ts';
import { signingIntro } from './signing/intro/screen.ts';
import { signingSign } from './signing/sign/screen.ts';
import { signingSupport } from './signing/support/screen.ts';
import { appSummary } from './start/app-summary/screen.ts';
import { contact } from './start/contact/screen.ts';
import { hmda } from './start/hmda/screen.ts';
import { profile } from './start/profile/screen.ts';

/** Every screen under `/{uuid}`, in the order of the flow: adding one is its folder, and a line here and in `journeys.ts`. */
const all = [
  timeout,
  datatree,
  signdocs,
  profile,
  creditSocial,
  creditError,
  creditUnreachable,
  noCredit,
  property,
  decline,
  estimateValue,
  orderBpo,
  bpoCondition,
  bpoWaiting,
  bpoHold,
  liens,
  prequalWinback,
  assets,
  select,
  selectConfirm,
  contact,
  hmda,
  appSummary,
  disclosures,
  delinquency,
  incorrectPin,
  incorrectOwnership,
  underwriting,
  hold,
  incomeReview,
  incomeLink,
  incomeUpload,
  pointservCallback,
  incomeFailed,
  employerVerification,
  identity,
  signingIntro,
  signingSign,
  signingSupport,
  floodCert,
  insuranceRequirements,
  insuranceUpload,
  payoffHold,
  bankDisburse,
  bankManualDisburse,
  bankConfirm,
  bankAutopay,
  signingAdditional,
  notaryIntro,
  notarySession,
  notaryError,
  notarySchedule,
  notaryReserve,
  complete,
  conditions,
  uploadDocument,
  phoneNumber,
] satisfies readonly ScreenDefinition[];

export type BorrowerScreen = (typeof all)[number];
/** The paths of the screens; tests have a journey for each (`journeys.ts`). */
export type ScreenPath = BorrowerScreen['path'];

/** A screen named by another that is none does not compile. */
export const screens: readonly ScreenDefinition<string, ScreenPath, ScreenPath>[] = all;
