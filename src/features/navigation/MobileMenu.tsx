import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { APPS, SIDE_BAR } from '#src/domain/org/navigation.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { BarButton } from '#src/ui/overlay/Popover.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { AccountItems } from './AccountItems.tsx';
import { copy } from './copy.ts';
import { Destinations } from './Destinations.tsx';
import { itemInset } from './MenuList.ts';
import type { Account } from './useAccount.ts';
import { useClosedByBack } from './useClosedByBack.ts';
import { useDestinations } from './useDestinations.ts';

/** Where there is no room for the bar: all of it in a dialog at the side, which Back closes as well. */
export function MobileMenu({ account }: { account: Account }) {
  const t = useCopy(copy);
  const { telemetry } = useRuntime();
  const pages = useDestinations(SIDE_BAR);
  const apps = useDestinations(APPS);
  const { isOpen, open, close } = useClosedByBack();
  const part = (name: 'goTo' | 'apps', list: typeof pages) =>
    list.length > 0 ? (
      <Part title={t(name)}>
        <Destinations of={list} onLeave={close} />
      </Part>
    ) : null;
  return (
    <>
      <BarButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          open();
          telemetry.track('heloc_menu_opened', { menu: 'menu' });
        }}
      >
        {t('menu')}
      </BarButton>
      <Dialog open={isOpen} size="side" title={t('menu')} onClose={() => close()}>
        {part('goTo', pages)}
        {part('apps', apps)}
        <Part title={t('account')}>
          <AccountItems account={account} onLeave={close} />
        </Part>
      </Dialog>
    </>
  );
}

/** Its words stand below those of the heading. */
const Items = styled.div`
  margin-inline: calc(-1 * ${itemInset});
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={0.5}>
      <Heading level={3} look={3}>
        {title}
      </Heading>
      <Items>{children}</Items>
    </Stack>
  );
}
