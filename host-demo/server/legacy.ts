import { SIGNER_SEGMENT } from '#src/domain/remotes.js';

const APP = '/account/heloc';

/** Registrations of other products that this site knows, and what marks their visits. */
const PRODUCTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'crypto-heloc': { utm_source: 'cloc' },
};

type Target = (part: string) => { path: string; query?: Readonly<Record<string, string>> };

/** Addresses that lie outside the app's base path (docs/rules.md#legacy-addresses). */
const LEGACY: readonly [RegExp, Target][] = [
  [new RegExp(`^/account/${SIGNER_SEGMENT}(/.*)?$`), (rest) => ({ path: `${APP}/${SIGNER_SEGMENT}${rest}` })],
  [/^\/account\/register$/, () => ({ path: `${APP}/register` })],
  [
    /^\/account\/(?!heloc\/)([a-z0-9-]+)\/register$/,
    (product) =>
      Object.hasOwn(PRODUCTS, product)
        ? { path: `${APP}/register`, query: PRODUCTS[product] ?? {} }
        : { path: `${APP}/coming-soon`, query: { reason: 'product' } },
  ],
  [/^\/account\/?$/, () => ({ path: '/dashboard' })],
];

/** Where an address leads that is not the app's own; it keeps its query. */
export function legacyTarget(path: string, search: string): string | undefined {
  for (const [pattern, target] of LEGACY) {
    const match = path.match(pattern);
    if (!match) continue;
    const to = target(match[1] ?? '');
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(to.query ?? {})) query.set(name, value);
    return query.size > 0 ? `${to.path}?${query}` : to.path;
  }
  return undefined;
}
