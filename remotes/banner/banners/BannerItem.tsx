import { type MouseEvent, useId } from 'react';
import styled, { css } from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { CloseButton } from '#src/ui/primitives/CloseButton.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { isPlainClick } from '#src/ui/primitives/isPlainClick.ts';
import { space } from '#src/ui/primitives/styles.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Banner } from './isBannerList.ts';
import type { Placement } from './selectBanners.ts';
import { splitLink } from './splitLink.ts';

/** Looks by variant; one that is not known looks like information. */
const LOOK = {
  info: { tone: 'info', icon: 'info' },
  warn: { tone: 'warning', icon: 'alert' },
} as const;

type Tone = (typeof LOOK)['info' | 'warn']['tone'];

/** In the product a card by its tone; on a page that advertises a strip of the brand, from edge to edge. */
const STYLE = {
  product: (tone: Tone) => css`
    border: var(--heloc-border-width) solid var(--heloc-color-${tone});
    border-inline-start-width: 0.25em;
    border-radius: var(--heloc-radius-control);
    background-color: var(--heloc-color-${tone}-surface);
    color: var(--heloc-color-text);
    & > svg {
      color: var(--heloc-color-${tone});
    }
  `,
  marketing: () => css`
    justify-content: center;
    background-color: var(--heloc-color-footer);
    color: var(--heloc-color-on-footer);
    & + li {
      border-block-start: var(--heloc-border-width) solid currentColor;
    }
    & > p {
      text-align: center;
    }
    & a {
      color: inherit;
    }
    /* Grounds are not there. */
    @media (forced-colors: active) {
      border-block: var(--heloc-border-width) solid;
    }
  `,
} as const satisfies Record<Placement, (tone: Tone) => unknown>;

const Item = styled.li<{ $tone: Tone; $placement: Placement }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1)} ${space(2)};
  ${({ $placement, $tone }) => STYLE[$placement]($tone)}
  & > p {
    flex: 1 1 7em;
    min-inline-size: 0;
    padding-block: 0.5em;
    overflow-wrap: anywhere;
  }
  & button {
    margin-inline-start: auto;
  }
`;

interface BannerItemProps {
  banner: Banner;
  placement: Placement;
  /** Absent: it stays. */
  onDismiss?: ((button: Element) => void) | undefined;
}

export function BannerItem({ banner, placement, onDismiss }: BannerItemProps) {
  const t = useCopy(copy);
  const id = useId();
  const kind = banner.variant === 'warn' ? 'warn' : 'info';
  const { tone, icon } = LOOK[kind];
  return (
    <Item $tone={tone} $placement={placement}>
      <Icon name={icon} />
      <p id={`${id}-text`}>
        <VisuallyHidden>{t(kind)} </VisuallyHidden>
        <Message>{banner.message}</Message>
      </p>
      {onDismiss ? (
        <CloseButton
          id={`${id}-dismiss`}
          aria-label={t('dismiss')}
          aria-labelledby={`${id}-dismiss ${id}-text`}
          onClick={({ currentTarget }) => onDismiss(currentTarget)}
        />
      ) : null}
    </Item>
  );
}

/** Text, and the address that it ends with as a link; a host may keep the person here. */
function Message({ children }: { children: string }) {
  const { visit } = useRuntime();
  const { baseUrl } = useBrand();
  const origins = [globalThis.location.origin, ...(URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : [])];
  const { text, href, end } = splitLink(children, origins);
  if (!href) return <>{text}</>;
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    visit(href);
  };
  return (
    <>
      {text}
      <TextLink href={href} onClick={follow}>
        {href}
      </TextLink>
      {end}
    </>
  );
}
