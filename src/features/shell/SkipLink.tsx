import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { focusRing, space, visuallyHidden } from '#src/ui/primitives/styles.ts';
import { focusHeading } from '../screens/headingFocus.ts';
import { copy } from './copy.ts';

const Link = styled.a`
  position: absolute;
  z-index: 1;
  inset-block-start: ${space(1)};
  inset-inline-start: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid transparent;
  border-radius: var(--heloc-radius-control);
  background: var(--heloc-color-surface);
  color: var(--heloc-color-link);
  &:not(:focus) {
    ${visuallyHidden}
  }
  &:focus {
    ${focusRing}
  }
`;

/** Leads past the header. An address does not reach into a shadow root, so the focus is brought there by hand. */
export function SkipLink({ to }: { to: string }) {
  const t = useCopy(copy);
  const { root, headingLevel } = useRuntime();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content = root.querySelector<HTMLElement>(`#${CSS.escape(to)}`);
    if (content) focusHeading(content, headingLevel);
  };
  return (
    <Link href={`#${to}`} onClick={skip}>
      {t('skip')}
    </Link>
  );
}
