import { Compare } from './Compare.tsx';
import { Import } from './Import.tsx';
import type { PanelEntry } from './panel.ts';
import { Share } from './Share.tsx';
import { StartFrom } from './StartFrom.tsx';
import { Words } from './Words.tsx';

/** Parts of the studio beside the groups of fields, in the order in which they stand. */
export const PANELS: readonly PanelEntry[] = [
  { id: 'words', label: 'Words', Panel: Words },
  { id: 'start-from', label: 'Start from colors', Panel: StartFrom },
  { id: 'import', label: 'Import', Panel: Import },
  { id: 'compare', label: 'Compare', Panel: Compare },
  { id: 'share', label: 'Share and export', Panel: Share },
];
