import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Context } from '../../../themes/org/checks/context.ts';
import { isObject, type Json, type JsonObject } from '../../../themes/org/json.ts';
import { compiledOf, suppliedOf } from '../model/compiled.ts';
import { type Data, type Difference, differences } from '../model/difference.ts';
import { type Folder, valueAt } from '../model/folder.ts';
import { type Entries, folderIn } from '../model/library.ts';
import { asText } from '../model/values.ts';
import { screenOf as textPlace } from '../model/words.ts';
import { Frame } from '../previews/Frame.tsx';
import { KEY_SCREENS, screenOf } from '../previews/screens.ts';
import { folderAt, libraryFor } from '../server.ts';
import { useLocate } from '../useLocate.ts';
import type { PanelProps } from './panel.ts';
import './panels.css';

/** What a brand is compared with. */
interface Other {
  readonly name: string;
  readonly data: Data;
  /** What it looks like. */
  readonly context: Context | undefined;
  readonly sandboxCode: string;
}

const INHERITED = 'inherited';
const BASE = 'base';
const PUBLISHED = 'published';

/** What a folder would be without looks and words of its own: no look is without a primary colour. */
const bare = (folder: Folder): Folder => {
  const primary = valueAt(folder.tokens, ['color', 'primary']);
  const tokens: JsonObject = {
    ...(primary !== undefined && { color: { $type: 'color', primary } }),
    $extensions: { heloc: { schema: 2 } },
  };
  return { ...folder, tokens, copy: {} };
};

const mergedOf = ({ merged }: Context): Data => merged;

async function otherOf(choice: string, props: PanelProps): Promise<Other> {
  const { folder, library, inherited, texts, organisations, sandboxCode } = props;
  const look = () => compiledOf(bare(folder), library, texts).context;
  if (choice === INHERITED) return { name: 'Family and base', data: inherited, context: look(), sandboxCode };
  if (choice === BASE) {
    const { brand, tokens, copy } = folderIn(library, 'base');
    return { name: 'Base', data: { brand, tokens, copy }, context: look(), sandboxCode };
  }
  const code = choice === PUBLISHED ? folder.code : choice;
  const below: Entries = choice === PUBLISHED ? library : await libraryFor(code, organisations);
  const { context, problems } = compiledOf(await folderAt(code), below, texts);
  if (!context) throw new Error(problems[0] ? `${code}: ${problems[0].found}, ${problems[0].why}.` : code);
  const name =
    choice === PUBLISHED ? 'Published' : (organisations.find((each) => each.code === code)?.name ?? code);
  return { name, data: mergedOf(context), context, sandboxCode: code };
}

/** What is other here than in the family, in base, in what is published, or in another brand. */
export function Compare(props: PanelProps) {
  const { folder, context, organisations } = props;
  const id = useId();
  const isServed = organisations.some(({ code }) => code === folder.code);
  const [choice, setChoice] = useState(INHERITED);
  const [other, setOther] = useState<Other>();
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  // What is inherited follows the folder; what is fetched is fetched once.
  const follows = choice === INHERITED || choice === BASE ? folder : undefined;
  useEffect(() => {
    let isGone = false;
    setProblem('');
    void follows;
    otherOf(choice, latest.current).then(
      (found) => !isGone && setOther(found),
      (error: unknown) => !isGone && setProblem(error instanceof Error ? error.message : `${error}`),
    );
    return () => {
      isGone = true;
    };
  }, [choice, follows]);
  const found = useMemo(() => (other ? differences(other.data, mergedOf(context)) : []), [other, context]);
  const words = found.filter(({ file }) => file === 'copy');
  const values = found.filter(({ file }) => file !== 'copy');
  return (
    <>
      <section className="section">
        <div className="field">
          <label className="label" htmlFor={id}>
            Compare with
          </label>
          <select
            id={id}
            value={choice}
            onChange={({ target }) => {
              setChoice(target.value);
              setOther(undefined);
            }}
          >
            <option value={INHERITED}>Family and base</option>
            <option value={BASE}>Base</option>
            {isServed ? <option value={PUBLISHED}>The published version</option> : null}
            <optgroup label="Another brand">
              {organisations
                .filter(({ code }) => code !== folder.code)
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </optgroup>
          </select>
        </div>
        <p role="status" className={problem ? 'wrong' : 'hint'}>
          {problem || (other ? `${count(values, 'value')} and ${count(words, 'word')} differ.` : 'Reading …')}
        </p>
        <p className="acts">
          <button
            type="button"
            className="act plain"
            disabled={!other?.context}
            onClick={() => {
              setShown(true);
              dialog.current?.showModal();
            }}
          >
            Look at both
          </button>
        </p>
      </section>
      {other ? (
        <>
          <Table caption="Values" other={other.name} rows={values} />
          <Table caption="Words" other={other.name} rows={words} />
        </>
      ) : null}
      <dialog
        ref={dialog}
        className="compare-dialog"
        aria-label="Both brands"
        onClose={() => setShown(false)}
      >
        {isShown && other?.context ? <Both {...props} other={other} otherContext={other.context} /> : null}
        <form method="dialog">
          <button type="submit" className="act">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}

const count = ({ length }: readonly unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;

const nameOf = ({ file, path }: Difference): string => {
  if (file === 'copy') return `${textPlace(path[0] ?? '')}, ${path.slice(1).join(' ')}`;
  return path
    .filter((key) => !['$value', '$extensions', 'heloc', 'orgMetadata', 'companyInfo'].includes(key))
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
};

const shown = (value: Json | undefined): string => {
  if (!isObject(value) || 'hex' in value || 'unit' in value) return asText(value) || '–';
  return Object.entries(value)
    .map(([key, item]) => (key === '$value' || key === '$type' ? shown(item) : `${key}: ${shown(item)}`))
    .join(', ');
};
const isColor = (text: string) => /^#[0-9A-F]{6}$/i.test(text);

function Table({
  caption,
  other,
  rows,
}: {
  readonly caption: string;
  readonly other: string;
  readonly rows: readonly Difference[];
}) {
  if (rows.length === 0) return null;
  const cell = (value: Json | undefined) => {
    const text = shown(value);
    return (
      <td>
        {isColor(text) ? <span className="chip-color" style={{ background: text }} /> : null}
        {text}
      </td>
    );
  };
  return (
    <table className="compared">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{other}</th>
          <th scope="col">This brand</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.file + row.path.join('\n')}>
            <th scope="row">{nameOf(row)}</th>
            {cell(row.from)}
            {cell(row.to)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SIZES = { 375: { width: 375, height: 640 }, 1280: { width: 1280, height: 640 } } as const;

interface BothProps extends PanelProps {
  readonly other: Other;
  readonly otherContext: Context;
}

/** Two running applications at the same screen: beside each other, or one over the other up to a line that is moved. */
function Both({ context, sandboxCode, other, otherContext }: BothProps) {
  const id = useId();
  const [screen, setScreen] = useState('first');
  const [width, setWidth] = useState<keyof typeof SIZES>(375);
  const [isOverlaid, setOverlaid] = useState(false);
  const [share, setShare] = useState(50);
  const holder = useRef<HTMLDivElement>(null);
  useCommonScroll(holder);
  const supplied = useSupplied(context, sandboxCode);
  const suppliedOther = useSupplied(otherContext, other.sandboxCode);
  const frame = (of: Context, org: string, what: typeof supplied) =>
    what ? (
      <Frame
        screen={screenOf(screen)}
        org={org}
        size={SIZES[width]}
        scheme={of.look.choices.scheme}
        supplied={what}
      />
    ) : null;
  return (
    <>
      <div className="preview-bar">
        <label className="inline-field">
          Screen
          <select value={screen} onChange={({ target }) => setScreen(target.value)}>
            {KEY_SCREENS.map((each) => (
              <option key={each.id} value={each.id}>
                {each.label}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-field">
          Width
          <select
            value={width}
            onChange={({ target }) => setWidth(Number(target.value) as keyof typeof SIZES)}
          >
            {Object.keys(SIZES).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={isOverlaid}
            onChange={({ target }) => setOverlaid(target.checked)}
          />
          <span>One over the other</span>
        </label>
        {isOverlaid ? (
          <label className="inline-field" htmlFor={id}>
            Line
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              value={share}
              aria-valuetext={`${share}% ${other.name}, ${100 - share}% this brand`}
              onChange={({ target }) => setShare(Number(target.value))}
            />
          </label>
        ) : null}
      </div>
      <div ref={holder} className={isOverlaid ? 'overlaid' : 'pair'}>
        <div>
          <h3>{isOverlaid ? `${other.name} and this brand` : other.name}</h3>
          {frame(otherContext, other.sandboxCode, suppliedOther)}
        </div>
        <div
          style={
            isOverlaid
              ? { clipPath: `inset(0 0 0 ${share}%)`, pointerEvents: 'none', width: SIZES[width].width }
              : undefined
          }
        >
          <h3 className={isOverlaid ? 'unseen' : undefined}>This brand</h3>
          {isOverlaid ? <p aria-hidden="true">&nbsp;</p> : null}
          {frame(context, sandboxCode, supplied)}
        </div>
      </div>
    </>
  );
}

function useSupplied(context: Context, sandboxCode: string) {
  const locate = useLocate(context);
  return useMemo(
    () => (locate ? suppliedOf(context, 'own', sandboxCode, locate) : undefined),
    [context, sandboxCode, locate],
  );
}

/** What is scrolled in one page is scrolled in the other. */
function useCommonScroll(holder: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const within = holder.current;
    if (!within) return;
    const stops = new Map<Window, () => void>();
    const windows = () =>
      [...within.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? []);
    const follow = () => {
      for (const page of windows()) {
        if (stops.has(page)) continue;
        const onScroll = () => {
          for (const each of windows())
            if (each !== page && Math.abs(each.scrollY - page.scrollY) > 1)
              each.scrollTo(page.scrollX, page.scrollY);
        };
        page.addEventListener('scroll', onScroll, { passive: true });
        stops.set(page, () => page.removeEventListener('scroll', onScroll));
      }
    };
    const observer = new MutationObserver(follow);
    observer.observe(within, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-shown'],
    });
    follow();
    return () => {
      observer.disconnect();
      for (const stop of stops.values()) stop();
    };
  }, [holder]);
}
