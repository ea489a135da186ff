import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Origins } from './origins.ts';

const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default heloc 'allow-duplicates'";

/** The policy for Trusted Types that the page is asked to have, as it is documented. */
function documentedPolicy(cdn: string): string {
  const [snippet] = /trustedTypes\.createPolicy\('default'[\s\S]*?\n}\);/.exec(docs) ?? [];
  if (!snippet) throw new Error('docs/embedding.md shows no default policy');
  return snippet.replaceAll('https://cdn.example', cdn);
}

/**
 * Gives the lender's pages a policy by which only scripts with a nonce run, and those that they bring along, and by which
 * no text becomes a script. Everything else stays as the lender has it.
 *
 * @returns what has been refused so far.
 */
export async function underStrictPolicy(page: Page, { lender, cdn }: Origins): Promise<() => string[]> {
  const refused: string[] = [];
  await page.exposeFunction('helocRefused', (what: string) => void refused.push(what));
  await page.addInitScript(() => {
    const tell = (window as Window & { helocRefused?: (what: string) => void }).helocRefused;
    document.addEventListener('securitypolicyviolation', (event) =>
      tell?.(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} in ${event.sourceFile}`),
    );
  });
  await page.route(
    (url) => url.origin === lender && url.pathname.startsWith('/account/heloc'),
    async (route) => {
      const answer = await route.fetch();
      const policy = answer.headers()['content-security-policy'] ?? '';
      const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
      const strict = `${policy.replace(/script-src [^;]*/, `script-src 'nonce-${nonce}' 'strict-dynamic'`)}; ${TRUSTED_TYPES}`;
      const html = (await answer.text()).replace(
        '<script',
        `<script nonce="${nonce}">${documentedPolicy(cdn)}</script><script`,
      );
      await route.fulfill({
        response: answer,
        body: html,
        headers: { ...answer.headers(), 'content-security-policy': strict },
      });
    },
  );
  return () => refused;
}

/** That the policy is there: what it forbids is refused. */
export async function expectStrictPolicy(page: Page, refused: () => string[]): Promise<void> {
  const before = refused().length;
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'made';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(outcome).toBe('TypeError');
  await expect
    .poll(() => refused().slice(before))
    .toEqual([expect.stringContaining('require-trusted-types-for')]);
}
