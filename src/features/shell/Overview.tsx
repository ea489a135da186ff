import { useAtomValue } from 'jotai';
import { memo, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { useBundleValue } from '#src/brand/context.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { progressSteps, type Substep, stageShare, timeLeft } from '#src/domain/application/progress.ts';
import type { Stage } from '#src/domain/enums.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { BareProgressBar } from '#src/ui/primitives/ProgressBar.tsx';
import { focusRing, space, visuallyHidden, WIDE } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { SideCard } from './SideCard.tsx';
import { substepAtom } from './substep.ts';

/** On narrow windows for screen readers only, as the line above the screen shows the same text. */
const Title = styled.div`
  ${visuallyHidden}
  ${WIDE} {
    all: unset;
    display: block;
    margin-block-end: ${space(2)};
  }
`;
const Toggle = styled.button`
  appearance: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(1)};
  inline-size: 100%;
  /* As high as two lines: until the fonts are there one may be too long for the other. */
  min-block-size: 3em;
  padding: 0;
  /* Seen where colours are forced. */
  border: 1px solid transparent;
  border-radius: var(--heloc-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.8125em;
  text-align: start;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${WIDE} {
    display: none;
  }
`;
const Left = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  margin-inline-start: auto;
  color: var(--heloc-color-text-muted);
`;
const Panel = styled.div`
  display: none;
  flex-direction: column;
  gap: ${space(2)};
  padding-block-start: ${space(2)};
  &[data-open] {
    display: flex;
  }
  ${WIDE} {
    display: flex;
  }
`;

export interface ProgressPosition {
  stage: Stage;
  /** The pages of the stage on the happy path, by screen. */
  pages?: readonly string[] | undefined;
  screen: string;
  /** For a screen off the happy path: the screen on it whose position the progress shows. */
  progressAt?: string | undefined;
  /** Position within the stage, as a text; absent where the screen shows it. */
  text?: string | undefined;
}

interface OverviewProps extends ProgressPosition {
  manualNotary: boolean;
  /** Below the steps: the offer. */
  children?: ReactNode;
}

/**
 * How much of the stage is done. A screen off the happy path keeps the share of the screen before it; opened first, it has
 * the share of `beside`.
 */
function useShare(
  { stage, pages, screen, progressAt }: ProgressPosition,
  substep: Substep | undefined,
): number {
  const [last, setLast] = useState<{ stage: Stage; share: number }>();
  const share = pages && stageShare(pages, screen, substep);
  if (share !== undefined && (last?.stage !== stage || last.share !== share)) setLast({ stage, share });
  if (share !== undefined) return share;
  if (last?.stage === stage) return last.share;
  return (pages && progressAt && stageShare(pages, progressAt)) || 0;
}

/**
 * How far one is and what was chosen (docs/rules.md#page-around-a-screen): one line that opens where there is little
 * room, else beside the screen. It stays as it is from screen to screen.
 */
export const Overview = memo(function Overview({ manualNotary, children, ...position }: OverviewProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const approvalMinutes = useBundleValue(({ brand }) => brand.pricing.approvalMinutes);
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { stage } = position;
  const reported = useAtomValue(substepAtom);
  const substep = reported?.screen === position.screen ? reported : undefined;
  const within = position.text ?? substep?.text;
  const share = useShare(position, substep);
  const steps = progressSteps({ stage, manualNotary });
  const at = steps.findIndex(({ state }) => state === 'current');
  const current = steps[at];
  const step = current
    ? t('stepOf', { step: at + 1, count: steps.length, title: t(`stage${current.stage}`) })
    : t('allDone', { count: steps.length });
  const { goal, minutes, after } = timeLeft({ stage, manualNotary, share, approvalMinutes });
  const left = minutes > 0 ? t(goal, { minutes }) : undefined;
  const words = within ? t('within', { place: step, substep: within }) : step;
  const detail = within && left ? t('detail', { substep: within, left }) : (within ?? left);
  return (
    <SideCard>
      <Title>
        <Heading level={2} look={3}>
          {t('progress')}
        </Heading>
      </Title>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen((before) => !before)}
      >
        {/* One line on a phone; where one is within the step stands at the bar and below it. */}
        <span>{step}</span>
        <Left>
          {left}
          <Icon name="chevron" size={1} />
        </Left>
      </Toggle>
      <BareProgressBar name={words} value={current ? at + share : steps.length} max={steps.length} />
      <Panel id={panel} data-open={isOpen || undefined}>
        <StepList
          steps={steps.map((step) => ({
            label: t(`stage${step.stage}`),
            state: step.state,
            detail: step.state === 'current' ? detail : undefined,
          }))}
        />
        {after > 0 ? (
          <Text small muted>
            {t('after', { minutes: after })}
          </Text>
        ) : null}
        {current ? (
          <>
            <Text small muted>
              {legal('sidebar')}
            </Text>
            <Text small muted>
              {legal('fundingFootnote')}
            </Text>
          </>
        ) : null}
        {children}
      </Panel>
    </SideCard>
  );
});
