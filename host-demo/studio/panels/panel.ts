import type { ElementComponent } from '#jsx/jsx-runtime';
import type { Context } from '../../../themes/org/checks/context.ts';
import type { Problem } from '../../../themes/org/problems.ts';
import type { Change, Folder } from '../model/folder.ts';
import type { Entries, Organisation } from '../model/library.ts';
import type { Inherited } from '../model/values.ts';
import type { Marked } from '../preview/api.ts';

/** What a part of the studio works with. */
export interface PanelProps {
  readonly folder: Folder;
  readonly inherited: Inherited;
  /** What stands below the folder, as files. */
  readonly library: Entries;
  readonly texts: Context['texts'];
  /** What it becomes; the last good one while it cannot be compiled. */
  readonly context: Context;
  readonly problems: readonly Problem[];
  readonly organisations: readonly Organisation[];
  /** By which the sandbox knows it: its own code, or that of one like it. */
  readonly sandboxCode: string;
  /** Who answers for legal texts, once they have said so; they are locked without. */
  readonly compliance: string | undefined;
  readonly onChange: (change: Change) => void;
  /** A step to another folder as a whole, such as an import. */
  readonly onReplace: (folder: Folder, label: string) => void;
  /** Points at something in the previews. */
  readonly onMark: (what: Marked | undefined) => void;
  /** Shows a screen in the previews, by its id in `previews/screens.ts`. */
  readonly onScreen: (id: string) => void;
}

export interface PanelEntry {
  readonly id: string;
  readonly label: string;
  readonly Panel: ElementComponent<PanelProps>;
}
