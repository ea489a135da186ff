import path from 'node:path';
import { type Configuration, SubresourceIntegrityPlugin } from '@rspack/core';
import { type ContainerName, NAVIGATION } from '../../src/domain/remotes.js';
import { ShippedPackages } from '../sbom/ShippedPackages.ts';
import { base, type Mode } from './base.ts';
import { builtIns } from './builtIns.ts';
import { defineGlobals } from './defineGlobals.ts';
import { EmitBeside } from './EmitBeside.ts';
import { EmitFileList } from './EmitFileList.ts';
import { federate, federationAlias } from './federation.ts';
import { leftOut } from './leftOut.ts';
import { optimization } from './optimization.ts';
import { photoWorker } from './photoWorker.ts';
import { RecordRelease } from './RecordRelease.ts';
import { chatDebug, chatVendors, dist, origins, root, sandboxApi, version } from './release.ts';
import { sha256 } from './sha256.ts';
import { shipped } from './shipped.ts';
import { EmitStandaloneScripts, standaloneScripts } from './standaloneScripts.ts';
import { twilioAlias } from './twilio.ts';

/** The PDF worker is no chunk, so its integrity is known only to the code that starts it. */
const PDF_WORKER = path.join(root, 'node_modules/pdfjs-dist/build/pdf.worker.min.mjs');

/** What libraries would leave on the page. */
const withoutPageMark = {
  test: /[\\/]node_modules[\\/]react-router[\\/]/,
  loader: path.join(root, '.ci/rspack/withoutPageMark.cjs'),
};

const withoutDocs = {
  test: /[\\/]src[\\/]api[\\/]contract[\\/]\w+\.ts$/,
  loader: path.join(root, '.ci/rspack/withoutDocs.cjs'),
};

/** A federation container, its chunks, and what is recorded of them. */
export function remote(name: ContainerName, mode: Mode): Configuration {
  const production = mode === 'production';
  const common = base(name, mode, 'web');
  return {
    ...common,
    entry: {},
    output: {
      path: path.join(dist, name),
      clean: true,
      // Unique per release: two releases on a page use the same numbers for their modules.
      uniqueName: `heloc_${name}@${version}`,
      publicPath: 'auto',
      // Records the error of a module that failed because a shared library was missing; `retryChunks` then runs it again.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      chunkFilename: production ? '[contenthash:6].js' : '[name].js',
      assetModuleFilename: '[contenthash:8][ext]',
    },
    resolve: { ...common.resolve, alias: { ...federationAlias, ...leftOut, ...twilioAlias } },
    module: { rules: [...(common.module?.rules ?? []), withoutPageMark, withoutDocs] },
    optimization,
    plugins: [
      federate(name),
      builtIns,
      defineGlobals({
        __HELOC_PRODUCTION__: production,
        __HELOC_ORIGINS__: origins,
        __HELOC_CHAT_STREAM__: chatVendors.includes('stream'),
        __HELOC_CHAT_DEBUG__: chatDebug || !production,
        __HELOC_PDF_WORKER_INTEGRITY__: `sha256-${sha256(PDF_WORKER)}`,
        __HELOC_PHOTO_WORKER__: photoWorker,
        __HELOC_SCRIPTS__: standaloneScripts,
        __HELOC_SANDBOX_API_ORIGIN__: sandboxApi,
      }),
      new EmitStandaloneScripts(shipped),
      ...(production ? [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })] : []),
      ...(name === 'banner' ? [new EmitBeside({ hashed: production })] : []),
      // What the loader brings.
      ...(name === NAVIGATION ? [] : [new RecordRelease(name, { hashed: production })]),
      new ShippedPackages(shipped),
      new EmitFileList(name),
    ],
  };
}
