import type { Pin } from '#src/brand/pin.ts';

/** Page-wide, because it is the loader that knows, and a remote that asks. */
const key = () => Symbol.for('heloc.page-org');
const pinsKey = () => Symbol.for('heloc.pins');
const page = globalThis as { [name: symbol]: unknown };
const pins = () => {
  page[pinsKey()] ??= new Map();
  return page[pinsKey()] as Map<string, Pin>;
};

/** The organisation whose loader the page has: it stands in the main brand's place. Undefined with the general loader. */
export const pageOrg = () => page[key()] as string | undefined;

export function setPageOrg(org: string): void {
  page[key()] = org;
}

/** The version of an organisation's data that the page has, where it has been told one: by its loader, or the host table. */
export const pinOf = (org: string): Pin | undefined => pins().get(org);

export function pin(org: string, version: Pin | undefined): void {
  if (version) pins().set(org, version);
}

/** From now on the newest is asked for. */
export const unpin = (): void => pins().clear();
