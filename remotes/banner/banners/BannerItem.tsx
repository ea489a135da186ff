import { useId } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { CloseButton } from '#src/ui/primitives/CloseButton.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { VisuallyHidden } from '#src/ui/primitives/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Banner } from './fetchBanners.ts';

/** Looks by variant; one that is not known looks like information. */
const LOOK = {
  info: { tone: 'info', icon: 'info' },
  warn: { tone: 'warning', icon: 'alert' },
} as const;

const Item = styled.li<{ $tone: 'info' | 'warning' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  padding: ${space(1)} ${space(2)};
  border: var(--heloc-border-width) solid var(--heloc-color-${({ $tone }) => $tone});
  border-inline-start-width: 0.25em;
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-${({ $tone }) => $tone}-surface);
  color: var(--heloc-color-text);
  & > svg {
    color: var(--heloc-color-${({ $tone }) => $tone});
  }
  & > p {
    flex: 1 1 7em;
    min-inline-size: 0;
    padding-block: 0.5em;
  }
  & > button {
    margin-inline-start: auto;
  }
`;

interface BannerItemProps {
  banner: Banner;
  /** Absent: it stays. */
  onDismiss?: (() => void) | undefined;
}

export function BannerItem({ banner, onDismiss }: BannerItemProps) {
  const t = useCopy(copy);
  const id = useId();
  const kind = banner.variant === 'warn' ? 'warn' : 'info';
  const { tone, icon } = LOOK[kind];
  return (
    <Item $tone={tone}>
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
