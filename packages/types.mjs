// The types of the packages: emitted from the sources by the compiler, then bundled to one file per entry.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const root = path.resolve(import.meta.dirname, '..');

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Emits the types of every source that the packages reach, so that only relative imports and those of packages are left.
 *
 * @param {string} to emptied first
 */
export function emitTypes(to) {
  rmSync(to, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'packages', '--outDir', to],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The types of the packages could not be emitted');
  writeFileSync(path.join(to, 'package.json'), '{ "name": "types", "version": "0.0.0", "type": "module" }');
  for (const file of filesBelow(to).filter((name) => name.endsWith('.d.ts'))) {
    const up = path.relative(path.dirname(file), to) || '.';
    const text = readFileSync(file, 'utf8')
      .replace(/#packages\/([\w-]+)\/index\.tsx?/g, '@heloc/$1')
      .replace(
        /(['"])#(src\/[^'"]+)\.(?:tsx?|js)\1/g,
        (_, quote, source) => `${quote}${up}/${source}.js${quote}`,
      )
      .replace(/(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2');
    writeFileSync(file, text);
  }
}

/**
 * One file with all that an entry's types need, but for what other packages have.
 *
 * @param {string} emitted where {@link emitTypes} has written
 * @param {string} entry file below it
 * @param {string} name of the bundle
 * @returns {string}
 */
export function bundleTypes(emitted, entry, name) {
  const rollup = path.join(emitted, `rollup/${name}.d.ts`);
  const mainEntryPointFilePath = path.join(emitted, entry);
  writeFileSync(
    path.join(emitted, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: [mainEntryPointFilePath],
    }),
  );
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: emitted,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: path.join(emitted, 'tsconfig.json') },
      apiReport: { enabled: false },
      docModel: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: rollup },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: {
          default: { logLevel: 'error' },
          // Everything that is exported is public: no tags are needed.
          'ae-missing-release-tag': { logLevel: 'none' },
          'ae-forgotten-export': { logLevel: 'none' },
          'ae-undocumented': { logLevel: 'none' },
        },
        tsdocMessageReporting: { default: { logLevel: 'error' } },
      },
    },
    configObjectFullPath: path.join(emitted, 'api-extractor.json'),
    packageJsonFullPath: path.join(emitted, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel === 'info') message.logLevel = 'none';
    },
  });
  if (!succeeded) throw new Error(`The types of ${name} could not be bundled`);
  // The bundler leaves out what is added to the page's own types.
  const [, globals = ''] =
    /^(declare global \{[\s\S]*?^\})/m.exec(readFileSync(mainEntryPointFilePath, 'utf8')) ?? [];
  return `${readFileSync(rollup, 'utf8')}\n${globals}\n`;
}

/** Makes a package that is built known to those whose types refer to it. */
export function offerTypes(emitted, name, folder) {
  cpSync(folder, path.join(emitted, 'node_modules/@heloc', name), { recursive: true });
}
