import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { TEXTS } from '../../themes/org/texts.ts';
import { Contrast } from './Contrast.tsx';
import { type Draft, hold, saveDraft } from './drafts.ts';
import { Fonts } from './form/Fonts.tsx';
import type { Field } from './form/field.ts';
import { GROUPS } from './form/fields.ts';
import { Group } from './form/Group.tsx';
import { Logo } from './form/Logo.tsx';
import { Legal } from './Legal.tsx';
import { compiledOf } from './model/compiled.ts';
import { refusedBecause, signed } from './model/compliance.ts';
import type { Change, DataChange } from './model/folder.ts';
import { change as changed } from './model/folder.ts';
import { begin, type History, redo, replace, undo } from './model/history.ts';
import type { Entries, Organisation } from './model/library.ts';
import { applied, inheritedOf, refusalOf } from './model/values.ts';
import { Publish } from './Publish.tsx';
import type { PanelProps } from './panels/panel.ts';
import { PANELS } from './panels/panels.ts';
import type { Marked } from './preview/api.ts';
import { FIRST_VIEW, Previews, toggled } from './previews/Previews.tsx';
import { KEY_SCREENS } from './previews/screens.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useLocated } from './useLocate.ts';
import { useShortcuts } from './useShortcuts.ts';

interface Props {
  /** With what was done to it before in this browser. */
  readonly draft: Draft;
  readonly isRestored: boolean;
  readonly library: Entries;
  readonly organisations: readonly Organisation[];
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);

const GROUP_LABELS = {
  colours: 'Colors',
  type: 'Type',
  shape: 'Shape',
  logo: 'Logo',
  facts: 'Facts',
  legal: 'Legal',
  publish: 'Publish',
} as const;

/** One organisation: its fields, its previews and what cannot be read in it. */
export function Editor({ draft, isRestored, library, organisations, onClose, onDiscard }: Props) {
  const { sandboxCode } = draft;
  const [history, setHistory] = useState<History>(() => begin(draft.folder));
  const folder = history.now;
  const [group, setGroup] = useState('colours');
  const [marked, setMarked] = useState<Marked>();
  const [view, setView] = useState(FIRST_VIEW);
  const [role, setRole] = useState<'designer' | 'compliance'>('designer');
  const [name, setName] = useState('');
  const [isMine, setMine] = useState(true);
  const [saved, setSaved] = useState(isRestored ? 'Changes of before are back.' : '');
  const [said, setSaid] = useState('');
  const help = useRef<HTMLDialogElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const searchId = useId();

  const result = useMemo(() => compiledOf(folder, library, TEXTS), [folder, library]);
  const lastGood = useRef(result.context);
  if (result.context) lastGood.current = result.context;
  const context = lastGood.current;
  const below = useMemo(() => inheritedOf(folder, library), [folder, library]);
  const located = useLocated(context);
  const by = role === 'compliance' ? name.trim() || undefined : undefined;

  const onReplace = useCallback((next: typeof folder, label: string, gesture?: string) => {
    setHistory((before) => replace(before, next, label, gesture));
  }, []);
  const onChange = useCallback(
    (made: Change): string | undefined => {
      const refused = refusedBecause(made, by);
      if (refused) {
        setSaid(refused);
        return refused;
      }
      setHistory((before) => {
        const first = made.file === 'assets' ? changed(before.now, made) : applied(before.now, made);
        const next = signed(before.now, made, by, today()).reduce(changed, first);
        return replace(before, next, made.label, made.gesture);
      });
      setSaid(made.label);
      return undefined;
    },
    [by],
  );
  const onTry = (field: Field, made: DataChange): string | undefined => {
    const problem = refusalOf(field, result, applied(folder, made), library, TEXTS);
    if (problem) return `${problem.found}: ${problem.why}.`;
    return onChange(made);
  };

  useEffect(() => {
    const { isMine: mine, release } = hold(folder.code);
    void mine.then(setMine);
    return release;
  }, [folder.code]);

  const isChanged = history.past.length > 0 || history.future.length > 0;
  useEffect(() => {
    if (!isChanged || !isMine) return;
    let isLatest = true;
    setSaved('Saving …');
    const say = (words: string) => () => {
      if (isLatest) setSaved(words);
    };
    saveDraft({ folder, savedAt: Date.now(), sandboxCode }).then(
      say('Saved in this browser.'),
      say('This browser keeps nothing: export before you go.'),
    );
    return () => {
      isLatest = false;
    };
  }, [folder, sandboxCode, isChanged, isMine]);

  const step = (way: typeof undo, word: string, label: string | undefined) => {
    if (!label) return;
    setHistory(way);
    setSaid(`${word}: ${label}`);
  };
  const onUndo = () => step(undo, 'Undone', history.past.at(-1)?.label);
  const onRedo = () => step(redo, 'Done again', history.future[0]?.label);
  useShortcuts({
    undo: onUndo,
    redo: onRedo,
    nextFailure: () => {
      setGroup('colours');
      requestAnimationFrame(() => focusNext('.failing'));
    },
    nextScreen: () => {
      const at = KEY_SCREENS.findIndex(({ id }) => id === view.screens[0]);
      const next = KEY_SCREENS[(at + 1) % KEY_SCREENS.length];
      if (next) {
        setView({ ...view, screens: [next.id] });
        setSaid(`Screen: ${next.label}`);
      }
    },
    scheme: () =>
      setView({
        ...view,
        schemes: view.schemes.includes('dark')
          ? ['light']
          : (toggled(['light'], 'dark').slice(-1) as ('light' | 'dark')[]),
      }),
    search: () => searchField.current?.focus(),
    help: () => help.current?.showModal(),
  });

  const [search, setSearch] = useState('');
  const panelProps: PanelProps | undefined = context && {
    folder,
    inherited: below.merged,
    library,
    texts: TEXTS,
    context,
    problems: result.problems,
    organisations,
    sandboxCode,
    compliance: by,
    onChange,
    onReplace,
    onMark: setMarked,
    onScreen: (id) => setView((before) => ({ ...before, screens: [id] })),
  };
  const errors = result.problems.filter(({ hint }) => !hint);
  const panels = [...PANELS];
  const entries: [string, string][] = [
    ...Object.entries(GROUP_LABELS).filter(([id]) => !['publish', 'legal', 'facts'].includes(id)),
    ...panels.filter(({ id }) => id === 'words').map(({ id, label }): [string, string] => [id, label]),
    ['facts', GROUP_LABELS.facts],
    ['legal', GROUP_LABELS.legal],
    ...panels.filter(({ id }) => id !== 'words').map(({ id, label }): [string, string] => [id, label]),
    ['publish', GROUP_LABELS.publish],
  ];
  const Panel = panels.find(({ id }) => id === group)?.Panel;
  const fields = (sections: (typeof GROUPS)[keyof typeof GROUPS]) =>
    context ? (
      <Group
        sections={sections}
        folder={folder}
        below={below}
        context={context}
        problems={result.problems}
        onTry={onTry}
        onMark={setMarked}
      />
    ) : null;
  const wanted = search.trim().toLowerCase();
  const found = wanted
    ? Object.values(GROUPS)
        .flat()
        .map((section) => ({
          ...section,
          isFolded: false,
          fields: section.fields.filter(({ label, shows, path }) =>
            `${label} ${shows} ${path.join(' ')}`.toLowerCase().includes(wanted),
          ),
        }))
        .filter((section) => section.fields.length > 0 && !GROUPS.legal.includes(section as never))
    : [];

  return (
    <>
      <header className="top">
        <button type="button" className="quiet" onClick={onClose}>
          All brands
        </button>
        <h1>
          {String(folder.brand.brand ?? folder.code)} <small>{folder.code}</small>
        </h1>
        <div className="top-acts">
          <button
            type="button"
            className="quiet"
            disabled={history.past.length === 0}
            onClick={onUndo}
            title={history.past.at(-1)?.label}
          >
            Undo<span className="unseen">{` ${history.past.at(-1)?.label ?? ''}`}</span>
          </button>
          <button
            type="button"
            className="quiet"
            disabled={history.future.length === 0}
            onClick={onRedo}
            title={history.future[0]?.label}
          >
            Redo<span className="unseen">{` ${history.future[0]?.label ?? ''}`}</span>
          </button>
          <button type="button" className="quiet" disabled={!isChanged && !isRestored} onClick={onDiscard}>
            Discard
          </button>
          <button type="button" className="quiet" onClick={() => help.current?.showModal()}>
            Shortcuts
          </button>
          <button
            type="button"
            className={errors.length > 0 ? 'badge bad' : 'badge'}
            onClick={() => {
              setSearch('');
              setGroup('publish');
            }}
          >
            {errors.length === 0
              ? 'No problems'
              : `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`}
          </button>
        </div>
        <p className="saved" role="status">
          <span className="unseen">{said}</span> {saved}
        </p>
      </header>
      {isMine ? null : (
        <p className="notice" role="alert">
          {`${folder.code} is open in another tab. What you change here is not saved.`}
        </p>
      )}
      <main className="desk">
        <nav className="groups" aria-label="Parts">
          {entries.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-current={id === group && !wanted ? 'true' : undefined}
              onClick={() => {
                setSearch('');
                setGroup(id);
              }}
            >
              {label}
            </button>
          ))}
        </nav>
        <div className="form">
          <search>
            <label className="unseen" htmlFor={searchId}>
              Search fields
            </label>
            <input
              id={searchId}
              ref={searchField}
              type="search"
              placeholder="Search fields"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </search>
          {context && panelProps ? (
            wanted ? (
              <>
                <h2>{found.length > 0 ? 'Found' : 'Nothing has such a name'}</h2>
                {fields(found as never)}
              </>
            ) : group === 'publish' ? (
              <>
                <h2>Publish</h2>
                <Publish {...panelProps} />
              </>
            ) : group === 'logo' ? (
              <>
                <h2>Logo</h2>
                <Logo {...panelProps} />
              </>
            ) : group === 'legal' ? (
              <>
                <h2>Legal</h2>
                <Legal role={role} name={name} onRole={setRole} onName={setName}>
                  {fields(GROUPS.legal)}
                </Legal>
              </>
            ) : Panel ? (
              <>
                <h2>{entries.find(([id]) => id === group)?.[1]}</h2>
                <Panel {...panelProps} />
              </>
            ) : (
              <>
                <h2>{GROUP_LABELS[group as keyof typeof GROUP_LABELS]}</h2>
                {group === 'colours' ? (
                  <Contrast context={context} onChange={onChange} onMark={setMarked} />
                ) : null}
                {fields(GROUPS[group as keyof typeof GROUPS])}
                {group === 'type' ? <Fonts {...panelProps} /> : null}
              </>
            )
          ) : null}
          {result.context ? null : (
            <ul className="rows">
              {result.problems.map((problem) => (
                <li key={JSON.stringify(problem)} className="row failing">
                  <b>{problem.path || problem.file}</b> {problem.found}: {problem.why}.
                </li>
              ))}
            </ul>
          )}
        </div>
        {located ? (
          <Previews
            context={located.context}
            sandboxCode={sandboxCode}
            locate={located.locate}
            marked={marked}
            view={view}
            onView={setView}
          />
        ) : (
          <p className="hint">Getting the previews ready …</p>
        )}
      </main>
      <Shortcuts dialog={help} />
    </>
  );
}

function focusNext(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex(
    (each) => each === document.activeElement || each.contains(document.activeElement),
  );
  all[(at + 1) % all.length]?.focus();
}
