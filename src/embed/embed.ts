import type { MountOptions } from '#src/mount/options.ts';
import { defineElement } from './element.ts';
import { inject } from './inject.ts';
import type { Own } from './own.ts';
import { pin, setPageOrg } from './pageOrg.ts';
import { type Container, createWidget, fault, type WidgetInput } from './widget.ts';

declare const __HELOC_OWN__: Own | undefined;

/** By remote and, without `.js`, by file: the integrity of its entry, and of the chunks that the entry will ask for at once. */
declare const __HELOC_RELEASES__: Record<string, Record<string, string>>;
declare const __HELOC_VERSION__: string;

const page = window as unknown as Record<string, unknown>;
// A module, and a script that a bundler has put there, has no current one.
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
const loading: Record<string, Promise<Container> | undefined> = {};

/** What has been asked for as below: with the largest chunk, a loader of one's own begins before the rest. */
const preloaded = new Set<string>();

/** Asks for what the entry will load as a script, which then is on its way. */
function preload(href: string, integrity: string, nonce: string | undefined): void {
  if (__HELOC_OWN__) {
    if (preloaded.has(href)) return;
    preloaded.add(href);
  }
  const done = () => link.remove();
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'script',
    crossOrigin: '',
    integrity,
    nonce,
    onload: done,
    onerror: done,
    href,
  });
  document.head.append(link);
}

/** Where a remote of this release lies, and by name, without `.js`: the integrity of what its entry will ask for at once. */
function findRelease(remote: string, { src }: HTMLScriptElement) {
  // A loader of one's own lies in a folder of its organisation.
  const place = __HELOC_OWN__ ? src.replace(new RegExp(`/${__HELOC_OWN__.org}/.*`), '/') : src;
  const { beside, remoteEntry = '', ...chunks } = __HELOC_RELEASES__[remote] ?? {};
  return { folder: new URL(`../${__HELOC_VERSION__}/${remote}/`, place).href, beside, remoteEntry, chunks };
}

async function fetchRemote(remote: string, nonce: string | undefined): Promise<Container> {
  if (!script) throw fault('loader-address-unknown', 'The script tag of embed.js is not on the page');
  const { folder, beside, remoteEntry, chunks } = findRelease(remote, script);
  const entry = inject(`${folder}${beside ? 'beside' : 'remoteEntry'}.js`, beside || remoteEntry, nonce);
  for (const [chunk, integrity] of Object.entries(chunks)) preload(`${folder}${chunk}.js`, integrity, nonce);
  await entry.catch((error) => {
    delete loading[remote];
    throw error;
  });
  const container = page[`heloc_${remote}`] as Container;
  page.__heloc_scope__ ??= {};
  await container.init(page.__heloc_scope__ as object);
  return container;
}

/**
 * Asks for the chunk that takes longest to come. The line is busy with it for longer than the first step takes to be drawn, so
 * that everything else may be asked for once that is seen: each request is as long a script as a quarter of the drawing.
 */
function preloadLargest(remote: string, nonce: string | undefined): void {
  if (!script) return;
  const { folder, chunks } = findRelease(remote, script);
  for (const [chunk, integrity] of Object.entries(chunks).slice(0, 1))
    preload(`${folder}${chunk}.js`, integrity, nonce);
}

export interface LoaderInput {
  /** As the widget has it, with the origin that the loader came from. */
  showFirst(
    ...input: [...Parameters<NonNullable<WidgetInput['showFirst']>>, cdn: string]
  ): ReturnType<NonNullable<WidgetInput['showFirst']>>;
  /** Asks for what a remote will ask for beside its scripts. */
  prefetch(options: MountOptions, cdn: string): void;
  /** Of a loader of one's own: names the organisation where the page leaves that to the loader. */
  nameOrg?(options: MountOptions): void;
}

/** Puts `HelocWidget` and the element on the page, once. */
export function startLoader({ showFirst, prefetch, ...names }: LoaderInput): void {
  // An element with this id has the name, too.
  if ((page.HelocWidget as typeof page | undefined)?.mount) return;
  const cdn = script && new URL(script.src).origin;
  const widget = createWidget({
    script,
    showFirst(remote, target, options) {
      const early = cdn ? showFirst(remote, target, options, cdn) : undefined;
      if (__HELOC_OWN__ && early?.shown) preloadLargest(remote, options.nonce);
      return early;
    },
    load(remote, options) {
      loading[remote] ??= fetchRemote(remote, options.nonce);
      if (cdn) prefetch(options, cdn);
      // Not before: the parser has passed what the element has in it by then.
      if (__HELOC_OWN__) return loading[remote].finally(() => names.nameOrg?.(options));
      return loading[remote];
    },
  });
  page.HelocWidget = widget;
  if (__HELOC_OWN__) {
    setPageOrg(__HELOC_OWN__.org);
    pin(__HELOC_OWN__.org, __HELOC_OWN__.pin);
  }
  defineElement(widget.mount);
}
