import type { PageDefinition } from '#src/features/screens/definePage.ts';
import { accountSetup } from './account-setup/screen.ts';
import { comingSoon } from './coming-soon/screen.ts';
import { legalPages } from './legal/screen.ts';
import { notAccepting } from './not-accepting-apps/screen.ts';
import { support } from './support/screen.ts';
import { marketingWaitlist, waitlist } from './waitlist/screen.ts';

/** These stay; the legal pages are left at once, for the lender's site. */
export const ownNotices = [
  accountSetup,
  support,
  notAccepting,
  waitlist,
  marketingWaitlist,
  comingSoon,
] satisfies readonly PageDefinition[];

/** Small pages without a login (docs/rules.md#public-paths). */
export const notices = [...ownNotices, ...legalPages];
