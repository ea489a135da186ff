import type { Step } from '#src/ui/layout/StepList.tsx';

/** The steps of an additional signer, in order (docs/rules.md#steps-of-a-signer). */
export const STEPS = ['identity', 'documents', 'notary', 'done'] as const;
export type SignerStep = (typeof STEPS)[number];

/** The step of a signer by the server's status; an unknown status is at the first step. */
export function stepOf(status: string): SignerStep {
  if (status === 'ID_VERIFIED') return 'documents';
  return status === 'SIGNED' ? 'done' : 'identity';
}

/** What a step list shows; having arrived at `done` completes it, too. */
export function stepStates(current: SignerStep): Step['state'][] {
  const at = STEPS.indexOf(current);
  return STEPS.map((step, index) => {
    if (index < at || (step === 'done' && current === 'done')) return 'done';
    return index === at ? 'current' : 'todo';
  });
}
