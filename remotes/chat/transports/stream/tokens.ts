export type Tokens = ReturnType<typeof createTokens>;

/** Gives the client its token. Asked for another one it says so once, and waits until there is one. */
export function createTokens(first: string, onExpired: () => void) {
  let token = first;
  let isNew = true;
  let waiting: ((token: string) => void)[] = [];

  const next = () => new Promise<string>((resolve) => waiting.push(resolve));
  return {
    /** For another client. */
    again() {
      isNew = true;
    },
    provide(): Promise<string> {
      if (isNew) {
        isNew = false;
        return Promise.resolve(token);
      }
      if (waiting.length === 0) onExpired();
      return next();
    },
    next,
    take(given: string): void {
      token = given;
      // Who waits has it; else it is for the next time that it is asked for.
      isNew = waiting.length === 0;
      const told = waiting;
      waiting = [];
      for (const tell of told) tell(given);
    },
  };
}
