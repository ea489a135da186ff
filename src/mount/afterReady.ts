import { isRouted, type RemoteName } from '#src/domain/remotes.js';
import type { Runtime } from '#src/platform/runtime.ts';
import { followJourney, type Moves } from './followJourney.ts';
import { ELEMENT } from './options.ts';
import { reportUnknownListeners } from './unknownListeners.ts';

interface AfterReadyInput {
  target: Element;
  remote: RemoteName;
  moves: Moves;
  /** Of the session now. */
  runtime(): Runtime;
}

/** What a mount does for its host that no screen waits for. @returns gives it back */
export function afterReady({ target, remote, moves, runtime }: AfterReadyInput): () => void {
  if (target.localName === ELEMENT) reportUnknownListeners(target);
  return isRouted(remote) ? followJourney({ moves, runtime, view: window }) : () => {};
}
