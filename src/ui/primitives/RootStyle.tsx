import { createContext, type ReactNode, useContext, useState } from 'react';
import styled, { css } from 'styled-components';
import { TIGHT } from './styles.ts';

/**
 * Seven type selectors' worth of weight: more than a host's element rules (`main form p`), less than any class of ours.
 * A complex `:not()` that can never match is how a selector gets weight without meaning.
 */
const WEIGHT = ':not(x-a x-b x-c x-d x-e x-f x-g)';

/**
 * In the light DOM a host's plain element rules reach us. `revert` takes them off, except inside `svg`, where it
 * would take the drawing off too. A host's `!important` still wins: that is what the shadow root is for.
 */
const lightIsolation = css`
  :where(&) *:not(svg, svg *)${WEIGHT} {
    all: revert;
  }
`;

// `container`: narrower parts of a page are containers named heloc as well; heloc-page is always the whole.
// `contain-intrinsic-inline-size`: a size container has no width of its own content, so it would collapse in a host that
// shrinks to fit.
// `overflow-wrap`: where letters are large (docs/decisions/0064-letters-four-times-the-size.md).
// `outline`: headings that receive the focus for screen readers show no ring, because there is nothing to operate.
const Root = styled.div<{ $light: boolean }>`
  all: initial;
  position: relative;
  display: block;
  box-sizing: border-box;
  container: heloc heloc-page / inline-size;
  contain-intrinsic-inline-size: 20em;
  direction: ltr;
  unicode-bidi: isolate;
  color-scheme: var(--heloc-color-scheme, light);
  background-color: var(--heloc-color-page);
  color: var(--heloc-color-text);
  font-family: var(--heloc-font-body);
  font-size: medium;
  line-height: var(--heloc-line-height);
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
  overflow-wrap: break-word;
  ${TIGHT} {
    & > * {
      overflow-wrap: anywhere;
    }
  }
  font-synthesis-weight: none;
  -webkit-user-select: text;
  user-select: text;

  ${({ $light }) => $light && lightIsolation}

  :where(&) *:not(svg *)${WEIGHT},
  :where(&) *:not(svg *)${WEIGHT}::before,
  :where(&) *:not(svg *)${WEIGHT}::after {
    box-sizing: border-box;
  }
  :where(&) :is(p, ul, ol, dl, dd, figure, blockquote, h1, h2, h3, h4, fieldset, legend, table)${WEIGHT} {
    margin: 0;
    padding: 0;
  }
  :where(&) :is(button, input, select, textarea)${WEIGHT} {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  :where(&) :is(ul, ol)${WEIGHT} {
    padding-inline-start: 1.25em;
  }
  :where(&) :is(img, svg, canvas, video)${WEIGHT} {
    max-inline-size: 100%;
  }
  :where(&) [hidden]${WEIGHT} {
    display: none;
  }
  :where(&) :where([tabindex='-1']:focus):not(svg *)${WEIGHT} {
    outline: none;
  }
`;

/** `undefined`: no root around; `null`: the root is not in the document yet. */
const UiRootContext = createContext<HTMLElement | null | undefined>(undefined);

/** Where overlays go: the inner root of this mount, so that they keep its styles, theme and isolation. */
export function useUiRoot(): HTMLElement | null | undefined {
  return useContext(UiRootContext);
}

export interface InnerRootProps {
  isolation: 'shadow' | 'light';
  children: ReactNode;
}

/** The element around everything that a mount draws. Theme variables go on it or on an element around it. */
export function InnerRoot({ isolation, children }: InnerRootProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <Root $light={isolation === 'light'} ref={setElement}>
      <UiRootContext value={element}>{children}</UiRootContext>
    </Root>
  );
}
