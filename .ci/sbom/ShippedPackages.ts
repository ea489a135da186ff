import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Module, RspackPluginInstance } from '@rspack/core';

/** The folder of the package that a file belongs to: under the last `node_modules` of its path. */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

/** The same; what a package has bundled with itself, without its manifest, is a part of that package. */
function packageOf(file: string): string | undefined {
  const folder = packageFolder(file);
  if (folder === undefined || existsSync(path.join(folder, 'package.json'))) return folder;
  return packageOf(path.dirname(path.dirname(folder)));
}

/** A module that is several of them in one. */
type Concatenated = Module & { modules?: Module[] };

/** Notes the packages of which a build has put something into its chunks, whatever was asked to be installed. */
export class ShippedPackages implements RspackPluginInstance {
  constructor(private readonly folders: Set<string>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('ShippedPackages', ({ modules, chunkGraph }) => {
      for (const module of modules) {
        if (chunkGraph.getModuleChunks(module).length === 0) continue;
        for (const part of (module as Concatenated).modules ?? [module]) {
          const folder = packageOf(part.nameForCondition() ?? '');
          if (folder) this.folders.add(folder);
        }
      }
    });
  }
}
