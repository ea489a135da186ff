import { useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { BannerItem } from './BannerItem.tsx';
import { copy } from './copy.ts';
import type { Banner } from './isBannerList.ts';
import { nextFocusable } from './nextFocusable.ts';
import type { Placement } from './selectBanners.ts';
import { useBanners } from './useBanners.ts';
import { useEmitShown } from './useEmitShown.ts';
import { hostOf, useShown } from './useShown.ts';

export const title = message(copy, 'region');

const Place = styled.div`
  position: relative;
`;
/** As it would be shown, without room and for nobody. */
const Measured = styled.div`
  position: absolute;
  inset-inline: 0;
  visibility: hidden;
`;

export function View() {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const { root } = useRuntime();
  const banners = useBanners();
  const { state, placement, dismiss } = banners;
  const { shown, measured, place, measure } = useShown(banners);
  const region = useRef<HTMLElement>(null);
  useEmitShown(state !== 'loading');
  const close = (banner: Banner, button: Element) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const nextButton = buttons[buttons.indexOf(button as HTMLButtonElement) + 1];
    const nextElement = nextFocusable(hostOf(root));
    flushSync(() => dismiss(banner));
    (nextButton ?? region.current ?? nextElement)?.focus();
    announce(t('dismissed'));
  };
  return (
    <Place ref={place}>
      {measured.length > 0 ? (
        <Measured ref={measure} aria-hidden="true">
          <List placement={placement} banners={measured} onDismiss={() => {}} />
        </Measured>
      ) : null}
      {shown.length > 0 ? (
        <section ref={region} tabIndex={-1} aria-label={t('region')}>
          <List placement={placement} banners={shown} onDismiss={close} />
        </section>
      ) : null}
    </Place>
  );
}

interface ListProps {
  placement: Placement;
  banners: readonly Banner[];
  onDismiss(banner: Banner, button: Element): void;
}

function List({ placement, banners, onDismiss }: ListProps) {
  return (
    <Stack as="ul" gap={placement === 'marketing' ? 0 : 1}>
      {banners.map((banner) => (
        <BannerItem
          key={banner.uuid}
          banner={banner}
          placement={placement}
          onDismiss={banner.dismissable ? (button) => onDismiss(banner, button) : undefined}
        />
      ))}
    </Stack>
  );
}
