import type { Context } from '../../../../themes/org/checks/context.ts';
import { factsOf } from '../../../../themes/org/compile.ts';
import type { JsonObject } from '../../../../themes/org/json.ts';
import { compiledOf } from '../../model/compiled.ts';
import type { Data } from '../../model/difference.ts';
import { type Folder, valueAt } from '../../model/folder.ts';
import { type Entries, filesOf } from '../../model/library.ts';
import { folderAt, libraryFor } from '../../server.ts';
import type { PanelProps } from '../panel.ts';

/** What a brand is compared with. */
export interface Other {
  readonly name: string;
  readonly data: Data;
  /** What it looks like. */
  readonly context: Context | undefined;
  readonly sandboxCode: string;
}

export const INHERITED = 'inherited';
export const BASE = 'base';
export const PUBLISHED = 'published';

/** What a folder would be without looks and words of its own: no look is without a primary colour. */
const bare = (folder: Folder): Folder => {
  const primary = valueAt(folder.tokens, ['color', 'primary']);
  const tokens: JsonObject = {
    ...(primary !== undefined && { color: { $type: 'color', primary } }),
    $extensions: { heloc: { schema: 2 } },
  };
  return { ...folder, tokens, copy: {} };
};

/** With the hours, which are no part of what is served. */
export const mergedOf = ({ merged, hours }: Pick<Context, 'merged' | 'hours'>): Data => ({
  ...merged,
  brand: { ...merged.brand, hours },
});

export async function otherOf(choice: string, props: PanelProps): Promise<Other> {
  const { folder, library, inherited, texts, organisations, sandboxCode } = props;
  const look = () => compiledOf(bare(folder), library, texts).context;
  if (choice === INHERITED) return { name: 'Family and base', data: inherited, context: look(), sandboxCode };
  if (choice === BASE) {
    const base = factsOf('base', filesOf(folder, library));
    return { name: 'Base', data: mergedOf(base), context: look(), sandboxCode };
  }
  const code = choice === PUBLISHED ? folder.code : choice;
  const below: Entries = choice === PUBLISHED ? library : await libraryFor(code, organisations);
  const { context, problems } = compiledOf(await folderAt(code), below, texts);
  if (!context) throw new Error(problems[0] ? `${code}: ${problems[0].found}, ${problems[0].why}.` : code);
  const name =
    choice === PUBLISHED ? 'Published' : (organisations.find((each) => each.code === code)?.name ?? code);
  return { name, data: mergedOf(context), context, sandboxCode: code };
}
