import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Problem } from '../../../themes/org/problems.ts';
import { type Locate, suppliedOf } from '../model/compiled.ts';
import { cssVariables } from '../model/cssVariables.ts';
import type { Folder } from '../model/folder.ts';
import { report, type Screen as Taken } from '../model/report.ts';
import { MOST_CHARACTERS, shareFragment } from '../model/share.ts';
import { type Font, snapshotOf } from '../model/snapshot.ts';
import { exportChecked } from '../model/zip.ts';
import { Frame } from '../previews/Frame.tsx';
import { KEY_SCREENS, type Screen } from '../previews/screens.ts';
import { check, publishedOf } from '../server.ts';
import { useLocate } from '../useLocate.ts';
import type { PanelProps } from './panel.ts';
import './panels.css';

function download(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** What leaves the studio: an archive, a link, custom properties, a report. */
export function Share(props: PanelProps) {
  return (
    <>
      <Archive {...props} />
      <Link {...props} />
      <Variables {...props} />
      <Report {...props} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Archive({ folder }: PanelProps) {
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setSaid('Checking …');
    setProblems([]);
    try {
      const verdict = await check(folder);
      const errors = verdict.problems.filter(({ hint }) => !hint);
      const made = errors.length === 0 ? exportChecked(folder) : { problems: errors };
      if ('problems' in made) {
        setProblems(made.problems);
        setSaid('It is not handed on before this is mended.');
        return;
      }
      download(`${folder.code}.zip`, made.bytes as Uint8Array<ArrayBuffer>, 'application/zip');
      setSaid(`${folder.code}.zip, ${made.bytes.length} bytes. It has been read again as the same folder.`);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part title="Archive">
      <p className="hint">The folder as it is published. The same folder is the same file, byte for byte.</p>
      <p className="acts">
        <button type="button" className="act" disabled={isBusy} onClick={() => void make()}>
          Export the archive
        </button>
      </p>
      <p role="status" className="hint">
        {said}
      </p>
      <ul className="rows">
        {problems.map(({ file, line, path, found, why, fix }) => (
          <li key={`${file} ${line} ${path} ${found}`} className="row failing">
            <b>{path || file}</b> {found}: {why}.{fix ? ` Fix: ${fix}` : ''}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Link({ folder, organisations }: PanelProps) {
  const id = useId();
  const [made, setMade] = useState<{ of: Folder; link: string; missing: readonly string[] }>();
  const [said, setSaid] = useState('');
  const make = async () => {
    setSaid('');
    try {
      const shared = shareFragment(await publishedOf(folder.code, organisations), folder);
      if ('problem' in shared) return setSaid(shared.problem);
      const link = new URL('/studio', location.href);
      link.hash = shared.fragment;
      setMade({ of: folder, link: link.href, missing: shared.missing });
      setSaid(`The differences take ${shared.fragment.length} of ${MOST_CHARACTERS} characters.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const now = made?.of === folder ? made : undefined;
  return (
    <Part title="Link">
      <p className="hint">
        A preview of what differs from the published brand. It is all in the link: no server sees it. It wears
        a frame “Preview, not an offer of credit”.
      </p>
      <p className="acts">
        <button type="button" className="act" onClick={() => void make()}>
          Make a link
        </button>
      </p>
      {now ? (
        <div className="field">
          <label className="label" htmlFor={id}>
            Link
          </label>
          <textarea
            id={id}
            className="link-text"
            readOnly
            rows={2}
            value={now.link}
            onFocus={({ target }) => target.select()}
          />
          <p className="acts">
            <button
              type="button"
              className="act plain"
              onClick={() =>
                void navigator.clipboard.writeText(now.link).then(
                  () => setSaid('Copied.'),
                  () => setSaid('This browser does not let a page copy: select the link and copy it.'),
                )
              }
            >
              Copy
            </button>
            <a href={now.link} target="_blank" rel="noreferrer">
              Open the preview
            </a>
          </p>
          {now.missing.length > 0 ? (
            <p className="hint">{`Not in the link: ${now.missing.join(', ')}.`}</p>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="hint">
        {said}
      </p>
    </Part>
  );
}

function Variables({ folder, context }: PanelProps) {
  const css = useMemo(() => cssVariables(context.look), [context.look]);
  return (
    <Part title="CSS variables">
      <p className="hint">The same tokens for the lender’s own pages.</p>
      <p className="acts">
        <button
          type="button"
          className="act plain"
          onClick={() => download(`${folder.code}.css`, css, 'text/css')}
        >
          Export CSS variables
        </button>
      </p>
      <details>
        <summary>Show them</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard has to reach that. */}
        <pre tabIndex={0} className="code">
          {css}
        </pre>
      </details>
    </Part>
  );
}

const SIZE = { width: 375, height: 812 };
const MOST_WAIT_MS = 20_000;
const QUIET_MS = 400;

function Report(props: PanelProps) {
  const { folder, context, inherited, organisations, texts, problems, sandboxCode } = props;
  const [hasScreens, setHasScreens] = useState(true);
  const [rest, setRest] = useState<readonly Screen[]>();
  const [url, setUrl] = useState('');
  const [said, setSaid] = useState('');
  const taken = useRef<Taken[]>([]);
  const locate = useLocate(context);
  const finish = async () => {
    const isServed = organisations.some(({ code }) => code === folder.code);
    const html = report({
      folder,
      look: context.look,
      below: inherited,
      published: isServed ? await publishedOf(folder.code, organisations) : undefined,
      texts,
      problems,
      screens: taken.current,
      on: new Date().toISOString().slice(0, 10),
    });
    setUrl((before) => {
      if (before) URL.revokeObjectURL(before);
      return URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    });
    setSaid(`The report is made, with ${taken.current.length} screens.`);
  };
  const end = () => {
    setRest(undefined);
    void finish().catch((error: unknown) => setSaid(messageOf(error)));
  };
  const begin = () => {
    taken.current = [];
    setUrl('');
    if (!hasScreens) return end();
    setRest(KEY_SCREENS);
  };
  const next = (screen: Screen, html: string | undefined, left: readonly Screen[]) => {
    if (html) taken.current.push({ label: screen.label, html, ...SIZE });
    if (left.length > 0) setRest(left);
    else end();
  };
  const [screen, ...left] = rest ?? [];
  return (
    <Part title="Report for sign-off">
      <p className="hint">
        Colors with their contrast, words beside ours, facts, and what is new, in one file of HTML. It runs
        and loads nothing; print it to save it as PDF.
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={hasScreens}
          onChange={({ target }) => setHasScreens(target.checked)}
        />
        <span>With the twelve screens</span>
      </label>
      <p className="acts">
        <button type="button" className="act" disabled={rest !== undefined} onClick={begin}>
          Make the report
        </button>
        {url ? (
          <>
            <a href={url} download={`${folder.code}.html`}>
              Download it
            </a>
            <a href={url} target="_blank" rel="noreferrer">
              Open it to print
            </a>
          </>
        ) : null}
      </p>
      <p role="status" className="hint">
        {screen
          ? `Screen ${KEY_SCREENS.length - left.length} of ${KEY_SCREENS.length}: ${screen.label}`
          : said}
      </p>
      {screen && locate ? (
        <TakeScreen
          key={screen.id}
          screen={screen}
          context={context}
          sandboxCode={sandboxCode}
          locate={locate}
          onTaken={(html) => next(screen, html, left)}
        />
      ) : null}
    </Part>
  );
}

function fontsOf({ look, assets, files }: PanelProps['context']): Font[] {
  return look.fonts.flatMap(({ family, weight, src }) => {
    const asset = assets.find(({ file }) => file === src);
    const bytes = asset && files.read(`${asset.layer}/${asset.file}`);
    return bytes ? [{ family: String(family), weight: String(weight), bytes }] : [];
  });
}

interface TakeProps extends Pick<PanelProps, 'context' | 'sandboxCode'> {
  readonly screen: Screen;
  readonly locate: Locate;
  /** Nothing where the screen did not come. */
  readonly onTaken: (html: string | undefined) => void;
}

/** One screen, shown until it is at rest. */
function TakeScreen({ screen, context, sandboxCode, locate, onTaken }: TakeProps) {
  const supplied = useMemo(
    () => suppliedOf(context, 'own', sandboxCode, locate),
    [context, sandboxCode, locate],
  );
  const latest = useRef(onTaken);
  latest.current = onTaken;
  const watch = (holder: HTMLDivElement | null) => {
    if (!holder) return;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    let isDone = false;
    const done = (html: string | undefined) => {
      if (isDone) return;
      isDone = true;
      stop();
      latest.current(html);
    };
    const take = () => {
      const page = holder.querySelector('iframe')?.contentDocument;
      if (page) void snapshotOf(page, fontsOf(context)).then(done, () => done(undefined));
    };
    const within = new MutationObserver(() => rest());
    const rest = () => {
      clearTimeout(quiet);
      quiet = setTimeout(take, QUIET_MS);
    };
    const shown = new MutationObserver(() => {
      const frame = holder.querySelector('iframe');
      const root = frame?.contentDocument?.querySelector('[data-heloc-mount]')?.shadowRoot;
      if (!frame?.dataset.shown || !root) return;
      within.observe(root, { childList: true, subtree: true, attributes: true });
      rest();
    });
    shown.observe(holder, { subtree: true, attributes: true, attributeFilter: ['data-shown'] });
    const late = setTimeout(() => done(undefined), MOST_WAIT_MS);
    const stop = () => {
      clearTimeout(late);
      clearTimeout(quiet);
      shown.disconnect();
      within.disconnect();
    };
    return stop;
  };
  const watched = useRef(watch);
  return (
    <div ref={watched.current} className="small-preview" aria-hidden="true" inert>
      <Frame
        screen={screen}
        org={sandboxCode}
        size={SIZE}
        scheme={context.look.choices.scheme}
        supplied={supplied}
      />
    </div>
  );
}
