import { useNavigate } from 'react-router';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useRegistrationFlow } from '../flow.ts';
import { useGateContextLater } from './context.ts';

/**
 * Asked when a step was answered: leaves registration if it ends here, and says so.
 * Rejects when the person should have joined the waitlist and could not.
 */
export function useEarlyExit(): () => Promise<boolean> {
  const context = useGateContextLater();
  const registration = useRegistration();
  const flow = useRegistrationFlow();
  const navigate = useNavigate();
  return async () => {
    const { findEarlyExit } = await import(/* webpackChunkName: "gates" */ './earlyExit.ts');
    const path = await findEarlyExit(context(), registration, flow);
    if (!path) return false;
    await navigate(path, { replace: true });
    return true;
  };
}
