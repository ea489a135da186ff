import { applicationHandlers } from './application.ts';
import { bankHandlers } from './bank.ts';
import { disbursementHandlers } from './disbursement.ts';
import { documentHandlers } from './documents.ts';
import { identityCheckHandlers } from './identityCheck.ts';
import { identityHandoffHandlers } from './identityHandoff.ts';
import { incomeHandlers } from './income.ts';
import { notaryHandlers } from './notary.ts';
import { ownerHandlers } from './owners.ts';
import { peopleHandlers } from './people.ts';
import { platformHandlers } from './platform.ts';
import { signingHandlers } from './signing.ts';
import { startHandlers } from './start.ts';
import type { Handlers } from './types.ts';

/** Every call of the contract. A new entry there does not compile until it has a handler here. */
export const handlers = {
  ...peopleHandlers,
  ...startHandlers,
  ...applicationHandlers,
  ...incomeHandlers,
  ...bankHandlers,
  ...disbursementHandlers,
  ...documentHandlers,
  ...identityCheckHandlers,
  ...identityHandoffHandlers,
  ...signingHandlers,
  ...ownerHandlers,
  ...notaryHandlers,
  ...platformHandlers,
} satisfies Handlers;
