import { type Compiler, type RspackPluginInstance, sources } from '@rspack/core';

/** JSON, with names unquoted where the language lets them be. */
const literal = (table: object) => JSON.stringify(table).replace(/"([a-z]\w*)":/gi, '$1:');

/** Writes what is known of other builds into a script, after it is minified: it is built after them. */
export class InjectReleases implements RspackPluginInstance {
  constructor(
    private readonly asset: string,
    private readonly placeholder: string,
    private readonly value: () => object,
  ) {}

  apply(compiler: Compiler): void {
    const { asset, placeholder, value } = this;
    compiler.hooks.compilation.tap('InjectReleases', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'InjectReleases', stage: compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1 },
        () =>
          compilation.updateAsset(asset, (source) => {
            const text = source.source().toString();
            if (!text.includes(placeholder)) throw new Error(`${asset} has no ${placeholder}`);
            return new sources.RawSource(
              text.replace(placeholder, literal(value())).replace('"use strict";', ''),
            );
          }),
      );
    });
  }
}
