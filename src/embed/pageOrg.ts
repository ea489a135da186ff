/** Page-wide, because it is the loader that knows, and a remote that asks. */
const key = () => Symbol.for('heloc.page-org');
const page = globalThis as { [name: symbol]: string | undefined };

/** The organisation whose loader the page has: it stands in the main brand's place. Undefined with the general loader. */
export const pageOrg = (): string | undefined => page[key()];

export function setPageOrg(org: string): void {
  page[key()] = org;
}
