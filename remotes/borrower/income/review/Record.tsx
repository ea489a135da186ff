import { useEffect, useEffectEvent } from 'react';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { formatDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { formatWholeMoney, money } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { LINKS, optionOf } from '#src/features/income/methods.ts';
import { isUnsuccessful, recordState } from '#src/features/income/records.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { useRecordActions } from './useRecordActions.ts';

const LOOK = {
  verified: { tone: 'success', text: 'stateVerified' },
  inReview: { tone: 'info', text: 'stateInReview' },
  attention: { tone: 'warning', text: 'stateAttention' },
  failed: { tone: 'error', text: 'stateFailed' },
  expired: { tone: 'warning', text: 'stateExpired' },
} as const;

export function Record({ record, onRemoved }: { record: IncomeRecord; onRemoved(): void }) {
  const t = useCopy(copy);
  const methodText = useCopy(shared);
  const { heloc } = useApplication();
  const option = optionOf(record.method);
  const kind = methodText(option === 'upload' ? 'uploadName' : LINKS[option].name);
  const name = record.source ? t('source', { name: kind, source: record.source }) : kind;
  const state = recordState(record);
  const actions = useRecordActions({ record, option, name, onRemoved });
  // The buttons that were pressed are gone once the new state is here.
  const isNewResult = actions.answered && state !== 'attention';
  const heading = useFocusOn<HTMLHeadingElement>(isNewResult);
  const announce = useAnnounce();
  const announceState = useEffectEvent(() => announce(t('newState', { name, state: t(LOOK[state].text) })));
  useEffect(() => {
    if (isNewResult) announceState();
  }, [isNewResult]);
  const date = dayIn(heloc.property.state, record.created);
  const { annualAmount } = record;
  const act = (action: string) => t('named', { action, name });
  return (
    <Card as="li" compact>
      <Stack gap={1}>
        <Stack direction="row" gap={2}>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {name}
          </Heading>
          <Badge tone={LOOK[state].tone}>{t(LOOK[state].text)}</Badge>
        </Stack>
        <Text muted small>
          {[
            annualAmount ? t('perYear', { amount: formatWholeMoney(money(annualAmount)) }) : '',
            date ? t('date', { date: formatDate(date) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {state === 'inReview' ? <Text>{t('inReviewNote')}</Text> : null}
        {record.message ? <Text>{record.message}</Text> : null}
        {actions.failure ? <Alert tone="error">{actions.failure}</Alert> : null}
        {state === 'attention' ? (
          <Stack gap={1}>
            <Text>
              {annualAmount
                ? t('isPay', { amount: formatWholeMoney(money(annualAmount)) })
                : t('isPayUnknown')}
            </Text>
            <Actions>
              <Button variant="secondary" busy={actions.busy} onClick={() => actions.confirm(true)}>
                {t('yes')}
              </Button>
              <Button variant="quiet" busy={actions.busy} onClick={() => actions.confirm(false)}>
                {t('no')}
              </Button>
            </Actions>
          </Stack>
        ) : (
          <Stack direction="row" gap={2}>
            {isUnsuccessful(record) ? (
              <LinkButton aria-label={act(t('retry'))} onClick={actions.repeat}>
                {t('retry')}
              </LinkButton>
            ) : null}
            {state === 'inReview' ? (
              <LinkButton aria-label={act(t('replace'))} onClick={actions.repeat}>
                {t('replace')}
              </LinkButton>
            ) : null}
            <LinkButton aria-label={act(t('remove'))} disabled={actions.busy} onClick={actions.remove}>
              {t('remove')}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
