import type { Context } from '../../../themes/org/checks/context.ts';
import { servedName, tokensFor } from '../../../themes/org/look.ts';
import type { Problem } from '../../../themes/org/problems.ts';
import { type DataChange, FILES, type Folder } from '../model/folder.ts';
import type { inheritedOf } from '../model/values.ts';
import { stateOf } from '../model/values.ts';
import type { Marked } from '../preview/api.ts';
import { FieldRow } from './FieldRow.tsx';
import type { Field, Section } from './field.ts';

interface Props {
  readonly sections: readonly Section[];
  readonly folder: Folder;
  readonly below: ReturnType<typeof inheritedOf>;
  readonly context: Context;
  readonly problems: readonly Problem[];
  readonly onTry: (field: Field, made: DataChange) => Promise<string | undefined>;
  readonly onMark: (what: Marked | undefined) => void;
}

/** Fields that belong together. */
export function Group({ sections, folder, below, context, problems, onTry, onMark }: Props) {
  const families = [...new Set(context.look.fonts.map(({ family }) => String(family)))].flatMap((family) => [
    `${family}, system-ui, sans-serif`,
    `${family}, Georgia, serif`,
  ]);
  return sections.map(({ title, about, fields, isFolded }) => {
    const rows = fields.map((field) => (
      <FieldRow
        key={field.path.join('.')}
        field={field}
        folder={folder}
        inherited={below.merged}
        state={stateOf(field, folder, below)}
        derived={derivedFor(field, context)}
        problems={problemsOf(field, problems, folder.code)}
        families={[...families, 'system-ui, sans-serif', 'Georgia, serif', 'Arial, sans-serif']}
        onTry={(made) => onTry(field, made)}
        onMark={onMark}
      />
    ));
    if (!isFolded)
      return (
        <section className="section" key={title}>
          <h3>{title}</h3>
          {about ? <p className="hint">{about}</p> : null}
          {rows}
        </section>
      );
    const own = fields.filter((field) => stateOf(field, folder, below).own !== undefined).length;
    return (
      <details className="section" key={title}>
        <summary>
          <h3>{title}</h3>
          {own > 0 ? <span className="count">{`${own} set`}</span> : null}
        </summary>
        {about ? <p className="hint">{about}</p> : null}
        {rows}
      </details>
    );
  });
}

/** What stands there where nobody has said anything. */
function derivedFor({ file, path, kind }: Field, { look }: Context): string | undefined {
  if (file !== 'tokens') return undefined;
  if (kind.as === 'choice') return look.choices[path[2] as keyof typeof look.choices];
  if (path[0] === '$extensions') return path[2] === 'dark' ? 'derived' : undefined;
  const name = servedName(path.join('.'));
  const scheme = path[0] === 'dark' ? 'dark' : look.choices.scheme;
  const { tokens, colors } = tokensFor(look, scheme);
  const all: Partial<Record<string, string>> = { ...tokens, ...colors };
  const served = all[name === 'color-accent' ? 'color-link' : name];
  if (kind.as === 'px' && served?.endsWith('em')) return String(Number.parseFloat(served) * 16);
  return kind.as === 'shadow' ? served : served?.replace(/(px|em)$/, '');
}

/** Those of the same place, or of something below it. */
function problemsOf({ file, path }: Field, problems: readonly Problem[], code: string): Problem[] {
  const place = path.join('.').replace(/\.(\d+)\b/g, '[$1]');
  return problems.filter(
    (problem) =>
      !problem.hint &&
      problem.code !== 'unapproved' &&
      problem.code !== 'contrast' &&
      problem.file === `themes/${code}/${FILES[file]}` &&
      (problem.path === place ||
        problem.path.startsWith(`${place}.`) ||
        problem.path.startsWith(`${place}[`)),
  );
}
