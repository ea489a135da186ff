import type { Auth } from '#src/platform/auth.ts';
import { JWT_KEY } from '#src/platform/storage.ts';

/** On the window, when the page's token has changed: browsers notify only other documents. */
export const SESSION_EVENT = 'heloc:session';

interface TokenWatch {
  /** Of the session that is open now. */
  auth(): Auth;
  /** Where the host owns the session: reads its token again. */
  ask: (() => Promise<unknown>) | undefined;
  /** The page goes into the back/forward cache. */
  onStored(): void;
  /** The page was restored from there, and another person is logged in by now. */
  onOtherPerson(): void;
}

/** Reads the page's token again whenever it may have changed. @returns stops that */
export function watchToken(view: Window, { auth, ask, onStored, onOtherPerson }: TokenWatch): () => void {
  const look = () => auth().look();
  const handlers: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void } & {
    [SESSION_EVENT]: () => void;
  } = {
    storage({ key, newValue }) {
      if (key !== JWT_KEY && key !== null) return;
      if (newValue) auth().ignore(newValue);
      look();
    },
    pagehide({ persisted }) {
      if (persisted) onStored();
    },
    pageshow({ persisted }) {
      if (!persisted) return;
      const before = auth().owner();
      look();
      if (auth().owner() !== before) onOtherPerson();
    },
    focus: look,
    [SESSION_EVENT]() {
      if (ask) void ask().then(look);
      else look();
    },
  };
  for (const [type, handle] of Object.entries(handlers)) view.addEventListener(type, handle as EventListener);
  return () => {
    for (const [type, handle] of Object.entries(handlers))
      view.removeEventListener(type, handle as EventListener);
  };
}
