import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { destinationsOf } from '#src/domain/org/navigation.ts';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useUser } from '../session/useUser.ts';
import { copy } from './copy.ts';
import { DestinationLink } from './DestinationLink.tsx';
import { itemInset, MenuButton, MenuList } from './MenuList.ts';
import { type Account, usePerson } from './useAccount.ts';
import { useLate } from './useLate.ts';

const Person = styled.div`
  padding: ${space(1)} ${itemInset};
  overflow-wrap: anywhere;
`;

interface AccountItemsProps {
  account: Account;
  /** Closes what they stand in, and goes. */
  onLeave(go: () => void): void;
}

/** Who is signed in, and what they can do about their account. */
export function AccountItems({ account, onLeave }: AccountItemsProps) {
  const t = useCopy(copy);
  const user = useUser();
  const { name, email = user?.email } = usePerson();
  const isLate = useLate(account.isSigningOut);
  const pages = destinationsOf(['contact', 'settings'], useBrand());
  return (
    <>
      {name || email ? (
        <Person>
          {name ? <Text strong>{name}</Text> : null}
          {email ? (
            <Text small muted>
              {email}
            </Text>
          ) : null}
        </Person>
      ) : null}
      <MenuList>
        {pages.includes('contact') ? (
          <li>
            <DestinationLink to="contact" onLeave={onLeave} />
          </li>
        ) : null}
        <li>
          <MenuButton type="button" onClick={() => onLeave(account.switchAccounts)}>
            {t('switchAccounts')}
          </MenuButton>
        </li>
        {pages.includes('settings') ? (
          <li>
            <DestinationLink to="settings" onLeave={onLeave}>
              {user?.passwordExpired ? (
                <Text small muted>
                  {t('passwordExpired')}
                </Text>
              ) : null}
            </DestinationLink>
          </li>
        ) : null}
        <li>
          <MenuButton
            type="button"
            aria-disabled={account.isSigningOut || undefined}
            onClick={account.signOut}
          >
            {t(isLate ? 'loggingOut' : 'logOut')}
          </MenuButton>
        </li>
      </MenuList>
    </>
  );
}
