import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { space } from './styles.ts';

/** Wide gaps are less wide on a phone. */
const gapOf = (gap: number) => (gap > 3 ? `min(${space(gap)}, max(${space(3)}, 6.5cqi))` : space(gap));

const Base = styled.div<{ $gap: number; $row: boolean; $align: string }>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $row }) => ($row ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => gapOf($gap)};
  min-inline-size: 0;
  /* The same from page to page, whatever is between the parts of one. */
  & > h1 + p {
    margin-block-start: calc(${space(2)} - ${({ $gap }) => gapOf($gap)});
  }
  ul&,
  ol& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export interface StackProps extends ComponentProps<'div'> {
  /** In units of the theme's space. */
  gap?: number;
  direction?: 'column' | 'row';
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  as?: ElementType;
}

/** Children one after another with equal gaps. */
export function Stack({ gap = 3, direction = 'column', align, ...rest }: StackProps) {
  const row = direction === 'row';
  return <Base $gap={gap} $row={row} $align={align ?? (row ? 'center' : 'stretch')} {...rest} />;
}
