import { useMemo, useState } from 'react';
import { newUuid } from '#src/platform/newUuid.ts';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import { type ChatFileProblem, chatFileProblem, MAX_CHAT_FILE_BYTES, MAX_CHAT_FILES } from './chatFiles.ts';

/** A file that was chosen, before it is sent. */
export interface Attachment {
  id: string;
  file: File;
  problem: ChatFileProblem | 'many' | undefined;
}

export interface Attachments {
  chosen: readonly Attachment[];
  /** Bytes of one. */
  mostBytes: number;
  add(files: readonly File[]): Promise<void>;
  remove(id: string): void;
  /** Those that can be sent; what cannot stays until it is removed. */
  take(): File[];
}

/** Files beside what is being written, looked at before anything of them is sent. */
export function useAttachments(can: RunningConversation['can']): Attachments {
  const [chosen, setChosen] = useState<readonly Attachment[]>([]);
  const mostBytes = Math.min(can.maxFileBytes, MAX_CHAT_FILE_BYTES);
  return useMemo(
    () => ({
      chosen,
      mostBytes,
      async add(files) {
        const looked = await Promise.all(
          files.map(async (file) => ({
            id: newUuid(),
            file,
            problem: await chatFileProblem(file, mostBytes),
          })),
        );
        setChosen((before) => {
          let room = MAX_CHAT_FILES - before.filter(({ problem }) => problem === undefined).length;
          return [
            ...before,
            ...looked.map((one): Attachment => {
              if (one.problem) return one;
              room -= 1;
              return room < 0 ? { ...one, problem: 'many' } : one;
            }),
          ];
        });
      },
      remove: (id) => setChosen((before) => before.filter((one) => one.id !== id)),
      take() {
        setChosen((before) => before.filter(({ problem }) => problem !== undefined));
        return chosen.flatMap(({ file, problem }) => (problem === undefined ? [file] : []));
      },
    }),
    [chosen, mostBytes],
  );
}
