import type { Destination } from '#src/domain/application/routing.ts';
import { statusCode } from '#src/domain/application/status.ts';
import type { FlowRules } from '#src/features/flow/gateState.ts';
import type { gated } from '../screens.ts';
import type { SignerData } from './signerSource.ts';
import { isKnown, rowOf } from './table.ts';

function destinationOf(data: SignerData): Destination {
  const { to: path } = rowOf(data);
  return isKnown(data)
    ? { kind: 'screen', path }
    : { kind: 'screen', path, unknown: statusCode(data.status) };
}

/** The flow of a signer, by the table: no status of theirs waits, and nothing is opened again. */
export const signerRules: FlowRules<SignerData, (typeof gated)[number]> = {
  statusOf: ({ status }) => status,
  withStatus: (data, status) => ({ ...data, status }),
  isMixed: () => false,
  destinationOf,
  resolveAddress({ screen }, data) {
    const { to, open = [] } = rowOf(data);
    return screen && (screen.path === to || open.includes(screen.path))
      ? { kind: 'here', editing: false }
      : { kind: 'go', to: destinationOf(data) };
  },
};
