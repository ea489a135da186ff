import styled from 'styled-components';
import { ButtonBox } from '../primitives/Button.tsx';
import { ButtonLinkBox } from '../primitives/ButtonLink.tsx';
import { ROOMY, space } from '../primitives/styles.ts';

/** A row of buttons and links, the main one first; on a narrow page the buttons take the full width. */
export const Actions = styled.div`
  display: flex;
  flex-flow: row wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  padding-block-start: ${space(1)};
  & > :is(${ButtonBox}, ${ButtonLinkBox}) {
    flex: 1 0 100%;
  }
  ${ROOMY} {
    row-gap: ${space(2)};
    & > :is(${ButtonBox}, ${ButtonLinkBox}) {
      flex: none;
    }
  }
`;
