/** Pages of a brand's own site to which ours lead (docs/rules.md#top-bar-and-side-bar). */
interface Page {
  readonly path: `/${string}`;
  /** Which brands have it, where not all do. */
  readonly capability?: 'marketplace' | 'portfolioManager';
}

export const DESTINATIONS = {
  dashboard: { path: '/dashboard' },
  settings: { path: '/dashboard/settings' },
  contact: { path: '/contact' },
  exchange: { path: '/exchange' },
  pay: { path: '/pay' },
  marketplace: { path: '/universal-marketplace', capability: 'marketplace' },
  passport: { path: '/universal-passport' },
  portfolio: { path: '/portfolio', capability: 'portfolioManager' },
  groupManager: { path: '/group-manager' },
} as const satisfies Record<string, Page>;

export type Destination = keyof typeof DESTINATIONS;

/** What each part of the shell leads to, in this order. */
export const SIDE_BAR = ['dashboard', 'marketplace', 'portfolio'] as const satisfies readonly Destination[];
export const APPS = [
  'passport',
  'groupManager',
  'portfolio',
  'pay',
  'exchange',
] as const satisfies readonly Destination[];

/** Those of `asked` that a brand has: its site may lack a page, and some depend on what it offers. */
export function destinationsOf(
  asked: readonly Destination[],
  brand: {
    readonly navigation?: readonly string[] | undefined;
    readonly capabilities: Readonly<Record<NonNullable<Page['capability']>, boolean>>;
  },
): Destination[] {
  return asked.filter((name) => {
    const { capability }: Page = DESTINATIONS[name];
    return (brand.navigation?.includes(name) ?? true) && (!capability || brand.capabilities[capability]);
  });
}
