import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { PopoverButton } from '#src/ui/overlay/Popover.tsx';
import { useChosenAccount } from '../accounts/useChosenAccount.ts';
import { Bell } from './Bell.tsx';
import { copy } from './copy.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
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

/** What the person was told, behind a button that counts what is unread. */
export function NotificationsMenu() {
  const t = useCopy(copy);
  const feed = useNotifications(useChosenAccount());
  const { unread = 0 } = feed;
  const count = unread > COUNTED ? `${COUNTED}+` : `${unread}`;
  return (
    <PopoverButton
      label={
        <>
          <Bell />
          {unread > 0 ? <Count>{count}</Count> : null}
        </>
      }
      name={unread > 0 ? t('headingUnread', { count }) : t('heading')}
      onOpen={feed.reset}
    >
      {(close) => <NotificationsPanel feed={feed} onLeave={close} />}
    </PopoverButton>
  );
}
