import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import type { PolicyKind } from '#src/domain/property/insurance.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as shared } from '#src/features/insurance/copy.ts';
import type { Policy } from '#src/features/insurance/policies.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';

const TONE = { NEEDED: 'warning', IN_REVIEW: 'info', ACCEPTED: 'success', REFUSED: 'error' } as const;

type Line = 'address' | 'named' | 'coverage' | 'deductible' | 'inForce' | 'paid' | 'lender';
const EVERY: readonly Line[] = ['address', 'named', 'coverage', 'deductible', 'inForce', 'paid', 'lender'];

/** The required contents of a policy, by its kind. */
const LINES = {
  HOMEOWNERS: EVERY,
  FLOOD: [...EVERY, 'private'],
  CONDO_MASTER: ['address', 'inForce', 'association'],
  CONDO_HO6: EVERY,
} as const satisfies Record<PolicyKind, readonly (Line | 'private' | 'association')[]>;

/** One policy: how far it is, and what it has to say while it is to be sent. */
export function PolicySection({ policy }: { policy: Policy }) {
  const t = useCopy(copy);
  const s = useCopy(shared);
  const isOpen = policy.status === 'NEEDED' || policy.status === 'REFUSED';
  return (
    <Stack as="section" gap={1}>
      <Heading level={2}>{s(`kind${policy.kind}`)}</Heading>
      <div>
        <Badge tone={TONE[policy.status]}>{s(`status${policy.status}`)}</Badge>
      </div>
      {policy.status === 'REFUSED' && policy.message ? (
        <Alert tone="warning" quiet>
          {policy.message}
        </Alert>
      ) : null}
      {isOpen ? <Requirements t={t} policy={policy} /> : null}
    </Stack>
  );
}

function Requirements({ t, policy }: { t: Translate<(typeof copy)['strings']>; policy: Policy }) {
  const { heloc } = useApplication();
  const amount = (dollars: number | null | undefined) =>
    dollars == null ? undefined : { amount: formatWholeMoney(dollars) };
  const coverage = amount(policy.requiredCoverage);
  const deductible = amount(policy.maxDeductible);
  const texts = {
    address: t('address', { address: formatAddress(heloc.property) }),
    named: t('named', { name: fullName(heloc.owner) }),
    coverage: coverage && t('coverage', coverage),
    deductible: deductible && t('deductible', deductible),
    inForce: t('inForce'),
    paid: t('paid'),
    lender: t('lender'),
    private: t('private'),
    association: t('association'),
  };
  return (
    <ul>{LINES[policy.kind].map((line) => (texts[line] ? <li key={line}>{texts[line]}</li> : null))}</ul>
  );
}
