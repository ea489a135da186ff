import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBundleValue } from '#src/brand/context.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { codeOf } from '#src/platform/reporter.ts';
import { type Runtime, useRuntime } from '#src/platform/runtime.ts';
import { usePrefillRemoval } from './usePrefillRemoval.ts';
import { VISIT_KEYS, visitKey } from './visitKeys.ts';

/** Parameters that say nothing about how the person came here. */
const ABOUT_THE_PAGE = ['org', 'step', 'substep'];

function aboutTheVisit(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ABOUT_THE_PAGE) query.delete(name);
  return query.toString();
}

const isRemembered = ({ storage }: Runtime, org: string) =>
  [...VISIT_KEYS, visitKey(org)].some((key) => storage.session.get(key) !== undefined);

/**
 * Takes answers out of the address before anything else happens, remembers the visit, and asks those who may know more.
 * What it needs is loaded only where there is something to do.
 *
 * @returns whether the address still carries answers, so that nothing may be shown yet.
 */
export function usePrefill(): boolean {
  const runtime = useRuntime();
  const registration = useRegistration();
  const { search } = useLocation();
  const org = useBundleValue(({ brand }) => brand.canonicalOrgCode);
  const carries = usePrefillRemoval('registration', (prefillQuery) => registration.note({ prefillQuery }));
  const visit = aboutTheVisit(search);

  useEffect(() => {
    const isPlain =
      visit === '' && registration.get().prefillQuery === undefined && !isRemembered(runtime, org);
    if (carries || isPlain) return undefined;
    let isCancelled = false;
    import(/* webpackChunkName: "prefill" */ './run.ts')
      .then(({ runPrefill }) => runPrefill({ runtime, registration, visit, isOver: () => isCancelled }))
      // Everything can be typed as well.
      .catch((error: unknown) => runtime.reporter.warn('Nothing was prefilled', codeOf(error)));
    return () => {
      isCancelled = true;
    };
  }, [carries, org, registration, runtime, visit]);
  return carries;
}
