import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { focusRing, space } from './styles.ts';

const Base = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.75em;
    padding-inline-end: 0.25em;
    border-radius: var(--heloc-radius-control);
    color: var(--heloc-color-link);
    cursor: pointer;
    list-style: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    ${focusRing}
  }
  & > summary > svg {
    transition: transform 150ms ease;
    @media (prefers-reduced-motion: reduce) {
      transition: none;
    }
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Body = styled.div`
  padding: ${space(1)} ${space(2)};
  margin-block-start: ${space(0.5)};
  border-inline-start: 0.1875em solid var(--heloc-color-border);
`;

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
}

/** More for those who want it. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <Base>
      <summary>
        <Icon name="chevron" size={1} />
        <span>{summary}</span>
      </summary>
      <Body>{children}</Body>
    </Base>
  );
}
