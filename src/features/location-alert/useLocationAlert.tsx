import { atom, useAtom, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useRuntime } from '#src/platform/runtime.ts';
import { LocationAlert } from './LocationAlert.tsx';
import { mayReadSilently, readPosition, type SignerLocation } from './position.ts';

/** By application. In memory only: a position is never stored. */
const locations = atom<Readonly<Record<string, SignerLocation>>>({});

export interface LocationQuestion {
  /** What was answered since the page was loaded. */
  location: SignerLocation | undefined;
  /**
   * The answer, asking for it when there is none yet. `undefined` when the person closed the alert: they have not
   * decided, so do not go on.
   */
  ask(): Promise<SignerLocation | undefined>;
  /** Render it anywhere. */
  alert: ReactNode;
}

/** Asks where the person is, and explains why before the browser asks (docs/rules.md#location-for-a-signature). */
export function useLocationAlert(applicationUuid: string): LocationQuestion {
  const { personal } = useRuntime();
  const [known, setKnown] = useAtom(locations);
  const [open, setOpen] = useState(false);
  const waiting = useRef<((location: SignerLocation | undefined) => void) | undefined>(undefined);
  const agreed = `location-agreed:${applicationUuid}`;
  const location = known[applicationUuid];

  const end = useCallback(
    (answer: SignerLocation | undefined) => {
      setOpen(false);
      if (answer) setKnown((before) => ({ ...before, [applicationUuid]: answer }));
      // That they agreed is kept, so that a reload does not ask again; where they were is not.
      if (answer?.latitude !== undefined) personal.session.set(agreed, 'true');
      waiting.current?.(answer);
      waiting.current = undefined;
    },
    [agreed, applicationUuid, setKnown, personal],
  );

  const ask = useCallback(async () => {
    if (location) return location;
    if (personal.session.get(agreed) && (await mayReadSilently(navigator))) {
      const position = await readPosition(navigator);
      if (position.kind === 'granted') {
        const answer = { latitude: position.latitude, longitude: position.longitude };
        end(answer);
        return answer;
      }
    }
    return new Promise<SignerLocation | undefined>((resolve) => {
      waiting.current?.(undefined);
      waiting.current = resolve;
      setOpen(true);
    });
  }, [agreed, end, location, personal]);

  return { location, ask, alert: open ? <LocationAlert onAnswer={end} /> : null };
}

/** Another answer may be given from now on. */
export function useForgetLocation(applicationUuid: string): () => void {
  const set = useSetAtom(locations);
  return useCallback(
    () => set(({ [applicationUuid]: _forgotten, ...others }) => others),
    [applicationUuid, set],
  );
}
