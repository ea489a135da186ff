import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Icon } from './Icon.tsx';
import { focusRing, space } from './styles.ts';

const Base = styled.details<{ $plain: boolean }>`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 2.75em;
    padding-inline-end: 0.25em;
    border-radius: var(--heloc-radius-control);
    scroll-margin-block: 7em 6em;
    color: ${({ $plain }) => ($plain ? 'inherit' : 'var(--heloc-color-link)')};
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
  padding: ${space(1)} min(${space(2)}, 5cqi);
  margin-block-start: ${space(0.5)};
  border-inline-start: 0.1875em solid var(--heloc-color-border);
`;

export interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  /** In the colour around it, e.g. on a footer. */
  plain?: boolean;
  /** Controlled: the parent keeps whether it is open. Without it the browser does. */
  open?: boolean;
  onToggle?(open: boolean): void;
}

/** More for those who want it. */
export function Details({ summary, children, plain = false, open, onToggle }: DetailsProps) {
  return (
    <Base $plain={plain} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={1} />
        <span>{summary}</span>
      </summary>
      <Body>{children}</Body>
    </Base>
  );
}

const Section = styled.details`
  min-inline-size: 0;
  & > summary {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-block-size: 2.75em;
    padding-block: ${space(1)};
    border-radius: var(--heloc-radius-control);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    ${focusRing}
  }
  & > summary > svg {
    flex: none;
    color: var(--heloc-color-link);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const SummaryLine = styled.span`
  display: block;
  color: var(--heloc-color-text-muted);
  overflow-wrap: anywhere;
`;

/** A section of a page as one line that opens: its heading, and the most important of what is in it. */
export function CollapsibleSection({
  title,
  summary,
  open,
  onToggle,
  children,
}: {
  title: string;
  summary: ReactNode;
  /** As of `Details`. */
  open?: boolean;
  onToggle?(open: boolean): void;
  children: ReactNode;
}) {
  return (
    <Section open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron" size={1.25} />
        <Line>
          <Heading level={2} look={3}>
            {title}
          </Heading>
          <SummaryLine>{summary}</SummaryLine>
        </Line>
      </summary>
      {children}
    </Section>
  );
}
