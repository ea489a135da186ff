import type { Ref } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { formatPercent } from '#src/domain/money/money.ts';
import { Icon, type IconName } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { space } from '../primitives/styles.ts';
import { copy } from './copy.ts';
import { fileSizeText } from './fileSizeText.ts';
import { type ShownFile, VERDICTS } from './uploadedFile.ts';

const LOOK = {
  uploading: { icon: 'file', color: 'text-muted' },
  paused: { icon: 'clock', color: 'text-muted' },
  checking: { icon: 'clock', color: 'info' },
  uploaded: { icon: 'success', color: 'success' },
  failed: { icon: 'alert', color: 'error' },
} as const satisfies Record<ShownFile['state'], { icon: IconName; color: string }>;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
`;

const Facts = styled.div`
  flex: 1 1 12em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  font-weight: var(--heloc-font-weight-strong);
`;

const Size = styled.span`
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  white-space: nowrap;
`;

/** As high as its tallest state: a row that grows or shrinks would take the buttons below from under a finger. */
const Progress = styled.div`
  min-block-size: 2.125em;
`;

const State = styled.div<{ $color: string }>`
  display: flex;
  align-items: flex-start;
  gap: 0.375em;
  color: var(--heloc-color-${({ $color }) => $color});
  font-size: 0.9375em;
  & > svg {
    margin-block-start: 0.15em;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(2)};
`;

export interface FileRowProps {
  file: ShownFile;
  /** From 0 to 1. */
  progress: number;
  onRemove(): void;
  onRetry(): void;
  /** Opens the choice of files. */
  onChoose(): void;
  removeRef?: Ref<HTMLButtonElement>;
}

/** One file: what it is, how far it is, and the one thing to do about it. */
export function FileRow({ file, progress, onRemove, onRetry, onChoose, removeRef }: FileRowProps) {
  const t = useCopy(copy);
  const { name, state, error, problem } = file;
  const remedy = state === 'failed' && problem ? VERDICTS[problem] : undefined;
  const why = error ?? t(problem ?? 'failed', { name });
  const { icon, color } = LOOK[state];
  return (
    <Row>
      <Facts>
        <Name>{name}</Name> <Size>{fileSizeText(t, file.size)}</Size>
        <Progress>
          {state === 'uploading' ? (
            <ProgressBar
              label={t('uploading')}
              value={Math.round(progress * 100)}
              valueText={formatPercent(progress * 100, 0)}
            />
          ) : (
            <State $color={color}>
              <Icon name={icon} size={1.125} />
              <span>{state === 'failed' ? why : t(state)}</span>
            </State>
          )}
        </Progress>
      </Facts>
      <Buttons>
        {remedy === 'choose' ? (
          <LinkButton aria-label={t('againNamed', { name })} onClick={onChoose}>
            {t('again')}
          </LinkButton>
        ) : null}
        {remedy === 'retry' ? (
          <LinkButton aria-label={t('retryNamed', { name })} onClick={onRetry}>
            {t('retry')}
          </LinkButton>
        ) : null}
        <LinkButton ref={removeRef} aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </LinkButton>
      </Buttons>
    </Row>
  );
}
