import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftCodes, draftOf, dropDraft, saveDraft } from './drafts.ts';
import { Editor } from './Editor.tsx';
import { copyOf, type Entries, type Organisation } from './model/library.ts';
import { isLink, Shared } from './Shared.tsx';
import { Start } from './Start.tsx';
import { folderAt, libraryFor, organisations as listOrganisations } from './server.ts';

interface Opened {
  /** Anew each time, the same brand as well: its history begins again. */
  readonly id: number;
  readonly draft: Draft;
  readonly isRestored: boolean;
  readonly library: Entries;
}

let opening = 0;
const asked = () => new URLSearchParams(location.search).get('org') ?? undefined;

function address(code: string | undefined): void {
  const url = new URL(location.href);
  url.hash = '';
  if (code) url.searchParams.set('org', code);
  else url.searchParams.delete('org');
  if (url.href !== location.href) history.pushState(null, '', url);
}

/** The focus goes to the heading of what is opened next; where the page began the browser has it. */
function useFocusOnHeading(view: unknown): void {
  const begun = useRef(view);
  useEffect(() => {
    if (!view) return;
    if (begun.current && begun.current !== view) document.querySelector('h1')?.focus();
    begun.current = view;
  }, [view]);
}

export function Studio() {
  return isLink(location.hash) ? <Shared fragment={location.hash} /> : <Brands />;
}

function Brands() {
  const [organisations, setOrganisations] = useState<readonly Organisation[]>();
  const [drafts, setDrafts] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');

  const attempt = useCallback((work: Promise<unknown>) => {
    setProblem('');
    work.catch((error: unknown) => setProblem(error instanceof Error ? error.message : `${error}`));
  }, []);

  const show = useCallback(async (draft: Draft, isRestored: boolean, all: readonly Organisation[]) => {
    const { code } = draft.folder;
    const parent = draft.folder.brand.extends;
    const known = all.some((each) => each.code === code)
      ? all
      : [...all, { code, name: code, family: null, extends: typeof parent === 'string' ? parent : null }];
    opening += 1;
    setOpened({ id: opening, draft, isRestored, library: await libraryFor(code, known) });
    address(code);
  }, []);

  const open = useCallback(
    async (code: string, all: readonly Organisation[]) => {
      const kept = await draftOf(code);
      const isServed = all.some((each) => each.code === code);
      if (kept) return show(kept, true, all);
      if (!isServed) throw new Error(`There is no brand ${code}.`);
      return show({ folder: await folderAt(code), savedAt: 0, sandboxCode: code }, false, all);
    },
    [show],
  );

  const list = useCallback(async () => {
    const all = await listOrganisations();
    setOrganisations(all);
    setDrafts(await draftCodes());
    return all;
  }, []);

  useEffect(() => {
    const follow = async () => {
      const all = await list();
      const code = asked();
      if (code) await open(code, all);
      else setOpened(undefined);
    };
    attempt(follow());
    const onMove = () => attempt(follow());
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, [attempt, list, open]);

  const isListed = opened === undefined && asked() === undefined;
  useFocusOnHeading(organisations && (opened ? opened.id : isListed));
  useEffect(() => {
    document.title = opened ? `${opened.draft.folder.code} | Theme studio` : 'Theme studio';
  }, [opened]);

  if (problem)
    return (
      <main className="start">
        <p role="alert">{problem}</p>
        <p>
          <a href="/studio">All brands</a>
        </p>
      </main>
    );
  if (!organisations || (!opened && !isListed)) return <p className="hint lead">Loading …</p>;
  if (!opened)
    return (
      <Start
        organisations={organisations}
        drafts={drafts}
        onOpen={(code) => attempt(open(code, organisations))}
        onCopy={(from, code, name) =>
          attempt(
            folderAt(from).then((folder) =>
              begin({ folder: copyOf(folder, code, name), savedAt: Date.now(), sandboxCode: from }),
            ),
          )
        }
        onNew={(folder, sandboxCode) => attempt(begin({ folder, savedAt: Date.now(), sandboxCode }))}
      />
    );
  const close = () => {
    setOpened(undefined);
    address(undefined);
    attempt(list());
  };
  return (
    <Editor
      key={opened.id}
      draft={opened.draft}
      isRestored={opened.isRestored}
      library={opened.library}
      organisations={organisations}
      onClose={close}
      onDiscard={() => {
        const { code } = opened.draft.folder;
        const isServed = organisations.some((each) => each.code === code);
        attempt(dropDraft(code).then(() => (isServed ? open(code, organisations) : close())));
      }}
    />
  );

  async function begin(draft: Draft): Promise<void> {
    await saveDraft(draft).catch(() => {});
    await show(draft, false, organisations ?? []);
  }
}
