import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { Remote } from './release.ts';
import { sha256 } from './sha256.ts';

export interface Release {
  /** The sha256 of its entry. */
  hash: string;
  /** Names, without `.js`, of the chunks that the entry will ask for at once. */
  chunks: string[];
}
/** By remote, as far as they are built. */
export const releases: Record<string, Release> = {};

/** Notes, once a remote is built, what the loader needs to know of it. */
export class RecordRelease implements RspackPluginInstance {
  constructor(private readonly remote: Remote) {}

  apply(compiler: Compiler): void {
    const { name: remote, prefetch } = this.remote;
    compiler.hooks.afterEmit.tap('RecordRelease', ({ chunks, outputOptions }) => {
      releases[remote] = {
        hash: sha256(path.join(outputOptions.path as string, 'remoteEntry.js')),
        chunks: [...chunks]
          .filter(({ name }) => prefetch.includes(name ?? ''))
          .flatMap(({ files }) =>
            [...files].filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3)),
          ),
      };
    });
  }
}
