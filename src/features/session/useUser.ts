import { useQuery } from '@tanstack/react-query';
import type { User } from '#src/api/contract/user.ts';
import { userQuery } from '#src/api/queries/user.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';

/**
 * Who is logged in, as the broker of logins says; undefined while that is not known, and for visitors. Pages without our
 * header do not ask (docs/rules.md#user-behind-a-token).
 *
 * @param asks whether it is worth a request; what another has asked for is there in any case
 */
export function useUser(asks = true): User | undefined {
  const { api, auth, chrome, session } = useRuntime();
  const identityUuid = useExternalValue(auth.subscribe, auth.identityUuid);
  const isPerson = chrome === 'full' && identityUuid !== undefined;
  const { data } = useQuery({
    ...userQuery(api, session.audience(), identityUuid),
    enabled: asks && isPerson,
  });
  return isPerson ? data : undefined;
}
