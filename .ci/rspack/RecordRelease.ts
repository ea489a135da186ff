import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import type { RemoteName } from '../../src/domain/remotes.js';
import { BESIDE } from './EmitBeside.ts';
import { PREFETCH } from './prefetch.mjs';
import { releaseKey } from './releaseKey.ts';
import { sha256 } from './sha256.ts';

/**
 * By remote, as far as they are built, and by file without its `.js`: the integrity of the entry and of the chunks that
 * it will ask for at once. None where files change under their names.
 */
export const releases: Record<string, Record<string, string>> = {};

/** Notes, once a remote is built, what the loader needs to know of it. */
export class RecordRelease implements RspackPluginInstance {
  constructor(
    private readonly remote: RemoteName,
    private readonly options: { hashed: boolean },
  ) {}

  apply(compiler: Compiler): void {
    const { remote } = this;
    const prefetch = PREFETCH[remote] ?? [];
    compiler.hooks.afterEmit.tap('RecordRelease', ({ chunks, outputOptions }) => {
      const filesOf = (name: string) =>
        [...chunks].filter((chunk) => chunk.name === name).flatMap(({ files }) => [...files]);
      const integrity = (file: string) =>
        this.options.hashed ? `sha256-${sha256(path.join(outputOptions.path as string, file))}` : '';
      releases[remote] = Object.fromEntries(
        [remote === 'banner' ? BESIDE : 'remoteEntry.js', ...prefetch.flatMap(filesOf)]
          .filter((file) => file.endsWith('.js'))
          .map((file) => [releaseKey(file), integrity(file)]),
      );
    });
  }
}
