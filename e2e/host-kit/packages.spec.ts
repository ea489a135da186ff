import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import type { Page } from '@playwright/test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import type { Origins } from '../support/origins.ts';
import { bundled, installed, installedSource, onDemo, REACTS, tarballs } from '../support/packed.ts';
import { heading } from '../support/registration.ts';

const FIRST = 'What property would you like to use?';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
let host: string;
test.beforeAll(() => {
  host = installed();
});

test.describe('what is packed', () => {
  for (const [name, file] of tarballs()) {
    test(`@heloc/${name} is a package as bundlers and compilers expect it`, async () => {
      const { messages, pkg } = await publint({
        pkgDir: `${host}/node_modules/@heloc/${name}`,
        pack: false,
        strict: true,
      });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
      const packed = createPackageFromTarballData(new Uint8Array(readFileSync(file)));
      const { problems } = (await checkPackage(packed)) as { problems: unknown };
      expect(problems).toEqual([]);
      expect(pkg).toMatchObject({ name: `@heloc/${name}`, version });
    });
  }

  for (const [kind, script] of [
    ['a module', "import('@heloc/embed').then(async (embed) => { await import('@heloc/react'); "],
    ['CommonJS', "Promise.resolve(require('@heloc/embed')).then((embed) => { require('@heloc/react'); "],
  ] as const) {
    test(`${kind} on a server imports them without a page, and is told where they load`, () => {
      const call = 'return embed.loadHeloc().catch(({ code, message }) => console.log(code, message)); })';
      const { stdout, stderr } = spawnSync(process.execPath, ['-e', script + call], {
        cwd: host,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^remote-unavailable .*browser/);
    });
  }
});

/** The output of `tsc` for a file in the host's folder, with this kind of module resolution. */
function compiled(file: string, resolution: 'bundler' | 'nodenext') {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      ...['--noEmit', '--strict', '--ignoreConfig', '--jsx', 'react-jsx', '--target', 'es2022'],
      ...['--module', resolution === 'bundler' ? 'esnext' : 'nodenext', '--moduleResolution', resolution],
      ...['--exactOptionalPropertyTypes', '--types', '', file],
    ],
    { encoding: 'utf8' },
  );
  return stdout;
}

test("what a host's compiler reads is what it may write", () => {
  const file = installedSource(host, 'types.tsx');
  for (const resolution of ['bundler', 'nodenext'] as const) expect(compiled(file, resolution)).toBe('');
});

interface Named {
  readonly name: string;
}
/** The names that the manifest gives to one kind of what the element has. */
function inManifest(kind: 'attributes' | 'members'): string[] {
  const manifest = JSON.parse(
    readFileSync(`${host}/node_modules/@heloc/embed/custom-elements.json`, 'utf8'),
  ) as { modules: { declarations: Record<typeof kind, Named[]>[] }[] };
  const names = manifest.modules[0]?.declarations[0]?.[kind].map(({ name }) => name) ?? [];
  expect(names).toContain('org');
  return names;
}

test('every attribute that the manifest names may be written in JSX', () => {
  const file = `${host}/attributes.ts`;
  const used = (names: string[]) =>
    `import type { HelocElementProps } from '@heloc/embed/jsx';\nexport type All = Pick<HelocElementProps, ${names.map((name) => `'${name}'`).join(' | ')}>;\n`;
  writeFileSync(file, used(inManifest('attributes')));
  expect(compiled(file, 'bundler')).toBe('');
  writeFileSync(file, used(['no-such-option']));
  expect(compiled(file, 'bundler')).toContain('no-such-option');
});

test('the element has every property that the manifest names, and reads its attributes and no others', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/account/heloc`);
  await page.waitForFunction(() => customElements.get('heloc-application') !== undefined);
  const found = await page.evaluate((properties) => {
    const element = document.createElement('heloc-application');
    const read = new Set<string>();
    element.getAttribute = (name) => {
      read.add(name);
      return null;
    };
    document.body.append(element);
    element.remove();
    return { read: [...read], missing: properties.filter((name) => !(name in element)) };
  }, inManifest('members'));
  expect(found.missing).toEqual([]);
  expect(found.read.sort()).toEqual(inManifest('attributes').sort());
});

/** A page of the lender's at `/loans` with markup and a script. */
async function open(
  page: Page,
  { lender }: Origins,
  html: string,
  script: string,
  headers: Record<string, string> = {},
) {
  await page.route(`${lender}/loans**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: `<!doctype html><html lang="en"><title>Host</title><div id="root">${html}</div><script src="/host.js"></script>`,
    }),
  );
  await page.route(`${lender}/host.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto(`${lender}/loans`);
}

for (const react of Object.keys(REACTS) as (keyof typeof REACTS)[]) {
  test.describe(`on ${react}`, () => {
    let html: string;
    let script: string;
    test.beforeAll(async () => {
      const server = `${host}/server.cjs`;
      writeFileSync(server, await bundled('server.tsx', { host, react, platform: 'node' }));
      const { stdout, stderr } = spawnSync(process.execPath, [server], { encoding: 'utf8' });
      expect(stderr).toBe('');
      html = stdout;
      script = await bundled('client.tsx', { host, react, platform: 'browser' });
    });
    const mounts = (page: Page) => page.locator('[data-heloc-mount]');
    const click = (page: Page, name: string) => page.getByRole('button', { name }).click();
    const events = (page: Page) => page.getByLabel('Events');

    test('what a server has rendered becomes the application, once in strict mode', async ({
      page,
      origins,
    }) => {
      expect(html).toContain('One moment');
      expect(html).toContain(react.replace('React ', '>'));
      await open(page, origins, html, onDemo(script, origins));
      await expect(heading(page, FIRST)).toBeVisible();
      await expect(page.getByLabel('Outcome')).toHaveText('ready');
      await expect(page.getByText('One moment')).toHaveCount(0);
      await expect(mounts(page)).toHaveCount(1);
      await expect(events(page)).toHaveText('0:step 0:ready');
      await expect(
        page.locator(`script[src="${origins.cdn}/heloc/${version}/embed.js"][integrity]`),
      ).toHaveCount(1);
    });

    test('other props change it without losing an answer, fixed ones mount anew, and it goes with its component', async ({
      page,
      origins,
    }) => {
      await open(page, origins, html, onDemo(script, origins));
      await expect(page.getByLabel('Outcome')).toHaveText('ready');
      await click(page, 'Enter address manually');
      const street = page.getByRole('textbox', { name: 'Street address' });
      await street.fill('12 Alder Lane');
      await click(page, 'Render again');
      await click(page, 'Other organisation');
      await expect(page.getByText('Quillmere').first()).toBeVisible();
      await expect(street).toHaveValue('12 Alder Lane');
      await expect(mounts(page)).toHaveCount(1);

      await click(page, 'Other history');
      // By the callback of the last render.
      await expect(events(page)).toHaveText('0:step 0:ready 1:step 1:ready');
      await expect(page.getByText('Quillmere').first()).toBeVisible();
      await expect(mounts(page)).toHaveCount(1);

      await click(page, 'Remove');
      await expect(mounts(page)).toHaveCount(0);
      await expect(page.locator('.apply')).toHaveCount(0);
    });
  });
}

test.describe('a loader that does not come', () => {
  test.use({
    tolerated: {
      ...FAILED_REQUESTS,
      'another script is refused': /^Failed to find a valid digest in the 'integrity' attribute/,
    },
  });

  test('whole as it was pinned is not run, and can be asked for again', async ({ page, origins }) => {
    const script = await bundled('load.ts', { host, react: 'React 19', platform: 'browser' });
    const pinned = `${origins.cdn}/heloc/${version}/embed.js`;
    let changed = 3;
    await page.route(`${pinned}*`, async (route) => {
      const response = await route.fetch();
      changed -= 1;
      await route.fulfill({ response, body: `${await response.text()}${changed < 0 ? '' : ';'}` });
    });
    await open(page, origins, '', onDemo(script, origins));
    const load = (options: object = {}) =>
      page.evaluate(
        ([cdn, given]) =>
          (window as unknown as { loadHeloc(options: object): Promise<object> })
            .loadHeloc({ cdn, ...given })
            .then(
              (heloc) => typeof (heloc as { mount: unknown }).mount,
              ({ code, message }: Error & { code: string }) => `${code}: ${message}`,
            ),
        [origins.cdn, options] as const,
      );
    expect(await load()).toBe(`remote-unavailable: ${pinned} could not be loaded`);
    expect(await load({ cdn: 'cdn.example' })).toMatch(/^option-invalid: .*cdn/);
    // One more that a cache would keep.
    changed = 1;
    expect(await Promise.all([load(), load(), load({ channel: 'v1' })])).toEqual(Array(3).fill('function'));
    expect(
      await page.evaluate(() =>
        [...document.scripts].map(({ src }) => src).filter((src) => src.includes('embed.js')),
      ),
    ).toEqual([expect.stringMatching(/embed\.js\?\d+$/)]);
  });

  test('by its channel is whatever the CDN has', async ({ page, origins }) => {
    const script = await bundled('load.ts', { host, react: 'React 19', platform: 'browser' });
    await open(page, origins, '', onDemo(script, origins));
    await page.evaluate(
      (cdn) =>
        (
          window as unknown as {
            loadHeloc(options: object): Promise<{ mount(o: object): { ready: Promise<void> } }>;
          }
        )
          .loadHeloc({ cdn, channel: 'v1' })
          .then((heloc) => heloc.mount({ target: '#root', org: 'OAKLINE', basePath: '/loans' }).ready),
      origins.cdn,
    );
    await expect(heading(page, FIRST)).toBeVisible();
    await expect(page.locator('script[src$="/heloc/v1/embed.js"]')).toHaveCount(1);
  });
});

test('under a policy with a nonce for styles the loader hands it on', async ({ page, origins }) => {
  const script = await bundled('load.ts', { host, react: 'React 19', platform: 'browser' });
  const { cdn, api } = origins;
  const policy = `default-src 'none'; script-src 'self' ${cdn}; style-src 'nonce-abc'; connect-src ${cdn} ${api}; img-src ${cdn} data: blob:; worker-src blob:`;
  await open(page, origins, '', onDemo(script, origins), { 'content-security-policy': policy });
  await page.evaluate(
    (given) =>
      (
        window as unknown as {
          loadHeloc(options: object): Promise<{ mount(o: object): { ready: Promise<void> } }>;
        }
      )
        .loadHeloc(given)
        .then((heloc) => heloc.mount({ target: '#root', org: 'OAKLINE', basePath: '/loans' }).ready),
    { cdn, nonce: 'abc' },
  );
  await expect(heading(page, FIRST)).toBeVisible();
});
