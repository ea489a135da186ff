import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#src/api/queries/profile.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { PreChatValues } from './schema.ts';

/** Who is signed in, to begin with; undefined while that is asked. Where it cannot be had they type it. */
export function usePrefill(): Partial<PreChatValues> | undefined {
  const { api, auth } = useRuntime();
  const isSignedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const { data, isLoading } = useQuery({ ...profileQuery(api), enabled: isSignedIn });
  if (isLoading) return undefined;
  return {
    friendlyName: (data?.name && fullName(data.name)) || '',
    emailAddress: data?.email ?? '',
  };
}
