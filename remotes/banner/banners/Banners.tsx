import { useRef } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { space } from '#src/ui/primitives/styles.ts';
import { BannerItem } from './BannerItem.tsx';
import { copy } from './copy.ts';
import type { Banner } from './fetchBanners.ts';
import { useBanners } from './useBanners.ts';
import { useTellShown } from './useTellShown.ts';

const Region = styled.section`
  &:focus {
    outline: none;
  }
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export function View() {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const { state, shown, dismiss } = useBanners();
  const region = useRef<HTMLElement>(null);
  useTellShown(state !== 'loading');
  if (shown.length === 0) return null;
  const close = (banner: Banner) => {
    // Before its button goes, and the focus with it.
    region.current?.focus();
    dismiss(banner);
    announce(t('dismissed'));
  };
  return (
    <Region ref={region} tabIndex={-1} aria-label={t('region')}>
      <List>
        {shown.map((banner) => (
          <BannerItem
            key={banner.uuid}
            banner={banner}
            onDismiss={banner.dismissable ? () => close(banner) : undefined}
          />
        ))}
      </List>
    </Region>
  );
}
