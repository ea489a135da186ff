import { useEffect, useRef } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Nonce } from './nonce.ts';

const nonces = () => import(/* webpackChunkName: "chat-start" */ './nonce.ts');

/** The nonce of who is signed in, as long as what calls this is shown; see `createNonce`. */
export function useNonce(): () => string | undefined {
  const runtime = useRuntime();
  const nonce = useRef<Nonce>(undefined);
  useEffect(() => {
    let isGone = false;
    nonces().then(
      ({ createNonce }) => {
        if (!isGone) nonce.current = createNonce(runtime);
      },
      // It is a visitor's chat then.
      () => {},
    );
    return () => {
      isGone = true;
      nonce.current?.stop();
    };
  }, [runtime]);
  return () => nonce.current?.get();
}
