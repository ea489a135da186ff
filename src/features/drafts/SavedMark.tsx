import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { copy } from './copy.ts';
import type { Draft } from './useDraft.ts';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  min-block-size: 1.5em;
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
`;

/** Seen, quietly, where answers are kept. Only that they are not is spoken: each save would interrupt. */
export function SavedMark({ state }: Pick<Draft<object>, 'state'>) {
  const t = useCopy(copy);
  return (
    <Line role={state === 'unsaved' ? 'status' : undefined}>
      {state === 'saved' ? <Icon name="check" size={1} /> : null}
      {state ? t(state) : null}
    </Line>
  );
}
