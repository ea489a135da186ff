import { useRuntime } from '#src/platform/runtime.ts';
import { useSource } from '#src/platform/useSource.ts';

export function useSignedIn(): boolean {
  const { auth } = useRuntime();
  return useSource(auth.subscribe, auth.isSignedIn);
}
