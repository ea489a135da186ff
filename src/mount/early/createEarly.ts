import { type MountOptions, type ResolvedOptions, refuseOtherOrigins, resolveOptions } from '../options.ts';
import { plainOrg } from '../resolveOrg.ts';
import { EarlyStep } from './EarlyStep.ts';
import { type PrerenderedStep, prerenderedUrl } from './prerendered.ts';

declare const __HELOC_VERSION__: string;
declare const __HELOC_PRODUCTION__: boolean;

/** The page that a remote's prerendered step is of. */
export interface FirstStep {
  /** Its path, relative to the base path. */
  path: string;
  /** Whether this visitor is known, or has brought something, so that they may see another page. */
  isKnown(org: string, view: Window): boolean;
}

/** Whether a mount with these options, at this address, starts at the path. */
export function startsAt(path: string, options: ResolvedOptions, pathname: string): boolean {
  const { history, initialPath = path, basePath } = options;
  const start = history === 'memory' ? initialPath : pathname;
  return start.replace(/\/$/, '') === (history === 'memory' ? path : basePath + path);
}

/**
 * The `mount` of what is shown before a remote is: the first step as the build has rendered it, where it is sure to be
 * the first. It can be done without, so nothing that goes wrong here is told: the remote itself will say it.
 */
export function createEarly(step: FirstStep) {
  return (target: Element, given: MountOptions): { unmount(): void } => {
    const early = new EarlyStep(target);
    if (__HELOC_PRODUCTION__) show(early, step, target, given).catch(() => {});
    return { unmount: () => early.remove() };
  };
}

async function show(early: EarlyStep, step: FirstStep, target: Element, given: MountOptions): Promise<void> {
  const options = resolveOptions(given);
  refuseOtherOrigins(options, target);
  const org = plainOrg(options.org, location);
  const hasOwnBrand = () => Boolean(options.brand ?? target.querySelector('[data-heloc-brand]'));
  if (!org || hasOwnBrand() || options.isolation !== 'shadow' || options.chrome !== 'full') return;
  if (!startsAt(step.path, options, location.pathname) || step.isKnown(org, window)) return;
  const url = prerenderedUrl(org, options.assetBaseUrl);
  const prerendered = (await (await fetch(url)).json()) as PrerenderedStep | null;
  if (prerendered?.version === __HELOC_VERSION__ && !hasOwnBrand()) early.show(prerendered, url, options);
}
