import { createContext, useContext, useEffect } from 'react';
import type { InferType } from 'yup';
import type { helocSchema } from '#src/api/contract/heloc.ts';
import type { profileSchema } from '#src/api/contract/profile.ts';
import type { statusSchema } from '#src/api/contract/status.ts';

export type Heloc = InferType<typeof helocSchema>;
export type Profile = InferType<typeof profileSchema>;
export type Status = InferType<typeof statusSchema>;

/** The application that the screens around are about. */
export interface Application {
  readonly uuid: string;
  readonly heloc: Heloc;
  readonly profile: Profile;
  readonly status: Status;
  /** The screen is open again, to change answers that were sent already. */
  readonly editing: boolean;
}

/** How a screen moves on. No screen names its successor. */
export interface Flow {
  /**
   * After a submit: waits for the next status and goes where it leads. After answers were changed there may be no next
   * one: then back to where the status is.
   */
  advance(): Promise<void>;
  /** Reads application, profile and status again; moves only if the status calls for another screen. */
  refresh(): Promise<void>;
  /** One look at the status, without the wait: from a page on which one can only wait. */
  recheck(): Promise<void>;
  /**
   * To a screen inside the same status, by the name that this screen's definition gives it in `children`.
   * `params` fill its path, `query` goes behind it.
   */
  toChild(name: string, params?: Record<string, string>, query?: Record<string, string>): void;
  /** Nothing can be done here now: the "still working" page, until a look at the status finds something new. */
  giveUp(): void;
  /** Keeps the person where they are, whatever the status says, until the returned function is called. */
  hold(): () => void;
  /** To whatever the status says, e.g. back from a child to its parent. */
  toCurrent(): void;
}

export const ApplicationContext = createContext<(Application & { flow: Flow }) | undefined>(undefined);

function useContextValue() {
  const value = useContext(ApplicationContext);
  if (!value) throw new Error('This needs an application around it');
  return value;
}

/** The application, fresh from the server. */
export function useApplication(): Application {
  return useContextValue();
}

/** Navigation of the application. */
export function useFlow(): Flow {
  return useContextValue().flow;
}

/**
 * Keeps the person on the screen while `active`, e.g. on a receipt that a newer status would take away. Outside an
 * application nothing routes, so there is nothing to hold.
 */
export function useHold(active: boolean): void {
  const hold = useContext(ApplicationContext)?.flow.hold;
  useEffect(() => (active ? hold?.() : undefined), [active, hold]);
}
