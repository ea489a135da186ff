import type { Page } from '@playwright/test';
import { NONCE } from './embeddingGuide.ts';
import type { Origins } from './origins.ts';

/** A page of a lender's, at a path and everything below it. */
export interface HostPage {
  content: string;
  /** Before the loader. */
  head?: string;
  /** Attributes of `<html>`. */
  html?: string;
  /** Attributes of `<body>`. */
  body?: string;
  headers?: Record<string, string>;
  /** Whether our script is on it, as it is by default. */
  loader?: boolean;
  /** Default: where the application lies. */
  path?: string;
}

/** The script tag that a page carries. */
const loaderTag = ({ cdn, api }: Origins) =>
  `<script src="${cdn}/heloc/v1/embed.js" data-api-base-url="${api}" nonce="${NONCE}"></script>`;

/** Serves a page that has the loader. */
export async function servePage(
  page: Page,
  origins: Origins,
  {
    content,
    head = '',
    html = '',
    body = '',
    headers = {},
    loader = true,
    path = '/account/heloc',
  }: HostPage,
): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === origins.lender && `${pathname}/`.startsWith(`${path}/`),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers,
        body: `<!doctype html><html lang="en" ${html}><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}${loader ? loaderTag(origins) : ''}</head><body ${body}>${content}</body></html>`,
      }),
  );
}
