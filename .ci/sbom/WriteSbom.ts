import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { licenceList, objections, sbom } from './sbom.ts';
import { type Lock, readPackage } from './shippedPackage.ts';

const json = (...file: string[]) => JSON.parse(readFileSync(path.join(...file), 'utf8')) as unknown;

/**
 * Writes `licenses.txt` and `sbom.json` of the packages noted, in the last of the builds; an error of that build when
 * something may not be shipped.
 */
export class WriteSbom implements RspackPluginInstance {
  constructor(
    private readonly folders: ReadonlySet<string>,
    private readonly to: string,
    /** With whom the release has a contract. */
    private readonly vendors: readonly string[] = [],
  ) {}

  apply(compiler: Compiler): void {
    const { context: root } = compiler;
    compiler.hooks.afterEmit.tap('WriteSbom', (compilation) => {
      const product = json(root, 'package.json') as { name: string; version: string };
      const { packages: lock } = json(root, 'package-lock.json') as { packages: Lock };
      const packages = [...this.folders]
        .map((folder) => readPackage(root, lock, folder))
        .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
      for (const objection of packages.flatMap((one) => objections(one, this.vendors)))
        compilation.errors.push(new Error(objection));
      writeFileSync(path.join(this.to, 'licenses.txt'), licenceList(packages));
      writeFileSync(path.join(this.to, 'sbom.json'), `${JSON.stringify(sbom(product, packages), null, 2)}\n`);
    });
  }
}
