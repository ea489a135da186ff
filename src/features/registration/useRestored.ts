import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useBundleValue } from '#src/brand/context.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { EMPTY, registrationAtom } from './registrationAtom.ts';
import { dropIdle, forgetRegistration, readRegistration, writeRegistration } from './storage.ts';

const POLL_INTERVAL_MS = 60_000;

/** Brings back what this tab holds, before the first step is rendered, and deletes it when it has been idle. */
export function useRestored(): void {
  const runtime = useRuntime();
  const store = useStore();
  useState(() => store.set(registrationAtom, readRegistration(runtime)));
  useEffect(() => {
    const timer = setInterval(() => dropIdle(runtime), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [runtime]);

  // The page may change the organisation while someone is typing: the answers go with them.
  const orgCode = useBundleValue(({ brand }) => brand.orgCode);
  const known = useRef({ orgCode, storedFor: runtime.org() });
  useEffect(() => {
    if (known.current.orgCode === orgCode) return;
    forgetRegistration(runtime, known.current.storedFor);
    known.current = { orgCode, storedFor: runtime.org() };
    const registration = store.get(registrationAtom);
    if (registration !== EMPTY) writeRegistration(runtime, registration);
  }, [orgCode, runtime, store]);
}
