import type { Destination } from '#src/domain/routing.ts';
import { statusCode } from '#src/domain/status.ts';
import type { FlowRules } from '#src/features/flow/gateState.ts';
import type { SignerPath, screens } from '../screens.ts';
import type { SignerData } from './signerSource.ts';

/** Where each status of a signer leads. */
const DESTINATIONS: Readonly<Record<string, SignerPath>> = {
  INVITED: 'heloc-signer/resume',
  OPENED: 'heloc-signer/resume',
  ID_VERIFIED: 'heloc-signer/resume',
  SIGNED: 'heloc-signer/resume',
} satisfies Record<string, SignerPath>;

function destinationOf({ status, cancelled }: SignerData): Destination {
  if (cancelled) return { kind: 'screen', path: 'heloc-signer/cancelled' };
  const path = Object.hasOwn(DESTINATIONS, status) ? DESTINATIONS[status] : undefined;
  // One that is not known stands at the beginning.
  return path
    ? { kind: 'screen', path }
    : { kind: 'screen', path: 'heloc-signer/resume', unknown: statusCode(status) };
}

/** The flow of a signer: no status of theirs waits, and nothing is opened again. */
export const signerRules: FlowRules<SignerData, (typeof screens)[number]> = {
  statusOf: ({ status }) => status,
  withStatus: (data, status) => ({ ...data, status }),
  isMixed: () => false,
  destinationOf,
  placeOf({ path }, data) {
    const to = destinationOf(data);
    return to.kind === 'screen' && to.path === path ? { kind: 'here', editing: false } : { kind: 'go', to };
  },
};
