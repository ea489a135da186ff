import type { PanelEntry } from './panel.ts';

/** Parts of the studio beside the groups of fields, in the order in which they stand. */
export const PANELS: readonly PanelEntry[] = [];
