import styled from 'styled-components';
import { space, WIDE } from '#src/ui/primitives/styles.ts';

/** A card beside the screen; without a frame above or below it, where there is no room for that. */
export const SideCard = styled.section`
  min-inline-size: 0;
  color: var(--heloc-color-text);
  ${WIDE} {
    padding: ${space(2.5)};
    border: var(--heloc-border-width) solid var(--heloc-color-border);
    border-radius: var(--heloc-radius-card);
    background-color: var(--heloc-color-surface);
    box-shadow: var(--heloc-shadow-card);
  }
`;
