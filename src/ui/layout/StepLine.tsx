import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { space } from '../primitives/styles.ts';
import type { Step } from './StepList.tsx';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.9375em;
`;

const Track = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 0.25em;
`;

const Part = styled.span<{ $on: boolean }>`
  block-size: 0.25em;
  border: 1px solid transparent;
  border-radius: 1em;
  background-color: var(--heloc-color-${({ $on }) => ($on ? 'primary' : 'border')});
  @media (forced-colors: active) {
    background-color: ${({ $on }) => ($on ? 'Highlight' : 'Canvas')};
  }
`;

/** "Step 3 of 7: Provide More Info", with a bar. Nothing when no step is current. */
export function StepLine({ steps }: { steps: readonly Step[] }) {
  const t = useCopy(copy);
  const index = steps.findIndex((step) => step.state === 'current');
  const current = steps[index];
  if (!current) return null;
  return (
    <Box>
      <p>{t('stepOf', { step: index + 1, count: steps.length, title: current.label })}</p>
      <Track aria-hidden="true">
        {steps.map((step) => (
          <Part key={step.label} $on={step.state !== 'todo'} />
        ))}
      </Track>
    </Box>
  );
}
