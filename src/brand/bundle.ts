import type { CopyOverrides, LegalStrings } from './copy.tsx';
import type { Problem } from './problem.ts';
import type { Brand } from './schema/brand.ts';
import type { Theme } from './schema/theme.ts';

/** Everything that makes one organisation look and read like itself; data only, nothing in it is executed. */
export interface BrandBundle {
  /** The code that was asked for; the API gets `brand.canonicalOrgCode`. */
  readonly org: string;
  readonly brand: Brand;
  readonly theme: Theme;
  /** Overrides by namespace and key: base, organisation and page, merged. */
  readonly copy: CopyOverrides;
  /** The namespace `legal` of `copy`, which has no defaults in code. */
  readonly legal: LegalStrings;
  /** Where its own looks cannot be had and the base's stand in their place: whether another try may help. */
  readonly lost?: { readonly retryable: boolean } | undefined;
  /** Errors in data, the page's or ours, that was done without; for the reporter. */
  readonly problems: readonly Problem[];
}
