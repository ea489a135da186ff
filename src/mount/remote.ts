import type { ContainerName } from '#src/domain/remotes.js';
import type { ElementComponent } from '#src/jsx/runtime.ts';

/** What a remote is, apart from the wiring that all share. */
export interface RemoteDefinition {
  readonly name: ContainerName;
  /** Where a mount with memory history starts, relative to the base path. */
  readonly start: string;
  /** The page for a session that has ended. A remote without pages starts a new session instead. */
  readonly Closed?: ElementComponent;
  /** Rendered inside the router and every provider. */
  readonly App: ElementComponent;
}
