// `embed.js`, as it is shipped: the loader, the first steps that it shows before their remote is there, and the
// organisation's data. Budgeted: 6 kB compressed, with the table of releases that the build writes into it.
import { startLoader } from '#src/embed/embed.ts';
import type { Own } from '#src/embed/own.ts';
import { type FirstStep, showFirstStep } from '#src/mount/early/firstStep.ts';
import { loaderOrg, nameOrg } from '#src/mount/early/loaderOrg.ts';
import { prefetchTheme } from '#src/mount/prefetch.ts';
import { firstStep } from './borrower/firstStep.ts';

declare const __HELOC_OWN__: Own | undefined;
declare const __HELOC_PRODUCTION__: boolean;

/** In development nothing is rendered by the build. */
const STEPS: Record<string, FirstStep> = __HELOC_PRODUCTION__ ? { borrower: firstStep } : {};

startLoader({
  showFirst: (remote, ...mount) => {
    const step = STEPS[remote];
    return step && showFirstStep(step, ...mount);
  },
  prefetch: ({ org }, cdn) => prefetchTheme(loaderOrg(org), cdn),
  ...(__HELOC_OWN__ && { nameOrg }),
});
