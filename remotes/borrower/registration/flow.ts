import { createContext, useContext, useMemo } from 'react';
import { type To, useLocation } from 'react-router';
import {
  type RegistrationFacts,
  type RegistrationFlow,
  type RegistrationStepId,
  registrationFacts,
} from '#src/domain/registration/registration.ts';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';

/** The flow that the steps are shown in. */
export interface FlowInUse {
  flow: RegistrationFlow;
  /** What decides the steps, as it is at this moment. */
  facts(): RegistrationFacts;
  /** The address of a step, with the rest of the query: the one that was rendered with, or that of now. */
  to(step: RegistrationStepId, search?: string): To;
}

export const FlowContext = createContext<FlowInUse | undefined>(undefined);

/** The flow around the calling step. */
export function useRegistrationFlow(): FlowInUse {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('useRegistrationFlow needs a registration flow around it');
  return flow;
}

/** Parameters that say at which step one is. */
const POSITION = ['step', 'substep'];

function searchOf(search: string, query: Readonly<Record<string, string>> | undefined): string {
  if (!query) return search;
  const params = new URLSearchParams(search);
  for (const name of POSITION) params.delete(name);
  for (const [name, value] of Object.entries(query)) params.set(name, value);
  return params.toString();
}

/** The address of a step, with the rest of a query. */
export function addressIn(flow: RegistrationFlow, step: RegistrationStepId, search: string): To {
  const { pathname, query } = flow.address(step);
  return { pathname, search: searchOf(search, query) };
}

/** Puts a flow to use for this applicant and organisation. */
export function useFlowInUse(flow: RegistrationFlow): FlowInUse {
  const { flags } = useRuntime();
  const registration = useRegistration();
  const { search } = useLocation();
  // Renders again when the bucket becomes known; `facts` reads it at its own moment.
  useFlag('auth0');
  return useMemo(
    () => ({
      flow,
      facts: () =>
        registrationFacts(registration.get().answers, flow, {
          auth0: flags.get('auth0'),
        }),
      to: (step, from = search) => addressIn(flow, step, from),
    }),
    [flags, flow, registration, search],
  );
}
