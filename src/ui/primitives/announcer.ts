import { createContext, useContext } from 'react';

/** Speaks a message to people who use a screen reader; `urgent` interrupts. @returns takes it off the page before its time */
export type Announce = (message: string, options?: { urgent?: boolean }) => () => void;

export const AnnouncerContext = createContext<Announce | undefined>(undefined);

/** The announcer of the mount. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnouncerContext);
  if (!announce) throw new Error('useAnnounce needs an AnnouncerProvider around it');
  return announce;
}

const silent: Announce = () => () => {};

/** For components that also say it visibly and therefore work without an announcer. */
export function useAnnounceIfAny(): Announce {
  return useContext(AnnouncerContext) ?? silent;
}
