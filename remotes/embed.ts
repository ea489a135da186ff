// `embed.js`, as it is shipped: the loader, the first steps that it shows before their remote is there, and the
// organisation's data. Budgeted: 6 kB compressed, with the table of releases that the build writes into it.
import { bundlePath } from '#src/brand/pin.ts';
import { startLoader } from '#src/embed/embed.ts';
import type { Own } from '#src/embed/own.ts';
import { type FirstStep, showFirstStep } from '#src/mount/early/firstStep.ts';
import { loaderOrg, nameOrg } from '#src/mount/early/loaderOrg.ts';
import { prefetch, prefetchTheme } from '#src/mount/prefetch.ts';
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
  prefetch({ org: option }, cdn) {
    const org = loaderOrg(option);
    // The version of its own that it has the first step of; it knows none of another's.
    if (__HELOC_OWN__ && org === __HELOC_OWN__.org)
      prefetch(`${cdn}/themes/${bundlePath(org, __HELOC_OWN__.pin)}.json`, __HELOC_OWN__.pin);
    else prefetchTheme(org, cdn);
  },
  ...(__HELOC_OWN__ && { nameOrg }),
});
