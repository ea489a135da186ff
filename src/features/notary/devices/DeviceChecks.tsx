import { useId } from 'react';
import styled from 'styled-components';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CHECKS, type CheckName, type Finding, NEEDED_MBPS } from './checks.ts';
import { copy } from './copy.ts';
import { type DeviceChecksInput, useDeviceChecks } from './useDeviceChecks.ts';

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding-block: ${space(1.5)};
  border-block-end: 1px solid var(--heloc-color-border);
`;
const What = styled.div`
  flex: 1 1 14em;
  min-inline-size: 0;
`;

const TONE = {
  idle: 'neutral',
  running: 'info',
  asking: 'info',
  passed: 'success',
  failed: 'error',
  unsure: 'warning',
} as const satisfies Record<Finding['state'], string>;

type T = Translate<(typeof copy)['strings']>;

function sentence(t: T, finding: Finding): string | undefined {
  if (finding.state === 'idle' || !finding.detail) return undefined;
  if ('speed' in finding) return t(finding.detail, { speed: finding.speed, needed: NEEDED_MBPS });
  return t(finding.detail);
}

/** Live tests of what a video session needs. None is a condition: the person decides whether to go on. */
export function DeviceChecks(input: DeviceChecksInput) {
  const t = useCopy(copy);
  const headingId = useId();
  const checks = useDeviceChecks(input);

  const row = (name: CheckName) => {
    const finding = checks.findingOf(name);
    const { state } = finding;
    const detail = sentence(t, finding);
    return (
      <Item key={name}>
        <What>
          <Text strong>{t(name)}</Text>
          {/* In the page from the start, or its first message would not be spoken. */}
          <div role="status">
            <Badge tone={TONE[state]}>{t(state)}</Badge>
            {detail ? <Text small>{detail}</Text> : null}
          </div>
        </What>
        {state === 'asking' ? (
          <>
            <Button variant="secondary" size="small" onClick={() => checks.answerSpeaker(true)}>
              {t('speakerYes')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => checks.answerSpeaker(false)}>
              {t('speakerNo')}
            </Button>
          </>
        ) : (
          <Button
            variant="quiet"
            size="small"
            about={t(name)}
            busy={state === 'running'}
            busyLabel={t('running')}
            onClick={() => void checks.run(name)}
          >
            {t(state === 'idle' ? 'test' : 'again')}
          </Button>
        )}
      </Item>
    );
  };

  return (
    <Stack as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {t('heading')}
      </Heading>
      <Text>{t('intro')}</Text>
      <Stack as="ul" gap={0}>
        {CHECKS.map(row)}
      </Stack>
      <Actions>
        <Button
          variant="secondary"
          busy={checks.runningAll}
          busyLabel={t('allRunning')}
          onClick={() => void checks.runAll()}
        >
          {t('all')}
        </Button>
      </Actions>
    </Stack>
  );
}
