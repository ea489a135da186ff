import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { buildSync } from 'esbuild';
import { packageFolder } from '../sbom/ShippedPackages.ts';
import { root } from './release.ts';

/** Scripts outside the chunk graph, since an entry lists the integrity of each chunk; `src/mount/standaloneScript.ts` loads them. */
function standaloneScript(name: string, entry: string) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: `heloc_${name}`,
    target: 'es2022',
    metafile: true,
    write: false,
  });
  const contents = outputFiles[0]?.contents as Uint8Array;
  const hash = createHash('sha256').update(contents).digest();
  return {
    contents,
    inputs: Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs)),
    release: {
      file: `${name}-${hash.toString('hex', 0, 4)}.js`,
      integrity: `sha256-${hash.toString('base64')}`,
    },
  };
}

const SCRIPTS = {
  ribbon: standaloneScript('ribbon', 'src/mount/test-mode/ribbon.ts'),
  monitor: standaloneScript('monitor', 'src/mount/monitoring/monitor.ts'),
  vitals: standaloneScript('vitals', 'src/mount/vitals/page.ts'),
};

/** The file and the integrity of each, by name. */
export const standaloneScripts = Object.fromEntries(
  Object.entries(SCRIPTS).map(([name, { release }]) => [name, release]),
);

/** Writes them beside the chunks of a remote, and notes the packages that are in them. */
export class EmitStandaloneScripts implements RspackPluginInstance {
  constructor(private readonly shipped: Set<string>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('EmitStandaloneScripts', ({ outputOptions }) => {
      for (const { contents, inputs, release } of Object.values(SCRIPTS)) {
        writeFileSync(path.join(outputOptions.path as string, release.file), contents);
        for (const input of inputs) {
          const folder = packageFolder(path.join(root, input));
          if (folder) this.shipped.add(folder);
        }
      }
    });
  }
}
