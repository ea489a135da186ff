import { Navigate, useLocation, useParams } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import { VERSION_2 } from '#src/domain/registration/registration.ts';
import { LEGACY_PATH } from '#src/domain/registration/registrationPaths.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { copy } from './copy.ts';
import { FlowPage } from './FlowPage.tsx';
import { STEP_SCREENS, stepAt } from './steps.ts';

/** `/register-v2/*`: each step at its own path. */
export function Version2() {
  const t = useCopy(copy);
  const rest = useParams()['*'] ?? '';
  const { search } = useLocation();
  if (!useFlag('redesign2025')) return <Navigate to={{ pathname: `/${LEGACY_PATH}`, search }} replace />;
  return (
    <FlowPage
      flow={VERSION_2}
      step={stepAt(rest)}
      screens={STEP_SCREENS}
      progress={(_, position) => t('progress', position)}
    />
  );
}
