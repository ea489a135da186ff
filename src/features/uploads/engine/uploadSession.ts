import pLimit, { type LimitFunction } from 'p-limit';
import type { PersonalFiles } from '#src/platform/personalFiles.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { browserConnection, type Connection } from './connection.ts';

/** How many files travel at once, whatever slots they are for. */
const AT_ONCE = 3;

/** What the slots of a session share. */
export interface UploadSession {
  readonly limit: LimitFunction;
  readonly connection: Connection;
  /** Files that are on their way: a slot that is shown again has them, and after a reload where the browser keeps them. */
  readonly files: PersonalFiles;
}

/** In memory, then in the browser. */
function filesOf(runtime: Runtime | undefined): PersonalFiles {
  const held = new Map<string, File>();
  const kept =
    runtime &&
    import(/* webpackChunkName: "uploads" */ '#src/platform/personalFiles.ts').then(
      ({ createPersonalFiles }) => createPersonalFiles(runtime),
      () => undefined,
    );
  return {
    get: async (id) => held.get(id) ?? (await kept)?.get(id),
    async keep(id, file) {
      held.set(id, file);
      await (await kept)?.keep(id, file);
    },
    async forget(id) {
      held.delete(id);
      await (await kept)?.forget(id);
    },
  };
}

const createSession = (runtime: Runtime | undefined): UploadSession => ({
  limit: pLimit(AT_ONCE),
  connection: browserConnection,
  files: filesOf(runtime),
});

const sessions = new WeakMap<Runtime, UploadSession>();

/** A runtime is a session's: the next person has another one, and with it nothing of this. */
export function uploadSessionOf(runtime: Runtime | undefined): UploadSession {
  if (!runtime) return createSession(undefined);
  const known = sessions.get(runtime) ?? createSession(runtime);
  sessions.set(runtime, known);
  return known;
}
