import { useEffect, useRef } from 'react';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { fullName } from '#src/domain/names.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

const REASONS = {
  KBA_FAILED: { again: false },
  ID_REJECTED: { again: true },
  TECHNICAL: { again: true },
  NO_NOTARY: { again: true },
  LOCATION: { again: true },
  COUNTY_NOT_SUPPORTED: { again: false },
  SIGNER_LEFT: { again: true },
  CAPACITY: { again: false },
} as const;
type Reason = keyof typeof REASONS;

const isReason = (reason: string): reason is Reason => Object.hasOwn(REASONS, reason);

function reasonText(t: T, reason: string, owner: Heloc['owner']): string {
  if (!isReason(reason)) return t('reasonOther');
  if (reason !== 'ID_REJECTED') return t(`reason${reason}`);
  const { firstName, middleName, lastName } = owner;
  return t('reasonID_REJECTED', { name: fullName({ firstName, middleName: middleName ?? '', lastName }) });
}

export type BadEnding = { kind: 'failed'; reason: string } | { kind: 'no-show' } | { kind: 'lost' };

const HEADING = { failed: 'failedHeading', 'no-show': 'noShowHeading', lost: 'lostHeading' } as const;

/** What happened, whether to try again, the other way, and a person to ask. */
export function EndedBadly({ ending }: { ending: BadEnding }) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const flow = useFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = ending.kind !== 'failed' || !isReason(ending.reason) || REASONS[ending.reason].again;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t(HEADING[ending.kind])}
      </Heading>
      <Text>
        {ending.kind === 'failed'
          ? reasonText(t, ending.reason, heloc.owner)
          : t(ending.kind === 'lost' ? 'lostText' : 'noShowText')}
      </Text>
      <Actions>
        {again ? <Button onClick={flow.toCurrent}>{t('startAgain')}</Button> : null}
        <Button variant={again ? 'secondary' : 'primary'} onClick={() => flow.toChild('schedule')}>
          {t('inPerson')}
        </Button>
      </Actions>
      <Text muted>{t('help')}</Text>
    </Stack>
  );
}
