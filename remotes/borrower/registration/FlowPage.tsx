import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router';
import {
  type RegistrationFlow,
  type RegistrationStepId,
  registrationRedirect,
  registrationSteps,
} from '#src/domain/registration/registration.ts';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import type { PageDefinition } from '#src/features/screens/definePage.ts';
import { ScreenHost } from '#src/features/screens/ScreenHost.tsx';
import { WhenIdle } from '#src/features/screens/WhenIdle.tsx';
import { LogIn } from '#src/features/shell/LogIn.tsx';
import { PageShell } from '#src/features/shell/PageShell.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { FlowContext, useFlowInUse } from './flow.ts';
import { usePrefetch } from './usePrefetch.ts';

const heldPropertyGate = () => import(/* webpackChunkName: "gates" */ './gates/HeldPropertyGate.tsx');
const referrer = () => import(/* webpackChunkName: "gates" */ './gates/Referrer.tsx');

interface FlowPageProps {
  flow: RegistrationFlow;
  /** The step that the address names; undefined when it names none. */
  step: RegistrationStepId | undefined;
  screens: Readonly<Record<RegistrationStepId, PageDefinition>>;
  /** Says which question it is. */
  progress(step: RegistrationStepId, position: { step: number; count: number }): string;
}

/** A step of a flow, or the way to the step that has to come first. */
export function FlowPage({ flow, step, screens, progress }: FlowPageProps) {
  const { chrome } = useRuntime();
  const answers = useAtomValue(answersAtom);
  const inUse = useFlowInUse(flow);
  const facts = inUse.facts();
  const redirect = step ? registrationRedirect(step, answers, facts, flow) : 'property';
  usePrefetch(redirect ?? step ?? 'property', facts);
  if (!step || redirect) return <Navigate to={inUse.to(redirect ?? 'property')} replace />;

  const steps = registrationSteps(facts);
  const position = { step: steps.indexOf(step) + 1, count: steps.length };
  return (
    <FlowContext value={inUse}>
      <PageShell
        position={{ stage: 'INITIAL', pages: steps, screen: step, text: progress(step, position) }}
        header={chrome === 'none' ? <LogIn /> : undefined}
        contact={<WhenIdle load={referrer} />}
      >
        <ScreenHost screen={screens[step]} />
      </PageShell>
      {step === 'property' ? null : <WhenIdle load={heldPropertyGate} />}
    </FlowContext>
  );
}
