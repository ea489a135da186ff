import type { Pin } from '#src/brand/pin.ts';
import type { PrerenderedStep } from '#src/mount/early/prerendered.ts';

/**
 * The organisation of a loader of one's own, and what the loader has of it: `__HELOC_OWN__`. The build says of the general
 * loader that it has none; publishing gives it to `/heloc/v1/<ORG>/embed.js`.
 */
export interface Own {
  readonly org: string;
  /** As the build has rendered it; none where the organisation begins elsewhere. */
  readonly step: PrerenderedStep | null;
  /** The version of its data, of which the step is. */
  readonly pin?: Pin;
  /** The hosts that are its own. */
  readonly hosts: readonly string[];
  /** A pattern: whatever host leads to another organisation has a word of it. */
  readonly others: string;
}
