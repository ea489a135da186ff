import { act } from '@testing-library/react';
import { contract, type EndpointName } from '#src/api/contract/contract.ts';
import type { TestSandbox } from './builders.ts';

/** What is asked for, and how its answer is held back until it is let go. */
export interface HeldAnswer {
  /** Whether it has been asked for, and is answered but for being let go. */
  isAsked(): boolean;
  /** Is over once the page has had it. */
  letGo(): Promise<void>;
}

/** Holds back what comes first. */
export function holdFirst(): HeldAnswer & { pass<T>(answer: T): Promise<T> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let isAsked = false;
  return {
    isAsked: () => isAsked,
    async pass(answer) {
      if (isAsked) return answer;
      isAsked = true;
      await opened;
      return answer;
    },
    letGo: () =>
      act(async () => {
        open();
        // The page goes on with it in turns of its own.
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

/** A sandbox that holds back the first answer to a call. */
export function holdAnswer(sandbox: TestSandbox, name: EndpointName): HeldAnswer & { sandbox: TestSandbox } {
  const { method, path } = contract[name];
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const held = holdFirst();
  const fetch = async (request: Request) => {
    const answer = await sandbox.app.fetch(request);
    const isMeant = request.method === method && pattern.test(new URL(request.url).pathname);
    return isMeant ? held.pass(answer) : answer;
  };
  const app = Object.create(sandbox.app, { fetch: { value: fetch } });
  return { ...held, sandbox: { ...sandbox, app } };
}
