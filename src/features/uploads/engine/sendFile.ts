import { newUuid } from '#src/platform/newUuid.ts';
import type { UploadedFile, Verdict } from '#src/ui/upload/uploadedFile.ts';
import { createUploadEngine } from './engine.ts';
import type { Upload } from './upload.ts';
import type { UploadSession } from './uploadSession.ts';

/** Why one file did not arrive. */
export class UploadFailure extends Error {
  readonly problem: Verdict;
  /** What the server says of it. */
  readonly said: string | undefined;

  constructor(problem: Verdict, said: string | undefined) {
    super(problem);
    this.name = 'UploadFailure';
    this.problem = problem;
    this.said = said;
  }
}

/** One file by itself, without a list around it: another try goes on from where the last one stopped. */
export interface Sending {
  readonly file: File;
  /** @param onProgress from 0 to 1. @throws UploadFailure */
  send(onProgress: (fraction: number) => void): Promise<{ documentUuid: string }>;
  stop(): void;
}

export function createSending(upload: Upload, session: UploadSession, file: File): Sending {
  let row: UploadedFile = { id: newUuid(), name: file.name, size: file.size, state: 'uploading' };
  let isBegun = false;
  let tell = (_fraction: number) => {};
  let settle = () => {};
  const engine = createUploadEngine(() => upload, session, {
    onChange(_, change) {
      row = { ...row, ...change };
      settle();
    },
    onProgress: (_, fraction) => tell(fraction),
    onEvent() {},
    onWork() {},
  });

  /** Goes on, if it does not do so by itself. */
  function begin(): void {
    if (!isBegun) engine.start(row, file);
    else if (row.state === 'failed') engine.retry(row);
    isBegun = true;
  }

  return {
    file,
    send: (onProgress) =>
      new Promise((resolve, reject) => {
        tell = onProgress;
        settle = () => {
          if (row.documentUuid) resolve({ documentUuid: row.documentUuid });
          else if (row.state === 'failed')
            reject(new UploadFailure(row.problem ?? 'upload-failed', row.error));
          else if (row.state === 'paused') reject(new UploadFailure('upload-stopped', undefined));
        };
        begin();
        if (row.documentUuid) settle();
      }),
    stop: () => engine.remove({ ...row, documentUuid: undefined }),
  };
}
