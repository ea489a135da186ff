import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { PreChatValues } from './schema.ts';

const profiles = () => import(/* webpackChunkName: "chat-start" */ './readProfile.ts');

/** Who is signed in, to begin with; undefined while that is asked. Where it cannot be had they type it. */
export function usePrefill(): PreChatValues | undefined {
  const { api, auth } = useRuntime();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const { data, isLoading } = useQuery({
    queryKey: ['profile', 'chat'],
    queryFn: async ({ signal }) => (await profiles()).readProfile(api, signal),
    enabled: isSignedIn,
  });
  return isLoading ? undefined : (data ?? { friendlyName: '', emailAddress: '' });
}
