import { Fragment, useId, useState } from 'react';
import type { Problem } from '../../../themes/org/problems.ts';
import { draftOf, draftProblem, saveDraft } from '../drafts.ts';
import { isCompliance } from '../model/compliance.ts';
import { changesBetween, otherAssets } from '../model/difference.ts';
import type { Folder } from '../model/folder.ts';
import { type ImportedTokens, importTokens, withTokens } from '../model/tokens.ts';
import { importZip } from '../model/zip.ts';
import { Problems } from '../Problems.tsx';
import type { PanelProps } from './panel.ts';
import './panels.css';

type Read =
  | { readonly kind: 'folder'; readonly folder: Folder }
  | { readonly kind: 'tokens'; readonly tokens: ImportedTokens }
  | { readonly kind: 'refused'; readonly why: string; readonly problems?: readonly Problem[] };

function readTokens(content: string | Uint8Array, name?: string): Read {
  const tokens = importTokens(content, name);
  return 'problems' in tokens
    ? { kind: 'refused', why: 'The tokens are refused.', problems: tokens.problems }
    : { kind: 'tokens', tokens };
}

const ARCHIVE = [0x50, 0x4b];
const MOST_BYTES = 10_000_000;

async function readFile(file: File): Promise<Read> {
  if (file.size > MOST_BYTES)
    return { kind: 'refused', why: `The file has ${file.size} bytes, at most ${MOST_BYTES}.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!ARCHIVE.every((byte, index) => bytes[index] === byte)) return readTokens(bytes, file.name);
  const imported = importZip(bytes);
  return 'folder' in imported
    ? { kind: 'folder', folder: imported.folder }
    : { kind: 'refused', why: 'The archive is refused.', problems: imported.problems };
}

/** An organisation's archive, or a file of tokens of another tool; nothing of it is used before it has been looked at. */
export function Import(props: PanelProps) {
  const id = useId();
  const [read, setRead] = useState<Read>();
  const [said, setSaid] = useState('');
  const show = (next: Read) => {
    setRead(next);
    setSaid(next.kind === 'refused' ? next.why : '');
  };
  const onDone = (label: string) => {
    setRead(undefined);
    setSaid(label);
  };
  return (
    <>
      <section className="section">
        <div className="field">
          <label className="label" htmlFor={`${id}-file`}>
            A file
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".zip,.json,application/zip,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void readFile(file).then(show);
            }}
          />
          <p className="shows">
            The archive of an organisation, or tokens from Figma, Tokens Studio, Style Dictionary, Terrazzo or
            the Design Tokens format.
          </p>
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-text`}>
            Or tokens, pasted
          </label>
          <textarea
            id={`${id}-text`}
            rows={3}
            spellCheck={false}
            onChange={({ target }) => {
              if (target.value.trim() === '') onDone('');
              else show(readTokens(target.value));
            }}
          />
        </div>
        <p className={read?.kind === 'refused' ? 'wrong' : 'hint'} role="status">
          {said}
        </p>
      </section>
      {read?.kind === 'refused' && read.problems ? <Problems problems={read.problems} /> : null}
      {read?.kind === 'tokens' ? <Tokens {...props} tokens={read.tokens} onDone={onDone} /> : null}
      {read?.kind === 'folder' ? <Archive {...props} read={read.folder} onDone={onDone} /> : null}
    </>
  );
}

/** Broken between groups rather than in one. */
const byGroup = (name: string) =>
  name.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

interface Done {
  readonly onDone: (label: string) => void;
}

function Tokens({
  folder,
  inherited,
  tokens,
  onReplace,
  onDone,
}: PanelProps & Done & { readonly tokens: ImportedTokens }) {
  const { format, rows, changes } = tokens;
  const taken = rows.filter(({ why }) => !why);
  const left = rows.filter(({ why }) => why);
  const label = `${changes.length} ${changes.length === 1 ? 'value' : 'values'} from ${format}`;
  return (
    <section aria-label="What the file holds">
      <h3>{`${format}: ${taken.length} taken, ${left.length} not`}</h3>
      <p className="acts">
        <button
          type="button"
          className="act"
          disabled={changes.length === 0}
          onClick={() => {
            onReplace(withTokens(folder, tokens, inherited), label);
            onDone(`Taken: ${label}`);
          }}
        >
          {`Take ${label}`}
        </button>
      </p>
      {taken.length > 0 ? (
        <table className="compared">
          <caption>Taken</caption>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">Value</th>
              <th scope="col">Here</th>
            </tr>
          </thead>
          <tbody>
            {taken.map(({ name, value, to }) => (
              <tr key={name + value}>
                <td>{byGroup(name)}</td>
                <td>{value}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {left.length > 0 ? (
        <table className="compared">
          <caption>Not taken</caption>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">Why not</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ name, value, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice, and rows stay as they are.
              <tr key={index}>
                <td>
                  {byGroup(name)} <span className="shows">{value}</span>
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function Archive({
  folder,
  read,
  organisations,
  sandboxCode,
  compliance,
  onReplace,
  onDone,
}: PanelProps & Done & { readonly read: Folder }) {
  const changes = changesBetween(folder, read);
  const assets = otherAssets(folder.assets, read.assets);
  const legal = changes.filter((made) => isCompliance(made) || /^approved(By|On)$/.test(made.path[0] ?? ''));
  const isLocked = legal.length > 0 && !compliance;
  const answers = [read.brand, read.copy].flatMap(({ approvedBy, approvedOn }) =>
    typeof approvedBy === 'string' ? [`${approvedBy}, ${approvedOn}`] : [],
  );
  const isOther = read.code !== folder.code;
  const count = changes.length + assets.length;
  const open = async () => {
    const isKnown = organisations.some(({ code }) => code === read.code);
    if (await draftOf(read.code)) return onDone(draftProblem(read.code));
    try {
      await saveDraft({ folder: read, savedAt: Date.now(), sandboxCode: isKnown ? read.code : sandboxCode });
      location.assign(`?org=${read.code}`);
    } catch {
      onDone('This browser keeps nothing: open the archive under “All brands”.');
    }
  };
  return (
    <section aria-label="What the archive holds">
      <h3>
        {isOther
          ? `The archive of ${read.code}`
          : count === 0
            ? 'The archive is the same as what is open'
            : `${count} ${count === 1 ? 'difference' : 'differences'}`}
      </h3>
      {isOther ? null : (
        <ul className="rows">
          {changes.slice(0, 40).map(({ file, path }) => (
            <li key={file + path.join()} className="row">
              {path.join(' ')}
            </li>
          ))}
          {assets.map((name) => (
            <li key={name} className="row">
              {name}
            </li>
          ))}
        </ul>
      )}
      {legal.length > 0 ? (
        <p className="notice" role="note">
          {`It changes what compliance answers for (${legal.length}). In the archive: ${[...new Set(answers)].join('; ') || 'nobody has approved it'}.${isLocked ? ' Locked until you choose “Compliance” and give your name, under Legal.' : ''}`}
        </p>
      ) : null}
      <p className="acts">
        {isOther ? (
          <button type="button" className="act" onClick={() => void open()}>
            {`Open ${read.code}`}
          </button>
        ) : (
          <button
            type="button"
            className="act"
            disabled={count === 0 || isLocked}
            onClick={() => {
              onReplace(read, `an archive of ${read.code}`);
              onDone('Taken: the archive');
            }}
          >
            Take it over
          </button>
        )}
      </p>
    </section>
  );
}
