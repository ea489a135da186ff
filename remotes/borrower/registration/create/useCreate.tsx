import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { useBundle } from '#src/brand/context.ts';
import { words } from '#src/brand/words.tsx';
import { joinMessages } from '#src/domain/application/errorMessages.ts';
import { searchFor } from '#src/domain/application/routing.ts';
import { useProcessing } from '#src/features/processing/useProcessing.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { viewOf } from '#src/features/screens/viewOf.ts';
import { codeOf } from '#src/platform/reporter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { OwnFailure } from '#src/ui/form/ownFailure.ts';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { applicationPages } from '../../applicationPages.ts';
import { ExistingDialog } from '../existing/ExistingDialog.tsx';
import type { Blocking } from '../existing/findBlocking.ts';
import { useRegistrationFlow } from '../flow.ts';
import { forgetVisit } from '../prefill/visitMemory.ts';
import { useLatestSearch } from '../useLatestSearch.ts';
import { AccountExistsDialog } from './AccountExistsDialog.tsx';
import { copy } from './copy.ts';
import {
  type AfterFailure,
  type ApplicationBlocked,
  afterFailure,
  type IdentityExists,
  type SignInNeeded,
} from './outcome.ts';
import { unfinishedStep } from './unfinished.ts';

export interface Creation {
  /** Makes the application and goes to it. Rejects with what the form is to show. */
  create(password?: string): Promise<void>;
  /** To be rendered beside the form. */
  dialog: ReactNode;
}

/** The end of registration: account, application, and the dialogs that may stop them. */
export function useCreate(): Creation {
  const runtime = useRuntime();
  const bundle = useBundle();
  const registration = useRegistration();
  const flow = useRegistrationFlow();
  const navigate = useNavigate();
  const latestSearch = useLatestSearch();
  const [exists, setExists] = useState<IdentityExists | undefined>();
  const [blocking, setBlocking] = useState<Blocking | undefined>();
  const [creating, setCreating] = useState(false);
  const [hasAccount, setHasAccount] = useState(false);
  const stopProcessing = useProcessing(creating, {
    email: registration.get().answers.email,
    answered: hasAccount,
  });

  const show = (error: unknown): never => {
    throw error;
  };
  const continuations: Record<AfterFailure, (error: unknown) => void> = {
    exists: (error) => setExists(error as IdentityExists),
    blocked: (error) => setBlocking((error as ApplicationBlocked).blocking),
    login(error) {
      registration.note({ awaitsLogin: true });
      runtime.signIn(undefined, (error as SignInNeeded).hints);
    },
    here: show,
    refused(error) {
      const reasons = error instanceof ApiError ? joinMessages(error.messages) : '';
      const text = words(copy, 'notCreated', { phone: <SupportPhone /> });
      const withReasons = (
        <>
          {reasons} {text}
        </>
      );
      throw new OwnFailure(reasons ? withReasons : text, { cause: error });
    },
    dashboard(error) {
      runtime.leave('/dashboard');
      show(error);
    },
  };

  async function create(password?: string) {
    const { answers } = registration.get();
    const unfinished = unfinishedStep(answers, {
      facts: flow.facts(),
      now: runtime.now(),
      brand: bundle.brand,
    });
    if (unfinished) {
      await navigate(flow.to(unfinished, latestSearch()));
      return;
    }
    setCreating(true);
    // The next page, so that the modal has something to go on over.
    const page = viewOf(applicationPages).catch(() => undefined);
    try {
      const { createApplication } = await import(/* webpackChunkName: "create" */ './createApplication.ts');
      const uuid = await createApplication({
        runtime,
        bundle,
        registration,
        flow: flow.flow,
        password,
        latestSearch,
        onAccount: () => setHasAccount(true),
      });
      await page;
      registration.forget();
      forgetVisit(runtime);
      runtime.answered();
      await navigate({ pathname: `/${uuid}`, search: searchFor(latestSearch()) }, { replace: true });
    } catch (error) {
      setCreating(false);
      stopProcessing();
      const outcome = await afterFailure(error, runtime);
      if (outcome === 'dashboard' || outcome === 'refused')
        runtime.reporter.error(error, { where: 'create' });
      else runtime.reporter.warn('No application was made', { way: outcome, ...codeOf(error) });
      continuations[outcome](error);
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
    dialog: blocking ? (
      <ExistingDialog blocking={blocking} />
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
