import { useMemo } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useCopy } from '#src/brand/copy.tsx';
import {
  LEGACY_FLOW,
  LEGACY_STEP_NAMES,
  legacyFlowOf,
  readLegacyAddress,
} from '#src/domain/registration/legacyRegistration.ts';
import { type RegistrationStepId, VERSION_2 } from '#src/domain/registration/registration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { FlowPage } from '../FlowPage.tsx';
import { addressIn } from '../flow.ts';
import { copy } from './copy.ts';
import { LEGACY_SCREENS } from './screens.ts';

const isStep = (state: unknown): state is RegistrationStepId =>
  Object.keys(LEGACY_SCREENS).includes(`${state}`);

/**
 * `/register?step=...` and `/register/{appId}/{step}`. The bare address belongs to version 2 while that is on, so that
 * a link to `/register` always leads to the version that is offered.
 */
export function View() {
  const rest = useParams()['*'] ?? '';
  const { search, state } = useLocation();
  const t = useCopy(copy);
  const query = new URLSearchParams(search);
  const { appId, step } = readLegacyAddress(rest, query);
  const flow = useMemo(() => (appId ? legacyFlowOf(appId) : LEGACY_FLOW), [appId]);

  useRuntime().flags.open(LEGACY_SCREENS[step ?? 'property'].path);
  const redesign = useFlag('redesign2025');
  const isBare = rest === '' && !query.has('step');
  if (redesign && isBare) return <Navigate to={{ ...VERSION_2.address('property'), search }} replace />;
  // From version 2, which has been switched off meanwhile.
  if (isBare && isStep(state)) return <Navigate to={addressIn(flow, state, search)} replace />;
  return (
    <FlowPage
      flow={flow}
      step={step}
      screens={LEGACY_SCREENS}
      progress={(id, position) => {
        const names = LEGACY_STEP_NAMES[id];
        const group = t(names.group);
        if (!names.name) return t('progressGroup', { ...position, group });
        return t('progressSubstep', { ...position, group, substep: t(names.name) });
      }}
    />
  );
}
