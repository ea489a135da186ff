import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AboveStickyBar } from '#src/ui/layout/StickyBar.tsx';
import { space } from '#src/ui/primitives/styles.ts';

/** Room for controls and summary beside the shell's own sidebar. */
export const SIDE_BY_SIDE = '@container heloc-page (min-width: 70em)';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  ${SIDE_BY_SIDE} {
    grid-template-columns: minmax(0, 1fr) 17em;
    align-items: start;
  }
`;

/** The payment's bar is at its end. */
const Controls = styled(AboveStickyBar)`
  gap: ${space(2)};
  min-inline-size: 0;
  container: heloc / inline-size;
`;

const Aside = styled.div`
  min-inline-size: 0;
  container: heloc / inline-size;
  ${SIDE_BY_SIDE} {
    position: sticky;
    inset-block-start: ${space(2)};
  }
`;

/** Controls with their result: beside them where there is room, else below. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <Grid>
      <Controls>{children}</Controls>
      <Aside>{aside}</Aside>
    </Grid>
  );
}
