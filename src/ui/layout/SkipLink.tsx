import type { RefObject } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { focusRing, visuallyHidden } from '../primitives/styles.ts';

const Link = styled.a`
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    ${focusRing}
    position: absolute;
    z-index: 2;
    padding: 0.75em 1em;
    background-color: var(--heloc-color-surface);
    color: var(--heloc-color-link);
  }
`;

/** The way past what is the same on every page. Works by focus: an address's fragment belongs to the host. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useCopy(copy);
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      {t('skip')}
    </Link>
  );
}
