import { useRef } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { BannerItem } from './BannerItem.tsx';
import { copy } from './copy.ts';
import type { Banner } from './fetchBanners.ts';
import { useBanners } from './useBanners.ts';
import { useEmitShown } from './useEmitShown.ts';

export const title = message(copy, 'region');

export function View() {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const { state, shown, placement, dismiss } = useBanners();
  const region = useRef<HTMLElement>(null);
  useEmitShown(state !== 'loading');
  if (shown.length === 0) return null;
  const close = (banner: Banner) => {
    // Before its button goes, and the focus with it.
    region.current?.focus();
    dismiss(banner);
    announce(t('dismissed'));
  };
  return (
    <section ref={region} tabIndex={-1} aria-label={t('region')}>
      <Stack as="ul" gap={placement === 'marketing' ? 0 : 1}>
        {shown.map((banner) => (
          <BannerItem
            key={banner.uuid}
            banner={banner}
            placement={placement}
            onDismiss={banner.dismissable ? () => close(banner) : undefined}
          />
        ))}
      </Stack>
    </section>
  );
}
