import type { Destination } from '#src/domain/application/routing.ts';
import { statusCode } from '#src/domain/application/status.ts';
import type { SignerStatus } from '#src/domain/person/additionalSigner.ts';
import type { FlowRules } from '#src/features/flow/gateState.ts';
import { PATHS } from '../access/paths.ts';
import type { gated } from '../screens.ts';
import type { SignerData } from './signerSource.ts';

type GatedPath = (typeof gated)[number]['path'];

/** Where each status of a signer leads. */
const DESTINATIONS: Readonly<Record<SignerStatus, GatedPath>> = {
  INVITED: PATHS.resume,
  OPENED: PATHS.resume,
  CONSENTED: PATHS.resume,
  ID_VERIFIED: PATHS.resume,
  DOCUMENTS_READ: PATHS.resume,
  SIGNED: PATHS.resume,
  DECLINED: PATHS.resume,
  BLOCKED: PATHS.resume,
};

function destinationOf({ status, cancelled }: SignerData): Destination {
  if (cancelled) return { kind: 'screen', path: PATHS.cancelled };
  const path = Object.hasOwn(DESTINATIONS, status) ? DESTINATIONS[status as SignerStatus] : undefined;
  // One that is not known stands at the beginning.
  return path
    ? { kind: 'screen', path }
    : { kind: 'screen', path: PATHS.resume, unknown: statusCode(status) };
}

/** The flow of a signer: no status of theirs waits, and nothing is opened again. */
export const signerRules: FlowRules<SignerData, (typeof gated)[number]> = {
  statusOf: ({ status }) => status,
  withStatus: (data, status) => ({ ...data, status }),
  isMixed: () => false,
  destinationOf,
  resolveAddress({ path }, data) {
    const to = destinationOf(data);
    return to.kind === 'screen' && to.path === path ? { kind: 'here', editing: false } : { kind: 'go', to };
  },
};
