import { defineElement } from './element.ts';
import { type Container, createWidget, fault } from './widget.ts';

/** This file is budgeted: 6 kB compressed, with the table of releases that the build writes into it (`npm run bench`). */

/** By remote: the integrity of its entry. */
declare const __HELOC_RELEASES__: Record<string, string>;
declare const __HELOC_VERSION__: string;

const page = window as unknown as Record<string, unknown>;
// A module, and a script that a bundler has put there, has no current one.
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]');
const loading: Record<string, Promise<Container> | undefined> = {};

/** Loads a script; a failure is tried twice more before anyone sees it. */
const inject = (src: string, integrity: string, nonce: string | undefined, left = 2): Promise<unknown> =>
  new Promise((onload, reject) =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        // The anonymous one.
        crossOrigin: '',
        integrity,
        nonce,
        onload,
        onerror: () =>
          left ? setTimeout(() => onload(inject(src, integrity, nonce, left - 1)), 400) : reject(Error(src)),
        src,
      }),
    ),
  );

async function fetchRemote(remote: string, nonce: string | undefined): Promise<Container> {
  if (!script) throw fault('loader-address-unknown', 'The script tag of embed.js is not on the page');
  const release = new URL(`../${__HELOC_VERSION__}/`, script.src);
  await inject(`${release + remote}/remoteEntry.js`, __HELOC_RELEASES__[remote] ?? '', nonce).catch(
    (error) => {
      delete loading[remote];
      throw error;
    },
  );
  const container = page[`heloc_${remote}`] as Container;
  page.__heloc_scope__ ??= {};
  await container.init(page.__heloc_scope__ as object);
  return container;
}

// An element with this id has the name, too.
if (!(page.HelocWidget as typeof page | undefined)?.mount) {
  const widget = createWidget({
    script,
    load(remote, nonce) {
      loading[remote] ??= fetchRemote(remote, nonce);
      return loading[remote];
    },
  });
  page.HelocWidget = widget;
  defineElement(widget.mount);
}
