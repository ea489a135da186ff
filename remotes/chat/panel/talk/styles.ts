import styled, { css } from 'styled-components';
import { space, TIGHT } from '#src/ui/primitives/styles.ts';

/** Of hundreds those out of sight are not painted anew when one is added. With room for the ring of what has the focus. */
export const Row = styled.li<{ $mine: boolean }>`
  contain: content;
  margin: -0.25em;
  padding: 0.25em;
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  align-items: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
`;

/** What one message has, as wide as the list, so that a short text takes one line. */
export const Body = styled.div<{ $mine: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  align-self: stretch;
  align-items: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
`;

/** Whose it is shows without its colour as well: by its side and its edge. */
export const Bubble = styled.p<{ $mine: boolean }>`
  max-inline-size: 85%;
  margin: 0;
  padding: ${space(1)} ${space(1.5)};
  border: var(--heloc-border-width) ${({ $mine }) => ($mine ? 'solid' : 'dashed')} var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-${({ $mine }) => ($mine ? 'selected-surface' : 'surface-sunken')});
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** What is pressed is large enough in small letters, too: short words and, for a finger, all. */
export const pressable = css`
  & > button {
    min-inline-size: 1.75em;
  }
  @media (pointer: coarse) {
    & > button {
      min-inline-size: max(2.75em, 44px);
      min-block-size: max(2.75em, 44px);
    }
  }
`;

export const Small = styled.span`
  ${pressable}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;

/** A line across the list, with what begins there. */
export const Divider = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  color: var(--heloc-color-text-muted);
  font-size: 0.875em;
  text-align: center;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: var(--heloc-border-width) solid var(--heloc-color-border);
  }
`;

/** Where one writes stays in sight, on a small screen with the keyboard up as well, unless letters are so large that it took all of that. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: ${space(-2.5)};
  padding-block: ${space(1)};
  background-color: var(--heloc-color-surface);
  ${TIGHT} {
    position: static;
  }
`;
