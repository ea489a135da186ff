import { useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { APPS } from '#src/domain/org/navigation.ts';
import { SwitchAccounts } from '../accounts/SwitchAccounts.tsx';
import { NotificationsMenu } from '../notifications/NotificationsMenu.tsx';
import { AccountItems } from './AccountItems.tsx';
import { copy } from './copy.ts';
import { DestinationLink } from './DestinationLink.tsx';
import { Destinations } from './Destinations.tsx';
import { Menu } from './Menu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { WITH_ROOM } from './room.ts';
import { useAccount } from './useAccount.ts';
import { useDestinations } from './useDestinations.ts';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  ${WITH_ROOM} {
    flex-wrap: nowrap;
  }
`;
const Wide = styled.div<{ $only: 'wide' | 'narrow' }>`
  display: ${({ $only }) => ($only === 'wide' ? 'none' : 'contents')};
  ${WITH_ROOM} {
    display: ${({ $only }) => ($only === 'wide' ? 'contents' : 'none')};
  }
`;

/** Of who is signed in (docs/rules.md#top-bar-and-side-bar). */
export function View() {
  const t = useCopy(copy);
  const [isSwitching, setSwitching] = useState(false);
  const account = useAccount(() => setSwitching(true));
  const apps = useDestinations(APPS);
  const [dashboard] = useDestinations(['dashboard']);
  return (
    <Bar aria-label={t('bar')}>
      {dashboard ? (
        <Wide $only="wide">
          <DestinationLink to={dashboard} />
        </Wide>
      ) : null}
      <NotificationsMenu />
      <Wide $only="wide">
        {apps.length > 0 ? (
          <Menu name="apps">{(leave) => <Destinations of={apps} onLeave={leave} />}</Menu>
        ) : null}
        <Menu name="profile">{(leave) => <AccountItems account={account} onLeave={leave} />}</Menu>
      </Wide>
      <Wide $only="narrow">
        <MobileMenu account={account} />
      </Wide>
      <SwitchAccounts open={isSwitching} onClose={() => setSwitching(false)} />
    </Bar>
  );
}
