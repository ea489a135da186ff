/**
 * What is sure to be asked for in a moment is fetched while the chunks are still on their way: the loader, or the
 * entry of a remote, starts it, the mount takes it. Page-wide, because they are separate builds' modules.
 */
const PREFETCHED = Symbol.for('heloc.prefetched');

const store = (): Map<string, Promise<Response | undefined>> => {
  const page = globalThis as { [PREFETCHED]?: Map<string, Promise<Response | undefined>> };
  page[PREFETCHED] ??= new Map();
  return page[PREFETCHED];
};

/** Starts a fetch; after a failure the caller that needs the answer fetches it itself. */
export function prefetch(url: string, init?: RequestInit): void {
  const answers = store();
  if (!answers.has(url))
    answers.set(
      url,
      fetch(url, init).catch(() => undefined),
    );
}

/** The organisation's code where the option or `?org=` has the canonical one, which needs no look-up. */
export function plainOrg(option: string | null | undefined): string | undefined {
  const org = option ?? new URLSearchParams(location.search).get('org');
  return org && /^[A-Z][A-Z0-9_]*$/.test(org) ? org : undefined;
}

/** Fetches the organisation's data, where it is known which one; anything else waits for the mount, which knows better. */
export function prefetchTheme(org: string | undefined, origin: string): void {
  if (org) prefetch(`${origin}/themes/${org}/bundle.json`);
}

/** The answer that was prefetched, for the first who asks (a body can be read once), else a fetch. */
export const fetchPrefetched: typeof fetch = async (input, init) => {
  const answers = store();
  const prefetched = answers.get(String(input));
  answers.delete(String(input));
  const answer = await prefetched;
  return answer?.ok ? answer : fetch(input, init);
};
