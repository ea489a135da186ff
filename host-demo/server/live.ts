import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SSEStreamingApi } from 'hono/streaming';

/** Written by `org emit --watch`: which organisations look otherwise now, and what is wrong with others. */
const STATE_FILE = 'themes.state.json';

/** Sends the state whenever it is written anew, until the page goes away. */
export async function tellOfThemes(dist: string, stream: SSEStreamingApi): Promise<void> {
  const watcher = watch(dist, (_, file) => {
    if (file !== STATE_FILE) return;
    void readFile(path.join(dist, STATE_FILE), 'utf8')
      .then((data) => stream.writeSSE({ data }))
      // Gone again.
      .catch(() => {});
  });
  await new Promise<void>((resolve) => stream.onAbort(resolve));
  watcher.close();
}
