import type { Verdict } from '#src/ui/upload/uploadedFile.ts';
import { inspectFile } from './inspectFile.ts';

/** A file as it goes on, or why it does not. */
export type Prepared = { file: File } | { problem: Verdict };

/** Something that is done to a file on the device before it is sent. */
export type Preparation = (file: File, signal: AbortSignal) => Promise<Prepared>;

const inspect: Preparation = async (file) => {
  const problem = await inspectFile(file);
  return problem ? { problem } : { file };
};

/** In this order; the first problem ends it. */
export const PREPARATIONS: readonly Preparation[] = [inspect];

export async function prepare(
  file: File,
  signal: AbortSignal,
  steps: readonly Preparation[] = PREPARATIONS,
): Promise<Prepared> {
  let current = file;
  for (const step of steps) {
    const prepared = await step(current, signal);
    if ('problem' in prepared) return prepared;
    current = prepared.file;
  }
  return { file: current };
}
