import { execSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startLiveDemo } from '../support/liveDemo.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const [, SECTION = ''] =
  /## A lender in five minutes\s+(.*?)\n#/s.exec(readFileSync(path.join(ROOT, 'docs/branding.md'), 'utf8')) ??
  [];

/** As the page writes them: what follows `npm start` in the first block. */
function documentedCommands(): string[] {
  const [, block = ''] = /```\n(.*?)```/s.exec(SECTION) ?? [];
  const [start, ...commands] = block.trim().split('\n');
  expect(start).toBe('npm start');
  expect(commands.length).toBeGreaterThan(1);
  return commands;
}

/** Where the page says that the lender is, on this demo. */
function documentedAddresses(lender: string): string[] {
  const addresses = [...SECTION.matchAll(/`(http:[^`]+)`/g)].map(([, url = '']) => url);
  expect(addresses).toHaveLength(2);
  return addresses.map((url) => url.replace(':4400', `:${new URL(lender).port}`));
}

test.setTimeout(60_000);
test('a lender is written while the demo runs, and open pages keep what was typed', async ({ page }, {
  parallelIndex,
}) => {
  const { folder, origins, stop } = await startLiveDemo(
    Number(process.env.PORT_BASE ?? 5400) + 4 + parallelIndex * 10,
  );
  try {
    const { lender } = origins;
    const { main } = JSON.parse(readFileSync(path.join(folder, 'dist/themes/index.json'), 'utf8'));
    const tokens = path.join(folder, 'themes', main, 'brand.tokens.json');
    const written = readFileSync(tokens, 'utf8');

    await page.goto(`${lender}/account/heloc/register-v2?org=${main}`);
    const field = page.getByRole('combobox').first();
    await field.fill('Ana');
    const radius = () =>
      field.evaluate((element) => getComputedStyle(element).getPropertyValue('--heloc-radius-card'));
    // The same in the dashboard, whose pages are single-spa's.
    const dashboard = await page.context().newPage();
    await dashboard.goto(`${origins.dashboard}/account/heloc/register-v2?org=${main}`);
    const there = dashboard.getByRole('combobox').first();
    await there.fill('Ana');
    const console = await page.context().newPage();
    await console.goto(lender);
    const changed = JSON.parse(written);
    changed.radius.card.$value.value = 3;
    writeFileSync(tokens, JSON.stringify(changed));
    await expect.poll(radius).toBe('3px');
    await expect(field).toHaveValue('Ana');
    await expect(there).toHaveCSS('--heloc-radius-card', '3px');
    await expect(there).toHaveValue('Ana');
    await dashboard.close();
    // The loader of its own has it as well, with the first step.
    const own = await (await fetch(`${origins.cdn}/heloc/v1/${main}/embed.js`)).text();
    expect(own).toContain('--heloc-radius-card:3px');

    // What is broken is told, and nothing else happens.
    writeFileSync(tokens, written.replace('{', '{,'));
    await expect(console.locator('#themes-problems')).toContainText(`themes/${main}/brand.tokens.json:1`);
    expect(await radius()).toBe('3px');
    writeFileSync(tokens, written);
    await expect.poll(radius).toBe('20px');
    await expect(field).toHaveValue('Ana');
    await console.close();

    const started = Date.now();
    const commands = documentedCommands();
    const said = commands.map((command) => execSync(command, { cwd: folder, encoding: 'utf8' }));
    const [, code = ''] = /org new (\w+)/.exec(commands[0] ?? '') ?? [];
    const [, name = ''] = /--name "([^"]+)"/.exec(commands[0] ?? '') ?? [];
    expect(said.at(-1)).toContain(`${code} ok`);
    for (const address of documentedAddresses(lender)) {
      await expect(async () => {
        await page.goto(address);
        await expect(page).toHaveTitle(new RegExp(name), { timeout: 2000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('combobox').first()).toBeVisible();
    }
    expect(Date.now() - started).toBeLessThan(5 * 60_000);

    // Who reads along may stop before the end.
    const listed = spawnSync('bash', ['-o', 'pipefail', '-c', 'npm run --silent org list | true'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([listed.status, listed.stderr]).toEqual([0, '']);
  } finally {
    stop();
  }
});
