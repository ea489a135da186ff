import { createContext, useContext, useEffect } from 'react';

/** How a screen moves on. No screen names its successor. */
export interface Flow {
  /**
   * After a submit: waits for the next status and goes where it leads. After answers were changed there may be no next
   * one: then back to where the status is.
   */
  advance(): Promise<void>;
  /** What the screen asks was answered, where one goes on under the same status. */
  answered(): void;
  /** Refetches the status; navigates only if it leads to another screen. @returns whether anything has changed */
  refresh(): Promise<boolean>;
  /**
   * Checks the status once, without polling: for a page on which one can only wait.
   * @returns whether anything is new
   */
  recheck(): Promise<boolean>;
  /**
   * To a screen inside the same status, by the name that this screen's definition gives it in `children`.
   * `params` fill its path, `query` goes behind it.
   */
  toChild(name: string, params?: Record<string, string>, query?: Record<string, string>): void;
  /** Nothing can be done here now: the "still working" page, until a look at the status finds something new. */
  giveUp(): void;
  /** Keeps the person where they are, whatever the status says, until the returned function is called. */
  hold(): () => void;
  /** Goes where the status leads, e.g. back from a child to its parent. */
  toCurrent(): void;
}

export const FlowContext = createContext<Flow | undefined>(undefined);

/** The way on from the screen that is shown. */
export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('This needs a gate around it');
  return flow;
}

/** Keeps the person on the screen while `active`, e.g. on a receipt. Where nothing routes there is nothing to hold. */
export function useHold(active: boolean): void {
  const hold = useContext(FlowContext)?.hold;
  useEffect(() => (active ? hold?.() : undefined), [active, hold]);
}
