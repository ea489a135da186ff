import { useEffect, useState } from 'react';
import { TEXTS } from '../../themes/org/texts.ts';
import { saveDraft } from './drafts.ts';
import { compiledOf } from './model/compiled.ts';
import type { Folder } from './model/folder.ts';
import type { Entries, Organisation } from './model/library.ts';
import { parseFragment, withShared } from './model/share.ts';
import './panels/panels.css';
import { FIRST_VIEW, Previews } from './previews/Previews.tsx';
import { libraryFor, organisations as listOrganisations, publishedOf } from './server.ts';
import { useLocate } from './useLocate.ts';

interface Opened {
  readonly folder: Folder;
  readonly library: Entries;
  readonly sandboxCode: string;
  readonly missing: readonly string[];
  readonly isOfOther: boolean;
}

/** Like an address of a page in this one, and no link of another studio. */
export const isLink = (hash: string) => /^#\d{1,4}\./.test(hash);

async function opened(fragment: string): Promise<Opened | { problem: string }> {
  const shared = parseFragment(fragment);
  if ('problem' in shared) return shared;
  const all = await listOrganisations();
  const { code } = shared;
  const result = withShared(await publishedOf(code, all), shared, TEXTS);
  if ('problem' in result) return result;
  const { folder } = result;
  const { extends: parent, family } = folder.brand;
  const entry: Organisation = {
    code,
    name: code,
    family: null,
    extends: typeof parent === 'string' ? parent : null,
  };
  const isServed = all.some((each) => each.code === code);
  const like = isServed ? code : (all.find((each) => each.family === family) ?? all[0])?.code;
  return {
    ...result,
    library: await libraryFor(code, isServed ? all : [...all, entry]),
    sandboxCode: like ?? code,
  };
}

/** What somebody has handed on: the running application in a frame that says what it is. */
export function Shared({ fragment }: { readonly fragment: string }) {
  const [found, setFound] = useState<Opened | { problem: string }>();
  useEffect(() => {
    let isGone = false;
    opened(fragment)
      .catch((error: unknown) => ({ problem: error instanceof Error ? error.message : `${error}` }))
      .then((result) => !isGone && setFound(result));
    document.title = 'Preview, not an offer of credit | Theme studio';
    return () => {
      isGone = true;
    };
  }, [fragment]);
  return (
    <div className="not-an-offer">
      <aside className="offer-note" aria-label="What this page is">
        <p>Preview, not an offer of credit</p>
      </aside>
      <header className="top">
        <h1>Shared preview</h1>
        {found && 'folder' in found ? <Acts {...found} /> : null}
      </header>
      <main>
        {found === undefined ? <p className="hint lead">Reading the link …</p> : null}
        {found && 'problem' in found ? (
          <p role="alert" className="lead">
            {found.problem} <a href="/studio">All brands</a>
          </p>
        ) : null}
        {found && 'folder' in found ? <Page {...found} /> : null}
      </main>
    </div>
  );
}

function Acts({ folder, sandboxCode }: Opened) {
  return (
    <div className="top-acts">
      <button
        type="button"
        className="quiet"
        onClick={() =>
          void saveDraft({ folder, savedAt: Date.now(), sandboxCode }).then(() =>
            location.assign(`/studio?org=${folder.code}`),
          )
        }
      >
        {`Go on with ${folder.code} in the studio`}
      </button>
    </div>
  );
}

function Page({ folder, library, sandboxCode, missing, isOfOther }: Opened) {
  const [view, setView] = useState(FIRST_VIEW);
  const [{ context, problems }] = useState(() => compiledOf(folder, library, TEXTS));
  const locate = useLocate(context);
  const [first] = problems;
  return (
    <>
      {missing.length > 0 ? <p className="notice">{`No link holds these: ${missing.join(', ')}.`}</p> : null}
      {isOfOther ? (
        <p className="notice">
          The brand has been published anew since the link was made: the rest is as it is now.
        </p>
      ) : null}
      {context && locate ? (
        <Previews
          context={context}
          sandboxCode={sandboxCode}
          locate={locate}
          marked={undefined}
          view={view}
          onView={setView}
        />
      ) : (
        <p className="hint lead">
          {context
            ? 'Getting the previews ready …'
            : first
              ? `${first.path} ${first.found}: ${first.why}.`
              : ''}
        </p>
      )}
    </>
  );
}
