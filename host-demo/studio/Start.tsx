import { useCallback, useEffect, useId, useState } from 'react';
import { newFolder } from '../../themes/org/create.ts';
import type { Proposal } from './model/colorsOf.ts';
import type { Folder } from './model/folder.ts';
import { type Entries, folderIn, type Organisation } from './model/library.ts';
import { ARCHIVE, OpenArchive } from './OpenArchive.tsx';
import { ColorSource, Proposals } from './panels/StartFrom.tsx';
import { libraryFor } from './server.ts';

interface Props {
  readonly organisations: readonly Organisation[];
  readonly drafts: readonly string[];
  readonly onOpen: (code: string) => void;
  readonly onCopy: (from: string, code: string, name: string) => void;
  readonly onNew: (folder: Folder, sandboxCode: string) => void;
}

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;
export const codeOf = (name: string) =>
  name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, 40);

/** In the address, where each begins: what is below sixty brands is one key away. */
const NEW = 'new';

/** A family in words: 'credit-union' is a credit union. */
const kindOf = (family: string) => family.replaceAll('-', ' ');

/** Which brand to work on. */
export function Start({ organisations, drafts, onOpen, onCopy, onNew }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = organisations.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(wanted));
  const unfinished = drafts.filter((code) => !organisations.some((each) => each.code === code));
  return (
    <>
      <header className="top">
        <h1 tabIndex={-1}>Theme studio</h1>
        <nav className="top-acts" aria-label="On this page">
          <a href={`#${NEW}`}>Begin a new one</a>
          <a href={`#${ARCHIVE}`}>Open an archive</a>
        </nav>
      </header>
      <main className="start">
        <section aria-label="Open a brand">
          <h2>Open a brand</h2>
          <label className="unseen" htmlFor={id}>
            Search brands
          </label>
          <input
            id={id}
            type="search"
            placeholder="Search brands"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul className="brands">
            {[...unfinished.map((code) => ({ code, name: code, family: null })), ...found].map(
              ({ code, name, family }) => (
                <li key={code}>
                  <button type="button" className="brand" onClick={() => onOpen(code)}>
                    <b>{name}</b>
                    <small>
                      {code}
                      {family ? ` · ${kindOf(family)}` : ''}
                      {drafts.includes(code) ? ' · changed in this browser' : ''}
                    </small>
                  </button>
                </li>
              ),
            )}
          </ul>
          {found.length === 0 ? <p role="status">No brand has such a name.</p> : null}
        </section>
        <div>
          <New organisations={organisations} drafts={drafts} onCopy={onCopy} onNew={onNew} />
          <OpenArchive organisations={organisations} drafts={drafts} onNew={onNew} />
        </div>
      </main>
    </>
  );
}

const NOTHING = '';

function New({ organisations, drafts, onCopy, onNew }: Omit<Props, 'onOpen'>) {
  const id = useId();
  const [name, setName] = useState('');
  const [code, setCode] = useState<string>();
  const [from, setFrom] = useState(NOTHING);
  const [family, setFamily] = useState('credit-union');
  const [primary, setPrimary] = useState('#1F5FBF');
  const [accent, setAccent] = useState('');
  const [wrong, setWrong] = useState('');
  const [found, setFound] = useState<readonly Proposal[]>([]);
  const [library, setLibrary] = useState<Entries>();
  const isLibraryNeeded = found.length > 0 && !library;
  useEffect(() => {
    if (!isLibraryNeeded) return;
    let isGone = false;
    libraryFor(undefined, organisations).then(
      (entries) => !isGone && setLibrary(entries),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isLibraryNeeded, organisations]);
  const families = [...new Set(organisations.flatMap((each) => each.family ?? []))].sort();
  const shownCode = code ?? codeOf(name);
  const sandboxCode = (organisations.find((each) => each.family === family) ?? organisations[0])?.code ?? '';
  const begun = useCallback(
    (folderCode: string, lender: string, main: string, links: string | undefined) => {
      const files = newFolder(folderCode, { name: lender, family, primary: main, accent: links });
      const entries = Object.entries(files).map(([path, text]): [string, Uint8Array] => [
        `${folderCode}/${path}`,
        new TextEncoder().encode(text),
      ]);
      return folderIn(new Map(entries), folderCode);
    },
    [family],
  );
  const proposed = useCallback(
    (proposal: Proposal) => begun('NEW_LENDER', 'New lender', proposal.primary, proposal.accent),
    [begun],
  );
  const make = () => {
    const hex = /^#[0-9a-f]{6}$/i;
    if (name.trim() === '') return setWrong('Give the name of the lender.');
    if (!CODE.test(shownCode))
      return setWrong('A code has capital letters, digits and _, such as PENNYROYAL_CU.');
    if (organisations.some((each) => each.code === shownCode))
      return setWrong(`There is a brand ${shownCode} already.`);
    if (drafts.includes(shownCode))
      return setWrong(`${shownCode} was begun in this browser already: open it from the list.`);
    if (from !== NOTHING) return onCopy(from, shownCode, name.trim());
    if (!hex.test(primary) || (accent !== '' && !hex.test(accent)))
      return setWrong('A color is written like #7A3E9D.');
    onNew(begun(shownCode, name.trim(), primary, accent || undefined), sandboxCode);
  };
  return (
    <section id={NEW} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Begin a new one</h2>
      <form
        className="new"
        onSubmit={(event) => {
          event.preventDefault();
          setWrong('');
          make();
        }}
      >
        <div className="field">
          <label className="label" htmlFor={`${id}-name`}>
            Name of the lender
          </label>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-code`}>
            Code
          </label>
          <input
            id={`${id}-code`}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={shownCode}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-from`}>
            Begin with
          </label>
          <select id={`${id}-from`} value={from} onChange={({ target }) => setFrom(target.value)}>
            <option value={NOTHING}>Two colors</option>
            {organisations.map((each) => (
              <option key={each.code} value={each.code}>
                A copy of {each.name}
              </option>
            ))}
          </select>
        </div>
        {from === NOTHING ? (
          <>
            <div className="field">
              <label className="label" htmlFor={`${id}-family`}>
                Kind of lender
              </label>
              <select id={`${id}-family`} value={family} onChange={({ target }) => setFamily(target.value)}>
                {families.map((each) => (
                  <option key={each} value={each}>
                    {kindOf(each)}
                  </option>
                ))}
              </select>
            </div>
            <details>
              <summary>Colors from a picture or a text</summary>
              <ColorSource onFound={setFound} />
              {library ? (
                <Proposals
                  found={found}
                  folderOf={proposed}
                  library={library}
                  sandboxCode={sandboxCode}
                  onTake={(proposal) => {
                    setPrimary(proposal.primary);
                    setAccent(proposal.accent === proposal.primary ? '' : proposal.accent);
                  }}
                />
              ) : null}
            </details>
            <div className="field">
              <label className="label" htmlFor={`${id}-primary`}>
                Primary color
              </label>
              <input
                id={`${id}-primary`}
                type="text"
                spellCheck={false}
                autoComplete="off"
                maxLength={7}
                value={primary}
                onChange={({ target }) => setPrimary(target.value)}
              />
            </div>
            <div className="field">
              <label className="label" htmlFor={`${id}-accent`}>
                Accent color, if there is one
              </label>
              <input
                id={`${id}-accent`}
                type="text"
                spellCheck={false}
                autoComplete="off"
                maxLength={7}
                value={accent}
                onChange={({ target }) => setAccent(target.value)}
              />
            </div>
          </>
        ) : null}
        <p role="alert" className="wrong">
          {wrong}
        </p>
        <button type="submit" className="act">
          Begin
        </button>
      </form>
    </section>
  );
}
