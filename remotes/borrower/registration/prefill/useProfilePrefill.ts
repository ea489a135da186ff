import { useEffect } from 'react';
import { fillGaps } from '#src/domain/registration/prefill.ts';
import { redirectToSignerLogin } from '#src/features/additional-signer/redirectToSignerLogin.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { codeOf } from '#src/platform/reporter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useLatestSearch } from '../useLatestSearch.ts';

/** A signed-in person is not asked for what their profile has. Visitors do not load any of this. */
export function useProfilePrefill(): void {
  const runtime = useRuntime();
  const registration = useRegistration();
  const latestSearch = useLatestSearch();
  useEffect(() => {
    if (!runtime.auth.isSignedIn() || registration.get().answers.isPrepopComplete) return undefined;
    let isCancelled = false;
    import(/* webpackChunkName: "prefill" */ './profilePrefill.ts')
      .then(({ askProfile }) => askProfile(runtime, registration.get().answers))
      .then(({ answers, prefill: known, isSigner }) => {
        if (isCancelled) return;
        if (isSigner) return redirectToSignerLogin(runtime, latestSearch());
        const { typed, prefill = {} } = registration.get();
        // Values of the profile cannot be changed here, so they replace what was typed.
        if (answers.isNamePrefilled) registration.type('legal-name', {});
        if (answers.isEmailPrefilled)
          registration.type('phone-and-email', { ...typed['phone-and-email'], email: answers.email });
        registration.answer(answers);
        registration.note({ prefill: fillGaps(known, prefill) });
      })
      // Everything can be typed as well.
      .catch((error: unknown) => runtime.reporter.warn('Failed to fetch profile details.', codeOf(error)));
    return () => {
      isCancelled = true;
    };
  }, [runtime, registration, latestSearch]);
}
