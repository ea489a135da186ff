import { useState } from 'react';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import type { getCoDeedStatus } from '#src/api/contract/signerAccess.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type SignerStep, STEPS, stepOf, stepStates } from './steps.ts';

const NEXT = { identity: 'identityNext', documents: 'documentsNext', notary: 'notaryNext' } as const;

interface ProgressProps {
  status: ResponseOf<typeof getCoDeedStatus>;
  /** Resolves to whether there is anything new. */
  onCheck(): Promise<boolean>;
}

/** Who asked, for which home, the steps, and what is next. */
export function Progress({ status, onCheck }: ProgressProps) {
  const t = useCopy(copy);
  const { borrower, property } = status;
  const current = stepOf(status.status);
  const states = stepStates(current);
  const address = formatAddress(property);
  return (
    <Stack gap={4}>
      <Text>{t('intro', { borrower, address })}</Text>
      <StepList
        aria-label={t('steps')}
        steps={STEPS.map((step, index) => ({ label: t(step), state: states[index] ?? 'todo' }))}
      />
      {current === 'done' ? <Finished /> : <Next step={current} onCheck={onCheck} />}
    </Stack>
  );
}

function Next({ step, onCheck }: { step: Exclude<SignerStep, 'done'>; onCheck(): Promise<boolean> }) {
  const t = useCopy(copy);
  const [isSame, setSame] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    setSame(false);
    setSame(!(await onCheck()));
  });
  const outcome = isSame ? t('nothingNew') : failure;
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('nextHeading')}</Heading>
        <Text>{t(NEXT[step])}</Text>
        <Text>{t.rich('wait', { phone: <SupportPhone /> })}</Text>
        <div>
          <Button variant="secondary" busy={busy} busyLabel={t('checking')} onClick={run}>
            {t('check')}
          </Button>
        </div>
        <div role="status">{outcome ? <Text muted>{outcome}</Text> : null}</div>
      </Stack>
    </Card>
  );
}

function Finished() {
  const t = useCopy(copy);
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('finished')}</Heading>
        <Text>{t('finishedNext')}</Text>
      </Stack>
    </Card>
  );
}
