import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Compiler, type RspackPluginInstance, sources } from '@rspack/core';
import { buildSync } from 'esbuild';
import { root } from './release.ts';

/** What the loader asks for in the place of the banner's entry. */
export const BESIDE = 'beside.js';

/** Writes it beside that entry, whose integrity it has. */
export class EmitBeside implements RspackPluginInstance {
  constructor(private readonly options: { hashed: boolean }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EmitBeside', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'EmitBeside', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.getAsset('remoteEntry.js')?.source.buffer();
          if (!entry) return;
          const hash = createHash('sha256').update(entry).digest('base64');
          const { outputFiles } = buildSync({
            entryPoints: [path.join(root, 'src/embed/beside.ts')],
            bundle: true,
            minify: true,
            format: 'iife',
            target: 'es2022',
            define: { __HELOC_INTEGRITY__: JSON.stringify(this.options.hashed ? `sha256-${hash}` : '') },
            write: false,
          });
          compilation.emitAsset(BESIDE, new sources.RawSource(outputFiles[0]?.text ?? ''));
        },
      );
    });
  }
}
