import { useId } from 'react';
import styled, { css } from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { CloseButton } from '#src/ui/primitives/CloseButton.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Banner } from './fetchBanners.ts';
import type { Placement } from './selectBanners.ts';

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
  }
  & button {
    margin-inline-start: auto;
  }
`;

interface BannerItemProps {
  banner: Banner;
  placement: Placement;
  /** Absent: it stays. */
  onDismiss?: (() => void) | undefined;
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
        {banner.message}
      </p>
      {onDismiss ? (
        <CloseButton
          id={`${id}-dismiss`}
          aria-label={t('dismiss')}
          aria-labelledby={`${id}-dismiss ${id}-text`}
          onClick={onDismiss}
        />
      ) : null}
    </Item>
  );
}
