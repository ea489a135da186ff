import type { Own } from '#src/embed/own.ts';
import { toBasePath } from '../basePath.ts';
import type { MountOptions } from '../options.ts';
import { EarlyStep } from './EarlyStep.ts';
import { loaderOrg } from './loaderOrg.ts';
import { nextFrame } from './nextFrame.ts';
import { type PrerenderedStep, prerenderedUrl } from './prerendered.ts';
import { whenParsed } from './whenParsed.ts';

declare const __HELOC_OWN__: Own | undefined;
declare const __HELOC_VERSION__: string;

/** The page that a remote's prerendered step is of. */
export interface FirstStep {
  /** Its path, relative to the base path. */
  path: string;
  /** Whether the visitor has been here before or brings answers, and so may see another page than the prerendered one. */
  isReturningVisitor(org: string, view: Window): boolean;
  /** Keeps what stands in its fields, where the application will find it. */
  saveTyped(root: ParentNode, org: string, view: Window): void;
}

/** Whether a mount with these options, at this address, starts at the path; the base path leads on to where one starts. */
export function startsAt(path: string, options: MountOptions, pathname: string): boolean {
  const { history, initialPath = path, basePath } = options;
  const trimmed = (address: string) => address.replace(/\/$/, '');
  const base = trimmed(toBasePath(basePath));
  const here = trimmed(pathname);
  return history === 'memory' || here === base ? trimmed(initialPath) === path : here === base + path;
}

/**
 * How long other requests wait for the step's own. Requests that start together share the bandwidth and finish together; a
 * short head start lets the step arrive first, and costs nothing because the connection is busy anyway.
 */
const HEAD_START_MS = 25;

export interface ShownStep {
  /** Resolves when the page has time for everything else; undefined where it has now. */
  readonly shown: Promise<unknown> | undefined;
  remove(): void;
}

/**
 * Shows, before a remote is there, the first step as the build has rendered it, where it is sure to be the first. It
 * is optional, so a failure here is not reported: if it matters, the remote itself fails and reports it.
 *
 * @param cdn the origin of the release
 * @returns undefined where nothing is going to be shown
 */
export function showFirstStep(
  step: FirstStep,
  target: Element,
  options: MountOptions,
  cdn: string,
): ShownStep | undefined {
  const { isolation = 'shadow', chrome = 'full', assetBaseUrl = cdn, headingLevel = 1 } = options;
  const org = loaderOrg(options.org);
  const hasOwnBrand = () => Boolean(options.brand ?? target.querySelector('[data-heloc-brand]'));
  const early = new EarlyStep(target, (root) => org && step.saveTyped(root, org, window));
  const isServed = early.claim();
  // The level comes as a text from markup. The build renders the step with headings from the first.
  const isOurs = isolation === 'shadow' && chrome === 'full' && assetBaseUrl === cdn && headingLevel < 2;
  if (!org || !isOurs || hasOwnBrand() || !startsAt(step.path, options, location.pathname))
    return void early.remove();
  const url = prerenderedUrl(org, cdn);
  if (__HELOC_OWN__ && __HELOC_OWN__.org === org && !isServed) {
    // It came with the loader.
    const { step: own } = __HELOC_OWN__;
    const shown = whenParsed(target)
      .then(() => {
        if (!own || step.isReturningVisitor(org, window) || hasOwnBrand()) return;
        // Before the drawing asks for one: what waits for it goes before what the drawing leaves for later.
        const seen = nextFrame();
        early.show(own, url, { isolation, nonce: options.nonce });
        return seen;
      })
      .catch(() => {});
    return {
      shown,
      remove() {
        early.leave();
        early.remove();
      },
    };
  }
  const controller = new AbortController();
  const answer: Promise<PrerenderedStep | null> = isServed
    ? Promise.resolve(null)
    : fetch(url, { signal: controller.signal }).then((response) => response.json());
  // Not before it is asked for: the browser takes its time to open what it keeps for the page.
  const isAsked = wait().then(() => {
    if (!step.isReturningVisitor(org, window)) return;
    controller.abort();
    early.remove();
  });
  Promise.all([answer, isAsked])
    .then(([prerendered]) => {
      // One that has gone shows nothing.
      if (prerendered?.version === __HELOC_VERSION__ && !hasOwnBrand())
        early.show(prerendered, url, { isolation, nonce: options.nonce });
    })
    .catch(() => {});
  return {
    shown: isServed ? undefined : wait(HEAD_START_MS),
    remove() {
      early.leave();
      early.remove();
    },
  };
}

const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
