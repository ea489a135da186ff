import { useEffect, useRef } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { createNonce, type Nonce } from './nonce.ts';

/** The nonce of who is signed in, as long as what calls this is shown; see `createNonce`. */
export function useNonce(): () => string | undefined {
  const runtime = useRuntime();
  const nonce = useRef<Nonce>(undefined);
  useEffect(() => {
    const kept = createNonce(runtime);
    nonce.current = kept;
    return kept.stop;
  }, [runtime]);
  return () => nonce.current?.get();
}
