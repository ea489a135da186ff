import { Navigate, useLocation, useParams } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { VERSION_2 } from '#src/domain/registration/registration.ts';
import { LEGACY_PATH } from '#src/domain/registration/registrationPaths.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { copy } from './copy.ts';
import { FlowPage } from './FlowPage.tsx';
import { STEP_SCREENS, stepAt } from './steps.ts';

/** `/register-v2/*`: each step at its own path. */
export function Version2() {
  const t = useCopy(copy);
  const rest = useParams()['*'] ?? '';
  const { search } = useLocation();
  const step = stepAt(rest);
  useRuntime().flags.open(STEP_SCREENS[step ?? 'property'].path);
  // The older flow goes on at the step that one has come to.
  if (!useFlag('redesign2025'))
    return <Navigate to={{ pathname: `/${LEGACY_PATH}`, search }} state={step} replace />;
  return (
    <FlowPage
      flow={VERSION_2}
      step={step}
      screens={STEP_SCREENS}
      progress={(_, position) => t('progress', position)}
    />
  );
}
