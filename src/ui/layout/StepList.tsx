import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import type { StepState } from '#src/domain/application/progress.ts';
import { copy } from '../copy.ts';
import { Icon } from '../primitives/Icon.tsx';
import { space } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export interface Step {
  label: string;
  state: StepState;
  /** Below the label. */
  detail?: string | undefined;
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const STATE = {
  done: css`
    border-color: var(--heloc-color-primary-edge);
    background-color: var(--heloc-color-primary);
    color: var(--heloc-color-on-primary);
  `,
  current: css`
    border-color: var(--heloc-color-primary-edge);
    color: var(--heloc-color-heading);
    box-shadow: 0 0 0 0.25em var(--heloc-color-selected-surface);
  `,
  todo: css`
    border-color: var(--heloc-color-border);
    color: var(--heloc-color-text-muted);
  `,
} as const;

const Dot = styled.span<{ $state: Step['state'] }>`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 1.875em;
  block-size: 1.875em;
  border: 0.125em solid;
  border-radius: 50%;
  background-color: var(--heloc-color-surface);
  font-size: 0.875em;
  font-weight: var(--heloc-font-weight-strong);
  line-height: 1;
  ${({ $state }) => STATE[$state]}
`;

const Item = styled.li<{ $state: Step['state'] }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(0.75)};
  color: ${({ $state }) => `var(--heloc-color-text${$state === 'todo' ? '-muted' : ''})`};
  font-weight: ${({ $state }) => ($state === 'current' ? 'var(--heloc-font-weight-strong)' : 400)};
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 50% -50%;
    inset-inline-start: calc(0.8203em - 1px);
    border-inline-start: 2px solid
      var(--heloc-color-${({ $state }) => ($state === 'done' ? 'primary-edge' : 'border')});
  }
`;

const Detail = styled.span`
  display: block;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  font-weight: 400;
`;

/** Where the person is on the way: done, current and coming steps. */
export function StepList({ steps, 'aria-label': label }: { steps: readonly Step[]; 'aria-label'?: string }) {
  const t = useCopy(copy);
  return (
    <List aria-label={label}>
      {steps.map(({ label: text, state, detail }, index) => (
        <Item key={text} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Dot $state={state} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={1.125} /> : index + 1}
          </Dot>
          <span>
            {text}
            {state === 'done' ? <VisuallyHidden> {t('completed')}</VisuallyHidden> : null}
            {detail ? <Detail>{detail}</Detail> : null}
          </span>
        </Item>
      ))}
    </List>
  );
}
