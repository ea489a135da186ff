import { type ComponentProps, use, useRef } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { BarButton, PopoverButton } from '#src/ui/overlay/Popover.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { useChosenAccount } from '../accounts/useChosenAccount.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { LazyComponent } from '../screens/LazyComponent.tsx';
import { viewOf } from '../screens/viewOf.ts';
import { Bell } from './Bell.tsx';
import { copy } from './copy.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { EntersContext, PanelContext } from './panelContext.ts';
import { useNotifications } from './useNotifications.ts';

/** More are "8+" (docs/rules.md#notifications). */
const COUNTED = 8;

const Count = styled.span`
  min-inline-size: 1.5em;
  padding-inline: 0.375em;
  border: 1px solid currentColor;
  border-radius: 1em;
  font-size: 0.8125em;
  font-weight: var(--heloc-font-weight-strong);
  line-height: 1.5;
  text-align: center;
`;

const panel = () => import(/* webpackChunkName: "panels" */ './NotificationsPanel.tsx');

/** Who comes near is likely to open it; a failure is seen then. */
const prefetch = () => void viewOf(panel);

/** Down leads into the panel: by then its script may still be on its way. */
function BellButton(props: ComponentProps<'button'>) {
  const entersIt = use(EntersContext);
  return (
    <BarButton
      {...props}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onPointerDown={() => {
        entersIt.current = false;
      }}
      onKeyDown={({ key }) => {
        entersIt.current = key === 'ArrowDown';
      }}
    />
  );
}

/** What the person was told, behind a button that counts what is unread. */
export function NotificationsMenu() {
  const t = useCopy(copy);
  const { telemetry } = useRuntime();
  const feed = useNotifications(useChosenAccount());
  const { unread = 0 } = feed;
  const count = unread > COUNTED ? `${COUNTED}+` : `${unread}`;
  const entersIt = useRef(false);
  return (
    <EntersContext value={entersIt}>
      <PopoverButton
        as={BellButton}
        label={
          <>
            <Bell />
            {unread > 0 ? <Count>{count}</Count> : null}
          </>
        }
        name={unread > 0 ? t('headingUnread', { count }) : t('heading')}
        onOpen={() => {
          feed.reset();
          telemetry.track('heloc_menu_opened', { menu: 'notifications' });
        }}
      >
        {(close) => (
          <PanelContext value={{ feed, onLeave: close }}>
            <ErrorBoundary fallback={(retry) => <NotLoaded onRetry={retry} />}>
              <LazyComponent load={panel} fallback={<Spinner label={t('loading')} />} />
            </ErrorBoundary>
          </PanelContext>
        )}
      </PopoverButton>
    </EntersContext>
  );
}
