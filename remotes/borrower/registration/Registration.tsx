import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import {
  REGISTRATION_BASE,
  type RegistrationStepId,
  registrationRedirect,
  registrationSteps,
} from '#src/domain/registration.ts';
import { Later } from '#src/features/screens/Later.tsx';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { PageShell } from '#src/features/shell/PageShell.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { ProgressBar } from '#src/ui/primitives/ProgressBar.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { LoginLink } from './LoginLink.tsx';
import { answersAtom } from './registrationAtom.ts';
import { STEP_SCREENS, stepAt } from './steps.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useProfilePrefill } from './useProfilePrefill.ts';
import { useRestored } from './useRestored.ts';

const existing = () => import('./existing/View.tsx');

/** Where registration goes when the redesign is off; its address keeps the query. */
const OLDER_FLOW = '/register';

/** `/register-v2/*`: the steps of registration, each at its own address. */
export function Registration() {
  const { auth } = useRuntime();
  useRestored();
  const rest = useParams()['*'] ?? '';
  const { search } = useLocation();
  const redesign = useFlag('redesign2025');
  const auth0 = useFlag('auth0');
  const answers = useAtomValue(answersAtom);
  const [cameSignedIn] = useState(() => auth.isSignedIn());
  if (!redesign) return <Navigate to={{ pathname: OLDER_FLOW, search }} replace />;

  const step = stepAt(rest);
  const elsewhere = step ? registrationRedirect(step, answers, { auth0 }) : REGISTRATION_BASE;
  if (!step || elsewhere) return <Navigate to={{ pathname: elsewhere, search }} replace />;
  return (
    <>
      <Step step={step} auth0={auth0} />
      {cameSignedIn ? <Later load={existing} /> : null}
    </>
  );
}

function Step({ step, auth0 }: { step: RegistrationStepId; auth0: boolean }) {
  const t = useCopy(copy);
  const facts = { occupancyType: useAtomValue(answersAtom).propertyAddress?.occupancyType, auth0 };
  usePrefetch(step, facts);
  useProfilePrefill();
  const steps = registrationSteps(facts);
  const position = steps.findIndex(({ id }) => id === step) + 1;
  return (
    <PageShell stage="INITIAL" header={<LoginLink />}>
      <Stack gap={4}>
        <ProgressBar
          label={t('progress', { step: position, count: steps.length })}
          value={position}
          max={steps.length}
        />
        <ScreenHost screen={STEP_SCREENS[step]} />
      </Stack>
    </PageShell>
  );
}
