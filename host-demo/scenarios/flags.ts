import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { EXPERIMENTS } from '#src/domain/org/experiments.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';

const shown = { body: { status: { checklistStatus: 'BPO_ORDER_REQUEST' } }, path: 'bpo/order-bpo' } as const;

/** What the services of features and experiments answer, and when. */
export const FLAGS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'experiments-variation': {
    label: 'Every experiment on its variation',
    ...shown,
    prepare: ({ settings }) =>
      settings.changeFlags({
        experiments: Object.fromEntries(EXPERIMENTS.map((name) => [FLAG_KEYS[name], 'variation'])),
      }),
  },
  'flags-late': {
    label: 'Features are known after 3 s, and are other than by default: the page stays, a reload has them',
    ...shown,
    prepare: ({ settings }) =>
      settings.changeFlags({ flags: { [FLAG_KEYS.companyCoversAppraisal]: true }, delayMs: 3000 }),
  },
};
