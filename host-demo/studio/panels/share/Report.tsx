import { useMemo, useRef, useState } from 'react';
import { type Locate, suppliedOf } from '../../model/compiled.ts';
import { report, type Screen as Taken } from '../../model/report.ts';
import { type Font, hasFonts, isLoading, type Snapshot, snapshotOf } from '../../model/snapshot.ts';
import { Frame } from '../../previews/Frame.tsx';
import { KEY_SCREENS, type Screen } from '../../previews/screens.ts';
import { publishedOf } from '../../server.ts';
import { useLocate } from '../../useLocate.ts';
import type { PanelProps } from '../panel.ts';
import { messageOf } from './download.ts';
import { SharePart } from './SharePart.tsx';

const SIZE = { width: 375, height: 812 };
const MOST_WAIT_MS = 20_000;
const QUIET_MS = 400;
const MOST_WAITS = 10;

export function Report(props: PanelProps) {
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
  const next = (screen: Screen, snapshot: Snapshot | undefined, left: readonly Screen[]) => {
    if (snapshot) taken.current.push({ label: screen.label, width: SIZE.width, ...snapshot });
    if (left.length > 0) setRest(left);
    else end();
  };
  const [screen, ...left] = rest ?? [];
  return (
    <SharePart title="Report for sign-off">
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
          onTaken={(snapshot) => next(screen, snapshot, left)}
        />
      ) : null}
    </SharePart>
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
  readonly onTaken: (snapshot: Snapshot | undefined) => void;
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
    const done = (snapshot: Snapshot | undefined) => {
      if (isDone) return;
      isDone = true;
      stop();
      latest.current(snapshot);
    };
    const fonts = fontsOf(context);
    let waits = MOST_WAITS;
    const take = () => {
      const page = holder.querySelector('iframe')?.contentDocument;
      if (!page) return;
      waits -= 1;
      if (waits > 0 && (isLoading(page) || !hasFonts(page, fonts))) rest();
      else void snapshotOf(page, fonts).then(done, () => done(undefined));
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
