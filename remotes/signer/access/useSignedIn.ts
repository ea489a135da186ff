import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';

export function useSignedIn(): boolean {
  const { auth } = useRuntime();
  return useExternalValue(auth.subscribe, auth.isSignedIn);
}
