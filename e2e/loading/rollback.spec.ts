import type { Page } from '@playwright/test';
import { headersOf, NONCE } from '../support/embeddingGuide.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { type Origins, startOrigins } from '../support/origins.ts';
import { completeProperty, heading } from '../support/registration.ts';
import { currentRelease } from '../support/releases.ts';

/** Going back to an earlier release, as docs/versions.md says it. */

const FIRST = 'What property would you like to use?';
const NEXT = /^Is this property currently for sale/;
const BY_PHONE = 'Call (888) 555-0142 to apply by phone.';
const content = `<heloc-application org="OAKLINE"><p>${BY_PHONE}</p></heloc-application>`;
const now = currentRelease().version;
const EARLIER = '1.0.0';

/** The tag of a release, as its release file has it. */
async function tagOf({ cdn }: Origins, version: string): Promise<string> {
  const answer = await fetch(`${cdn}/heloc/${version}/release.json`);
  const { loader } = (await answer.json()) as { loader: { tag: string } };
  return loader.tag.replaceAll('{NONCE}', NONCE);
}

/** @returns the versions that a page asks of the CDN from now on */
function versionsAsked(page: Page, { cdn }: Origins): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, version] = request.url().startsWith(cdn) ? (/\/heloc\/([^/]+)\//.exec(request.url()) ?? []) : [];
    if (version) asked.add(version);
  });
  return () => [...asked];
}

for (const policy of ['policy.http', 'policy-strict.http']) {
  test(`a page that pins a release goes back with the earlier tag, under ${policy}`, async ({
    page,
    origins,
  }) => {
    const headers = headersOf(policy, origins);
    // As a page under Trusted Types has to, with a policy of the page's own.
    const head = policy.includes('strict')
      ? `<script nonce="${NONCE}">trustedTypes.createPolicy('default', { createScriptURL: (url) => url })</script>`
      : '';
    const release = async (version: string) =>
      servePage(page, origins, {
        content,
        headers,
        head: head + (await tagOf(origins, version)),
        loader: false,
      });

    await release(now);
    const before = versionsAsked(page, origins);
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    expect(before()).toEqual([now]);

    await release(EARLIER);
    const after = versionsAsked(page, origins);
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    // What was typed into the later release is there.
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('12 Alder Lane');
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    expect(after()).toEqual([EARLIER]);
  });
}

test.describe('where a release does not exist', () => {
  test.use({ tolerated: FAILED_REQUESTS });

  test('a page that pins it has what stands in its element', async ({ page, origins }) => {
    const tag = (await tagOf(origins, now)).replace(now, '9.9.9');
    await servePage(page, origins, { content, head: tag, loader: false });
    const failed = page.waitForResponse(/\/9\.9\.9\/embed\.js$/);
    await page.goto(`${origins.lender}/account/heloc`);
    expect((await failed).status()).toBe(404);
    await expect(page.getByText(BY_PHONE)).toBeVisible();
  });
});

test('the channel goes back for everybody', async ({ page, portBase }) => {
  const { origins, stop } = await startOrigins(portBase + test.info().parallelIndex * 10 + 4, {
    CHANNEL: EARLIER,
  });
  try {
    await servePage(page, origins, { content });
    const asked = versionsAsked(page, origins);
    await page.goto(`${origins.lender}/account/heloc`);
    await expect(heading(page, FIRST)).toBeVisible();
    expect(asked()).toEqual(['v1', EARLIER]);
  } finally {
    stop();
  }
});
