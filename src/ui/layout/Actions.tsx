import styled from 'styled-components';
import { ROOMY, space } from '../primitives/styles.ts';

/** A row of buttons, the main one first; stacked and full width where there is little room. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(1.5)};
  padding-block-start: ${space(1)};
  ${ROOMY} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)};
  }
`;
