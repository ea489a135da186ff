import { applicationHandlers } from './application.ts';
import { bankHandlers } from './bank.ts';
import { bankLinkHandlers } from './bankLink.ts';
import { creditHandlers } from './credit.ts';
import { disbursementHandlers } from './disbursement.ts';
import { documentHandlers } from './documents.ts';
import { employerInformationHandlers } from './employerInformation.ts';
import { identityCheckHandlers } from './identityCheck.ts';
import { identityHandoffHandlers } from './identityHandoff.ts';
import { incomeHandlers } from './income.ts';
import { insuranceHandlers } from './insurance.ts';
import { notaryHandlers } from './notary.ts';
import { offerHandlers } from './offer.ts';
import { ownerHandlers } from './owners.ts';
import { payoffHandlers } from './payoffs.ts';
import { peopleHandlers } from './people.ts';
import { platformHandlers } from './platform.ts';
import { requalifyHandlers } from './requalify.ts';
import { reviewHandlers } from './review.ts';
import { signingHandlers } from './signing.ts';
import { startHandlers } from './start.ts';
import { taxTranscriptHandlers } from './taxTranscript.ts';
import type { Handlers } from './types.ts';
import { valuationHandlers } from './valuation.ts';

/** Every call of the contract. A new entry there does not compile until it has a handler here. */
export const handlers = {
  ...peopleHandlers,
  ...startHandlers,
  ...applicationHandlers,
  ...creditHandlers,
  ...offerHandlers,
  ...payoffHandlers,
  ...incomeHandlers,
  ...employerInformationHandlers,
  ...taxTranscriptHandlers,
  ...insuranceHandlers,
  ...bankHandlers,
  ...bankLinkHandlers,
  ...disbursementHandlers,
  ...documentHandlers,
  ...identityCheckHandlers,
  ...identityHandoffHandlers,
  ...signingHandlers,
  ...ownerHandlers,
  ...notaryHandlers,
  ...reviewHandlers,
  ...platformHandlers,
  ...requalifyHandlers,
  ...valuationHandlers,
} satisfies Handlers;
