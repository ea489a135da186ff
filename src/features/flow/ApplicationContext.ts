import { createContext, useContext } from 'react';
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
}

/** How a screen moves on. No screen names its successor. */
export interface Flow {
  /** After a submit: waits for the next status and goes where it leads. */
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
