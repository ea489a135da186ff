import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const countAtom = atom(0);

/** While a person signs or is with a notary: nothing that is not about it asks the server or takes them away. */
export function useRunningSession(isRunning: boolean): void {
  const setCount = useSetAtom(countAtom);
  useLayoutEffect(() => {
    if (!isRunning) return undefined;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isRunning, setCount]);
}

export const useIsSessionRunning = (): boolean => useAtomValue(countAtom) > 0;
