// `banner/beside.js`: the entry that the loader has for the banner. Where a page has the borrower of this release, the banner
// is a part of that, and shares what is there: docs/decisions/0061-a-banner-beside-the-borrower.md.
import { remoteAt } from '#src/domain/remotes.js';
import { inject } from './inject.ts';
import type { Container } from './widget.ts';

/** Of the banner's own entry. */
declare const __HELOC_INTEGRITY__: string;

interface WithBanner {
  banner?(): Promise<Awaited<ReturnType<Container['get']>> extends () => infer Module ? Module : never>;
}

const page = window as unknown as Record<string, Container | undefined>;
const { src, nonce } = document.currentScript as HTMLScriptElement;
const entryOf = (remote: string) => new URL(`../${remote}/remoteEntry.js`, src).href;
let scope: object;
let own: Promise<Container> | undefined;

async function load(): Promise<Container> {
  await inject(entryOf('banner'), __HELOC_INTEGRITY__, nonce);
  const container = page.heloc_banner as Container;
  await container.init(scope);
  return container;
}

const entriesHere = () => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src$="/borrower/remoteEntry.js"]'),
];

/** Longer than the loader takes to draw a first step, for which it lets the entry wait. */
const WAIT_MS = 3000;

/** Whether the page has an element for the borrower, which may not have asked for its entry. */
const isComing = () =>
  remoteAt(location.pathname) === 'borrower' && document.querySelector('heloc-application:not([remote])');

const entryIsAskedFor = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => entriesHere().length > 0 && end());
    observer.observe(document.head, { childList: true });
    const timer = setTimeout(end, WAIT_MS);
  });

/** The borrower of this release, and of no other, once its entry is there. */
async function borrower(): Promise<Container | undefined> {
  if (entriesHere().length === 0 && isComing()) await entryIsAskedFor();
  const entries = entriesHere();
  const entry = entries.at(-1);
  if (!entry || entries.some((other) => other.src !== entryOf('borrower'))) return undefined;
  if (!page.heloc_borrower)
    await new Promise((resolve) => {
      entry.addEventListener('load', resolve);
      entry.addEventListener('error', resolve);
      // It may have failed before anybody listened.
      setTimeout(resolve, WAIT_MS);
    });
  await page.heloc_borrower?.init(scope);
  return page.heloc_borrower;
}

const container: Container = {
  init(given) {
    scope = given;
  },
  async get(module) {
    try {
      const found = (await (await borrower())?.get('./mount'))?.() as WithBanner | undefined;
      const banner = await found?.banner?.();
      if (banner) return () => banner;
    } catch {
      // Whoever mounts the borrower says so.
    }
    own ??= load().catch((error) => {
      own = undefined;
      throw error;
    });
    return (await own).get(module);
  },
};
page.heloc_banner = container;
