import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#src/api/queries/profile.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** What a person can do about their account, in whichever menu: it goes on when the menu closes. */
export interface Account {
  signOut(): void;
  isSigningOut: boolean;
  switchAccounts(): void;
}

export function useAccount(switchAccounts: () => void): Account {
  const { signOut, busy } = useSignOut();
  return { signOut, isSigningOut: busy, switchAccounts };
}

/** Who is signed in, as far as this page has asked already: the menus ask for no profile. */
export function usePerson(): { name: string | undefined; email: string | undefined } {
  const { api } = useRuntime();
  const { data } = useQuery({ ...profileQuery(api), enabled: false });
  return { name: (data?.name && fullName(data.name)) || undefined, email: data?.email || undefined };
}
