import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startOrigins } from '../support/origins.ts';
import { installed } from '../support/packed.ts';

/** A web team's own tests by docs/testing.md, in a folder of their own with the packed packages. */
const GUIDE = 'e2e/guide';
/** What the guide installs besides. */
const OTHERS = ['vitest', 'vite', 'jsdom', 'msw', '@playwright'];
const PORT = '5173';

let folder: string;
test.beforeAll(() => {
  folder = installed();
  cpSync(GUIDE, folder, { recursive: true });
  for (const name of OTHERS)
    symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs an installed program in the folder. @returns its output if it fails */
function run(program: string, args: readonly string[], more: Record<string, string> = {}): Promise<string> {
  const bin = path.resolve('node_modules/.bin');
  // A run inside a run: what is meant for this one is not meant for it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(PW|PLAYWRIGHT|TEST_|FORCE_COLOR|NODE_OPTIONS)/.test(name),
    ),
  );
  const child = spawn(path.join(bin, program), args, {
    cwd: folder,
    env: { ...env, ...more, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0 ? '' : output));
  });
}

test.describe('the guide for tests', () => {
  test('has types', async () => {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    };
    const include = ['src', 'browser', '*.config.ts'];
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
    expect(await run('tsc', ['-p', '.'])).toBe('');
  });

  test('has unit tests with a fake widget and with answers of the API that pass', async () => {
    expect(await run('vitest', ['run'])).toBe('');
  });

  test.describe('in a browser', () => {
    let stop: () => void;
    test.beforeAll(async () => {
      const base = Number(process.env.PORT_BASE ?? 5400) + test.info().parallelIndex * 10 + 4;
      const port = `${base + 4}`;
      const demo = await startOrigins(base, { LENDER_ORIGINS: `http://localhost:${port}` });
      stop = demo.stop;
      const change = (file: string, from: string, to: string) => {
        const name = path.join(folder, file);
        const text = readFileSync(name, 'utf8');
        expect(text).toContain(from);
        writeFileSync(name, text.replaceAll(from, to));
      };
      change('index.html', 'https://cdn.example', demo.origins.cdn);
      change('package.json', PORT, port);
      change('playwright.config.ts', PORT, port);
      const executablePath = process.env.CHROMIUM_PATH;
      writeFileSync(
        path.join(folder, 'run.config.ts'),
        `import config from './playwright.config.ts';
        const launchOptions = ${JSON.stringify({ executablePath, args: ['--no-sandbox'] })};
        export default { ...config, use: { ...config.use, launchOptions } };`,
      );
    });
    test.afterAll(() => stop?.());

    test('has a browser test that passes', async () => {
      expect(await run('playwright', ['test', '-c', 'run.config.ts'])).toBe('');
    });

    test('registers somebody on a machine that is slow at everything', { tag: '@soak' }, async () => {
      test.setTimeout(300_000);
      copyFileSync('e2e/packages/loadedMachine.ts', path.join(folder, 'browser/loaded.spec.ts'));
      const config = ['-c', 'run.config.ts', 'loaded.spec.ts'];
      expect(await run('playwright', ['test', ...config], { SLOWER: '8' })).toBe('');
    });
  });
});
