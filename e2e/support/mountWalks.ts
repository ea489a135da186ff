import { expect } from '@playwright/test';
import { REMOTES, type RemoteName } from '#src/domain/remotes.js';
import { FILES_MARK } from '#src/platform/storage.ts';
import { MAIN } from './application.ts';
import { heading } from './registration.ts';
import type { Sites, Walk } from './walk.ts';

/** A page of a lender's with one remote on it. */
export async function openMount({ page, origins, org = MAIN }: Sites, remote: RemoteName): Promise<void> {
  await page.route(`${origins.lender}/remote`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Host</title>
        <script src="${origins.cdn}/heloc/v1/embed.js" data-api-base-url="${origins.api}"></script>
        <main><a href="/">Home</a></main>
        <heloc-application remote="${remote}" org="${org}" history="memory"></heloc-application>`,
    }),
  );
  await page.goto(`${origins.lender}/remote`);
}

/** A single-spa shell with one remote in it, which says when that cannot be loaded and lets a person try again. */
async function openLifecycle({ page, origins, org = MAIN }: Sites, remote: RemoteName): Promise<void> {
  await page.route(`${origins.lender}/account/heloc/register-v2`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Shell</title><div id="app"></div><div id="failure"></div>',
    }),
  );
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
  await page.evaluate(
    ([remote, org, api, cdn]) => {
      type Lifecycle = Record<'bootstrap' | 'mount', (props: object) => Promise<unknown>>;
      interface Container {
        init(scope: object): unknown;
        get(module: string): Promise<() => Lifecycle>;
      }
      const failure = document.querySelector('#failure') as HTMLElement;
      async function open(): Promise<void> {
        const entry = document.createElement('script');
        entry.src = `${cdn}/heloc/v1/${remote}/remoteEntry.js`;
        entry.crossOrigin = 'anonymous';
        await new Promise((resolve, reject) => {
          entry.onload = resolve;
          entry.onerror = reject;
          document.head.append(entry);
        });
        const container = (window as unknown as Record<string, Container>)[`heloc_${remote}`] as Container;
        await container.init({});
        const { bootstrap, mount } = (await container.get('./lifecycle'))();
        const props = {
          name: 'app',
          singleSpa: {},
          mountParcel() {},
          domElement: document.querySelector('#app'),
          org,
          apiBaseUrl: api,
          assetBaseUrl: cdn,
        };
        await bootstrap(props);
        await mount(props);
      }
      const start = (): void => {
        failure.replaceChildren();
        open().catch(() => {
          const again = document.createElement('button');
          again.append('Try again');
          again.onclick = start;
          failure.append(again);
        });
      };
      start();
    },
    [remote, org, origins.api, origins.cdn] as const,
  );
}

const SHOWS: Record<RemoteName, (sites: Sites) => Promise<unknown>> = {
  borrower: ({ page }) => expect(heading(page, 'What property would you like to use?')).toBeVisible(),
  signer: ({ page }) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  async chat({ page }) {
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
  banner: ({ page }) =>
    page.waitForFunction(() => performance.getEntriesByName('heloc:ready:banner').length > 0),
};

/** Files of an earlier visit may lie there, which whoever comes next looks through. */
async function openAfterUploads(sites: Sites, remote: RemoteName): Promise<void> {
  await sites.page.addInitScript((mark) => localStorage.setItem(mark, 'somebody'), FILES_MARK);
  await openMount(sites, remote);
}

const chatOn = ({ sandbox }: Sites) => sandbox.call('PUT', '/flags', { 'fe-heloc-web-chat': true });

/** Each remote by itself: on a page, and in a single-spa shell. */
export const mountWalks: Walk[] = REMOTES.flatMap((remote) =>
  Object.entries({
    'on a page': openMount,
    'in a shell': openLifecycle,
    'where files were kept': openAfterUploads,
  }).map(([where, open]) => ({
    remote,
    name: where,
    async go(sites: Sites) {
      await chatOn(sites);
      await open(sites, remote);
      await SHOWS[remote](sites);
    },
  })),
);
