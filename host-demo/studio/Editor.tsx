import { useId, useRef, useState } from 'react';
import { TEXTS } from '../../themes/org/texts.ts';
import type { Draft } from './drafts.ts';
import type { Entries, Organisation } from './model/library.ts';
import { type Answering, PARTS, Part } from './Part.tsx';
import { Problems } from './Problems.tsx';
import type { PanelProps } from './panels/panel.ts';
import type { Marked } from './preview/api.ts';
import type { Painters } from './previews/Frame.tsx';
import { FIRST_VIEW, Previews } from './previews/Previews.tsx';
import { KEY_SCREENS } from './previews/screens.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { useEdits } from './useEdits.ts';
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

/** One organisation: its fields, its previews and what cannot be read in it. */
export function Editor({ draft, isRestored, library, organisations, onClose, onDiscard }: Props) {
  const { sandboxCode } = draft;
  const [part, setPart] = useState('colours');
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<Marked>();
  const [view, setView] = useState(FIRST_VIEW);
  const [answering, setAnswering] = useState<Answering>({ role: 'designer', name: '' });
  const painters = useRef<Painters>(new Set()).current;
  const help = useRef<HTMLDialogElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const searchId = useId();
  const by = (answering.role === 'compliance' && answering.name.trim()) || undefined;
  const edits = useEdits({ draft, isRestored, library, by, painters });
  const { history, result, context, below } = edits;
  const located = useLocated(context);
  const open = (id: string) => {
    setSearch('');
    setPart(id);
  };

  useShortcuts({
    undo: edits.onUndo,
    redo: edits.onRedo,
    nextFailure: () => {
      open('colours');
      requestAnimationFrame(() => focusNext('.failing'));
    },
    nextScreen: () => {
      const at = KEY_SCREENS.findIndex(({ id }) => id === view.screens[0]);
      const next = KEY_SCREENS[(at + 1) % KEY_SCREENS.length];
      if (!next) return;
      setView({ ...view, screens: [next.id] });
      edits.onSay(`Screen: ${next.label}`);
    },
    scheme: () => {
      const next = view.schemes.includes('dark') ? 'light' : 'dark';
      setView({ ...view, schemes: [next] });
      edits.onSay(next === 'dark' ? 'Scheme: dark' : 'Scheme: light');
    },
    search: () => searchField.current?.focus(),
    help: () => help.current?.showModal(),
  });

  const panel: PanelProps | undefined = context && {
    folder: history.now,
    inherited: below.merged,
    library,
    texts: TEXTS,
    context,
    problems: result.problems,
    organisations,
    sandboxCode,
    compliance: by,
    onChange: edits.onChange,
    onReplace: edits.onReplace,
    onMark: setMarked,
    onScreen: (id) => setView((before) => ({ ...before, screens: [id] })),
  };
  const wanted = search.trim().toLowerCase();
  return (
    <>
      <TopBar
        edits={edits}
        isRestored={isRestored}
        onClose={onClose}
        onDiscard={onDiscard}
        onHelp={() => help.current?.showModal()}
        onProblems={() => open('publish')}
      />
      <main className="desk">
        <nav className="groups" aria-label="Parts">
          {PARTS.map(([id, label]) => (
            <button
              key={id}
              type="button"
              aria-current={id === part && !wanted ? 'true' : undefined}
              onClick={() => open(id)}
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
          {panel ? (
            <Part
              id={part}
              wanted={wanted}
              edits={edits}
              panel={panel}
              answering={answering}
              onAnswering={setAnswering}
            />
          ) : null}
          {result.context ? null : <Problems problems={result.problems} />}
        </div>
        {located ? (
          <Previews
            context={located.context}
            sandboxCode={sandboxCode}
            locate={located.locate}
            painters={painters}
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
