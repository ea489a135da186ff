import type { Heloc } from '#src/api/contract/heloc.ts';
import type { InsurancePolicy } from '#src/api/contract/parts.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { POLICY_KINDS, type PolicyKind } from '#src/domain/property/insurance.ts';

type PolicyState = 'NEEDED' | 'IN_REVIEW' | 'ACCEPTED' | 'REFUSED';

export interface Policy extends InsurancePolicy {
  kind: PolicyKind;
  status: PolicyState;
}

const STATES = ['NEEDED', 'IN_REVIEW', 'ACCEPTED', 'REFUSED'] as const satisfies readonly PolicyState[];

/** The policies on the home that this page knows; a state from the future counts as needed. */
export const policiesOf = ({ insurance }: Heloc): Policy[] =>
  (insurance?.policies ?? []).flatMap((policy) => {
    const { kind, status } = policy;
    return isOneOf(POLICY_KINDS, kind)
      ? [{ ...policy, kind, status: isOneOf(STATES, status) ? status : 'NEEDED' }]
      : [];
  });

/** What the person has still to send. */
export const neededOf = (heloc: Heloc): Policy[] =>
  policiesOf(heloc).filter(({ status }) => status === 'NEEDED' || status === 'REFUSED');
