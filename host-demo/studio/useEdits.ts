import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Context } from '../../themes/org/checks/context.ts';
import { TEXTS } from '../../themes/org/texts.ts';
import { type Draft, hold, saveDraft } from './drafts.ts';
import type { Field } from './form/field.ts';
import { compiledOf, type Result, wordsOf } from './model/compiled.ts';
import { refusedBecause, signed } from './model/compliance.ts';
import { type Change, change as changed, type DataChange, type Folder } from './model/folder.ts';
import { begin, type History, redo, replace, undo } from './model/history.ts';
import type { Entries } from './model/library.ts';
import { paintedOf } from './model/painted.ts';
import { applied, inheritedOf, refusalOf } from './model/values.ts';
import type { Painters } from './previews/Frame.tsx';

interface Input {
  readonly draft: Draft;
  readonly isRestored: boolean;
  readonly library: Entries;
  /** Who answers for legal texts. */
  readonly by: string | undefined;
  /** What shows the folder. */
  readonly painters: Painters;
}

export interface Edits {
  readonly history: History;
  readonly result: Result;
  /** The last good one. */
  readonly context: Context | undefined;
  readonly below: ReturnType<typeof inheritedOf>;
  readonly isChanged: boolean;
  /** No other tab has it. */
  readonly isMine: boolean;
  readonly saved: string;
  /** What was done last. */
  readonly said: string;
  readonly onSay: (words: string) => void;
  readonly onReplace: (folder: Folder, label: string, gesture?: string) => void;
  /** @returns why it is not taken */
  readonly onChange: (made: Change) => string | undefined;
  /** Of one value, which is seen before it is checked. @returns why it is not taken */
  readonly onTry: (field: Field, made: DataChange) => Promise<string | undefined>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);

/** Once the next frame has been drawn; none is in a tab that nobody sees. */
const afterFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** An organisation's folder as it is edited: what was done to it, what it becomes, and that this browser keeps it. */
export function useEdits({ draft, isRestored, library, by, painters }: Input): Edits {
  const { sandboxCode } = draft;
  const [history, setHistory] = useState<History>(() => begin(draft.folder));
  const folder = history.now;
  const [isMine, setMine] = useState(true);
  const [saved, setSaved] = useState(isRestored ? 'Changes of before are back.' : '');
  const [said, setSaid] = useState('');

  /** What was done is seen before all that it means is found out. */
  const [checked, setChecked] = useState(folder);
  useEffect(() => {
    let isLatest = true;
    void afterFrame().then(() => isLatest && setChecked(folder));
    return () => {
      isLatest = false;
    };
  }, [folder]);
  const result = useMemo(() => compiledOf(checked, library, TEXTS), [checked, library]);
  const lastGood = useRef(result.context);
  if (result.context) lastGood.current = result.context;
  const below = useMemo(() => inheritedOf(folder, library), [folder, library]);
  const latest = useRef({ folder, result });
  latest.current = { folder, result };

  const onReplace = useCallback((next: Folder, label: string, gesture?: string) => {
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

  const spoken = useRef(folder);
  const paint = useCallback(
    (shown: Folder) => {
      const all = [...painters];
      const before = spoken.current;
      spoken.current = shown;
      const words =
        before.brand !== shown.brand || before.copy !== shown.copy
          ? wordsOf(shown, library, sandboxCode)
          : undefined;
      if (words) for (const { say } of all) say(words);
      const painted = paintedOf(
        shown,
        below.merged,
        all.map(({ scheme }) => scheme),
      );
      for (const { scheme, paint: put } of all) {
        const tokens = painted.get(scheme);
        if (tokens) put(tokens);
      }
    },
    [below, painters, library, sandboxCode],
  );
  const trying = useRef<DataChange>(undefined);
  const onTry = async (field: Field, made: DataChange): Promise<string | undefined> => {
    trying.current = made;
    paint(applied(folder, made));
    await afterFrame();
    // Typed over meanwhile: what counts is what came after it.
    if (trying.current !== made && made.gesture && trying.current.gesture === made.gesture) return undefined;
    const now = latest.current;
    const problem = refusalOf(field, now.result, applied(now.folder, made), library, TEXTS);
    if (trying.current === made) trying.current = undefined;
    if (!problem) return onChange(made);
    paint(now.folder);
    return `${problem.found}: ${problem.why}.`;
  };

  useLayoutEffect(() => {
    if (!trying.current) paint(folder);
  }, [folder, paint]);

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
  return {
    history,
    result,
    context: lastGood.current,
    below,
    isChanged,
    isMine,
    saved,
    said,
    onSay: setSaid,
    onReplace,
    onChange,
    onTry,
    onUndo: () => step(undo, 'Undone', history.past.at(-1)?.label),
    onRedo: () => step(redo, 'Done again', history.future[0]?.label),
  };
}
