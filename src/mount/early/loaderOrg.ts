import type { Own } from '#src/embed/own.ts';
import { namedOrg } from '../namedOrg.ts';
import type { MountOptions } from '../options.ts';
import { plainOrg } from '../prefetch.ts';

declare const __HELOC_OWN__: Own | undefined;

/**
 * The organisation's code where the loader is sure of it: the page names it plainly; or names none, has this organisation's
 * loader, and is on no host that the host table may have for another. The table itself is a request away.
 */
export function loaderOrg(option: string | null | undefined): string | undefined {
  const plain = plainOrg(option);
  if (!__HELOC_OWN__ || plain || namedOrg(option, location)) return plain;
  const { org, hosts, others } = __HELOC_OWN__;
  const { hostname } = location;
  return hosts.includes(hostname) || !new RegExp(others).test(hostname) ? org : undefined;
}

/** Tells the mount, which would have to look it up. Brand data of the page stands before the loader. */
export function nameOrg(options: MountOptions): void {
  if (!options.brand && !document.querySelector('[data-heloc-brand]')) options.org ??= loaderOrg(undefined);
}
