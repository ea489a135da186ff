import type { Page } from '@playwright/test';
import type { Origins } from './origins.ts';

/** A page of a lender's, at a path and everything below it. */
export interface HostPage {
  body: string;
  head?: string;
  /** Default: where the application lies. */
  path?: string;
}

/** The script tag that a page carries. */
export const loaderTag = ({ cdn, api }: Origins) =>
  `<script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}"></script>`;

/** Serves a page that has the loader. */
export async function servePage(
  page: Page,
  origins: Origins,
  { body, head = '', path = '/account/heloc' }: HostPage,
): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === origins.lender && `${pathname}/`.startsWith(`${path}/`),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}${loaderTag(origins)}</head><body>${body}</body></html>`,
      }),
  );
}
