import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useProcessing } from '#src/features/processing/useProcessing.ts';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { applicationPages } from '../../applicationPages.ts';
import { carried } from '../carried.ts';
import { ExistingDialog } from '../existing/ExistingDialog.tsx';
import { useFlow } from '../flow.ts';
import { forgetVisit } from '../prefill/visitMemory.ts';
import { useRegistration } from '../useRegistration.ts';
import { useSearchNow } from '../useSearchNow.ts';
import { AccountExistsDialog } from './AccountExistsDialog.tsx';
import { IdentityExists, NOT_OFFERED, RecentHeloc, SignInNeeded } from './outcome.ts';
import { unfinishedStep } from './unfinished.ts';

export interface Creation {
  /** Makes the application and goes to it. Rejects with what the form is to show. */
  create(password?: string): Promise<void>;
  /** To be rendered beside the form. */
  dialog: ReactNode;
}

/** Whether trying again here may help, or the message is for the applicant. */
function isForThisPage(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.retryable ||
    error.code === 'unauthenticated' ||
    error.messages.some((message) => message.toLowerCase().startsWith(NOT_OFFERED))
  );
}

/** The end of registration: the account, the application, and what stands in their way (borrower flow s8). */
export function useCreate(): Creation {
  const runtime = useRuntime();
  const brand = useBrand();
  const registration = useRegistration();
  const flow = useFlow();
  const navigate = useNavigate();
  const searchNow = useSearchNow();
  const [exists, setExists] = useState<IdentityExists | undefined>();
  const [recent, setRecent] = useState(false);
  const [creating, setCreating] = useState(false);
  const stopProcessing = useProcessing(creating, { email: registration.get().answers.email });

  async function create(password?: string) {
    const { answers } = registration.get();
    const unfinished = unfinishedStep(answers, { facts: flow.facts(), now: runtime.now(), brand });
    if (unfinished) {
      await navigate(flow.to(unfinished, searchNow()));
      return;
    }
    setCreating(true);
    // The next page, so that the modal has something to go on over.
    const page = viewOf(applicationPages).catch(() => undefined);
    try {
      const { createApplication } = await import('./createApplication.ts');
      const uuid = await createApplication({ runtime, brand, registration, password, searchNow });
      await page;
      registration.forget();
      forgetVisit(runtime);
      await navigate({ pathname: `/${uuid}`, search: carried(searchNow()) }, { replace: true });
    } catch (error) {
      setCreating(false);
      stopProcessing();
      if (error instanceof IdentityExists) {
        setExists(error);
      } else if (error instanceof RecentHeloc) {
        setRecent(true);
      } else if (error instanceof SignInNeeded) {
        registration.note({ awaitsLogin: true });
        runtime.signIn(undefined, { mode: 'signup' });
      } else {
        if (runtime.auth.isSignedIn() && !isForThisPage(error)) {
          runtime.reporter.error(error, { where: 'create' });
          runtime.leave('/dashboard');
        }
        throw error;
      }
    }
  }

  const login = () => {
    // Signing in again would not get an application out of the way; the dashboard shows it.
    const { email } = registration.get().answers;
    if (exists?.signedIn) runtime.signIn('/dashboard', { email });
    else runtime.signIn(undefined, { email });
  };
  return {
    create,
    dialog: recent ? (
      <ExistingDialog standing={{ kind: 'recent' }} />
    ) : (
      <AccountExistsDialog
        open={exists !== undefined}
        email={registration.get().answers.email}
        onLogin={login}
        onClose={() => setExists(undefined)}
      />
    ),
  };
}
