import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ROOMY, space, WIDE } from '../primitives/styles.ts';

const Grid = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-inline-size: ${({ $two }) => ($two ? '72em' : '44em')};
  margin-inline: auto;
  padding: ${space(3)} ${space(2)} ${space(6)};
  ${ROOMY} {
    padding-inline: ${space(4)};
  }
  ${WIDE} {
    padding-block: ${space(6)} ${space(10)};
    ${({ $two }) =>
      $two &&
      css`
        grid-template-columns: minmax(0, 1fr) minmax(17em, 22em);
        gap: ${space(8)};
        align-items: start;
      `}
  }
`;

const Column = styled.div`
  min-inline-size: 0;
`;

const Aside = styled.div<{ $sticky: boolean }>`
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  ${WIDE} {
    position: ${({ $sticky }) => ($sticky ? 'sticky' : 'static')};
    inset-block-start: ${space(3)};
  }
`;

export interface PageProps {
  children: ReactNode;
  /** Beside the main column where there is room, below it elsewhere. */
  aside?: ReactNode;
  stickyAside?: boolean;
}

/** The columns of a page. Landmarks are the shell's. */
export function Page({ children, aside, stickyAside = false }: PageProps) {
  return (
    <Grid $two={Boolean(aside)}>
      <Column>{children}</Column>
      {aside ? <Aside $sticky={stickyAside}>{aside}</Aside> : null}
    </Grid>
  );
}
