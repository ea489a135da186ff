import { useSyncExternalStore } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';

export function useSignedIn(): boolean {
  const { auth } = useRuntime();
  return useSyncExternalStore(auth.subscribe, auth.isSignedIn);
}
