import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { dist } from './release.ts';

/** Writes which files a remote may ask for, each with the name of its chunk if it has one: tests make them fail. */
export class EmitFileList implements RspackPluginInstance {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('EmitFileList', (compilation) => {
      const chunks = [...compilation.chunks];
      const nameOf = (file: string) => chunks.find(({ files }) => files.has(file))?.name ?? '';
      const files = compilation.getAssets().map(({ name }) => [name, nameOf(name)]);
      mkdirSync(path.join(dist, 'files'), { recursive: true });
      const list = JSON.stringify(Object.fromEntries(files), null, 2);
      writeFileSync(path.join(dist, 'files', `${this.remote}.json`), list);
    });
  }
}
