import { useEffect, useId, useMemo, useState } from 'react';
import type { CopyValue } from '#src/brand/copy.tsx';
import {
  formsOf,
  inserted,
  isPlaceholder,
  LEGAL,
  lengthOf,
  moved,
  type Pieces,
  piecesOf,
  placeholdersFor,
  problemsOf,
  readingGrade,
  removed,
  screenOf,
  search,
  type Text,
  textChange,
  textOf,
  textsOf,
  withForm,
  withWords,
} from '../model/words.ts';
import type { PanelProps } from './panel.ts';
import './panels.css';

const PAGE = 25;

/** Where a text can be looked at: the screens of the previews by the beginning of its namespace. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^register|^shell|^legal-links|^ui\b/, 'first'],
  [/^errors|^form/, 'errors'],
  [/^product/, 'offer'],
  [/^payoff|^liens/, 'pay-off'],
  [/^income/, 'income'],
  [/^document/, 'document'],
  [/^signing|^e-sign/, 'sign'],
  [/^conditions/, 'conditions'],
  [/^bpo|^processing/, 'waiting'],
  [/^chat/, 'chat'],
  [/^review-app|^credit/, 'consent'],
];

/** Every text of the application, by screen or by search. */
export function Words(props: PanelProps) {
  const { folder, inherited, texts, onMark } = props;
  const id = useId();
  const all = useMemo(() => textsOf(texts, inherited.copy, folder.copy), [texts, inherited, folder.copy]);
  const [wanted, setWanted] = useState('');
  const [screen, setScreen] = useState('');
  const [isOwnOnly, setOwnOnly] = useState(false);
  const [most, setMost] = useState(PAGE);
  const [open, setOpen] = useState('');
  useEffect(() => () => onMark(undefined), [onMark]);
  const found = search(all, wanted).filter(
    ({ namespace, own }) => (screen === '' || namespace === screen) && (!isOwnOnly || own !== undefined),
  );
  const namespaces = [...new Set(all.map(({ namespace }) => namespace))];
  return (
    <>
      <div className="section">
        <div className="field">
          <label className="label" htmlFor={`${id}-search`}>
            Search texts
          </label>
          <input
            id={`${id}-search`}
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => {
              setWanted(target.value);
              setMost(PAGE);
            }}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-screen`}>
            Part of the application
          </label>
          <select
            id={`${id}-screen`}
            value={screen}
            onChange={({ target }) => {
              setScreen(target.value);
              setMost(PAGE);
            }}
          >
            <option value="">All</option>
            {namespaces.map((namespace) => (
              <option key={namespace} value={namespace}>
                {screenOf(namespace)}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input type="checkbox" checked={isOwnOnly} onChange={({ target }) => setOwnOnly(target.checked)} />
          <span>Own words only</span>
        </label>
        <p className="hint" role="status">
          {found.length === 1 ? '1 text' : `${found.length} texts`}
        </p>
      </div>
      <ul className="rows">
        {found.slice(0, most).map((text) => {
          const key = `${text.namespace}.${text.key}`;
          const isOpen = open === key;
          const shown = [...formsOf(text.own ?? text.original).values()].join(' / ');
          return (
            <li key={key} className="row">
              <button
                type="button"
                className="row-button text-button"
                aria-expanded={isOpen}
                onClick={() => {
                  setOpen(isOpen ? '' : key);
                  if (isOpen) onMark(undefined);
                }}
              >
                <span className="text-shown">{shown}</span>
                <span className="source">
                  {screenOf(text.namespace)}, {text.key}
                  {text.own === undefined ? '' : ' · own'}
                </span>
              </button>
              {isOpen ? <Editor text={text} {...props} /> : null}
            </li>
          );
        })}
      </ul>
      {found.length > most ? (
        <p>
          <button type="button" className="act plain" onClick={() => setMost(most + PAGE)}>
            Show more
          </button>
        </p>
      ) : null}
    </>
  );
}

/** One text with ours beside it. What cannot stand is told, and goes no further than this. */
function Editor({ text, compliance, onChange, onMark, onScreen }: PanelProps & { readonly text: Text }) {
  const { namespace, original, own } = text;
  const current = own ?? original;
  const [draft, setDraft] = useState<CopyValue>();
  const value = draft ?? current;
  const isLocked = namespace === LEGAL && !compliance;
  const problems = problemsOf(text, value);
  const grade = readingGrade(value);
  const screen = SCREENS.find(([pattern]) => pattern.test(namespace))?.[1];
  const mark = () => {
    const words = [...formsOf(current).values()]
      .flatMap(piecesOf)
      .find((piece, index) => !isPlaceholder(index) && piece.trim());
    onMark({ text: words?.trim() });
  };
  const put = (form: string, words: string) => {
    const next = withForm(value, form, words);
    const isEmpty = [...formsOf(next).values()].some((each) => each.trim() === '');
    if (isEmpty) return setDraft(next);
    setDraft(undefined);
    onChange(textChange(text, next));
  };
  return (
    <div className="text-editor">
      <dl className="original">
        <dt>Original</dt>
        <dd>{[...formsOf(original).values()].join(' / ')}</dd>
      </dl>
      {isLocked ? (
        <p className="notice" role="note">
          A legal text. It is locked until you choose “Compliance” and give your name, under Legal.
        </p>
      ) : null}
      <fieldset className="bare" disabled={isLocked} onFocus={mark}>
        <legend className="unseen">{`Words of ${screenOf(namespace)}, ${text.key}`}</legend>
        {[...formsOf(value)].map(([form, words]) => (
          <Form
            key={form}
            name={form}
            words={words}
            original={original}
            compared={formsOf(original).get(form) ?? words}
            onWords={(next) => put(form, next)}
          />
        ))}
        <p className="shows">
          {grade === undefined
            ? 'A label has no reading grade.'
            : `Reading grade ${grade}${grade > 8 ? ', above 8' : ''}.`}
        </p>
        <div role="status">
          <ul className="rows">
            {problems.map(({ why, rule, hint }) => (
              <li key={why} className={hint ? 'row' : 'row failing'}>
                The text {why}. <span className="shows">{rule}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="acts">
          <button
            type="button"
            className="act plain"
            disabled={own === undefined && draft === undefined}
            onClick={() => {
              setDraft(undefined);
              onChange(textChange(text, undefined));
            }}
          >
            Take the inherited words
          </button>
        </p>
      </fieldset>
      <p className="acts">
        {screen ? (
          <button
            type="button"
            className="act plain"
            onClick={() => {
              onScreen(screen);
              mark();
            }}
          >
            Show it in the previews
          </button>
        ) : null}
      </p>
    </div>
  );
}

interface FormProps {
  readonly name: string;
  readonly words: string;
  readonly original: CopyValue;
  readonly compared: string;
  readonly onWords: (words: string) => void;
}

/** Words around placeholders: those are moved, and cannot be typed away. */
function Form({ name, words, original, compared, onWords }: FormProps) {
  const pieces = piecesOf(words);
  const [at, setAt] = useState(0);
  const last = pieces.length - 1;
  const { characters, most } = lengthOf(compared, words);
  const set = (next: Pieces) => onWords(textOf(next));
  const parts = (pieces.length + 1) / 2;
  return (
    <div className="field">
      {name ? <p className="label">{/^\d+$/.test(name) ? `Item ${name}` : `For “${name}”`}</p> : null}
      <div className="pieces">
        {pieces.map((piece, index) =>
          isPlaceholder(index) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
            <fieldset key={index} className="placeholder" aria-label={`Placeholder ${piece}`}>
              <button
                type="button"
                aria-label={`Move ${piece} earlier`}
                onClick={() => set(moved(pieces, index, 'earlier'))}
              >
                ←
              </button>
              <b>{piece}</b>
              <button
                type="button"
                aria-label={`Move ${piece} later`}
                onClick={() => set(moved(pieces, index, 'later'))}
              >
                →
              </button>
              {removed(pieces, index, original) === pieces ? null : (
                <button
                  type="button"
                  aria-label={`Remove ${piece}`}
                  onClick={() => set(removed(pieces, index, original))}
                >
                  ×
                </button>
              )}
            </fieldset>
          ) : (
            <textarea
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place.
              key={index}
              rows={1}
              aria-label={parts === 1 ? 'Words' : `Words, part ${index / 2 + 1} of ${parts}`}
              value={piece}
              onFocus={() => setAt(index)}
              onChange={({ target }) => set(withWords(pieces, index, target.value.replace(/\s*\n\s*/g, ' ')))}
            />
          ),
        )}
      </div>
      <div className="measure">
        <meter
          aria-label="Length"
          min={0}
          max={most * 1.25}
          high={most}
          value={Math.min(characters, most * 1.25)}
        />
        <span className="shows">
          {characters} of {most} characters{characters > most ? ': longer than layouts are tested with' : ''}
        </span>
        <select
          aria-label="Put in a placeholder"
          value=""
          onChange={({ target }) => {
            if (target.value) set(inserted(pieces, Math.min(at, last), target.value));
          }}
        >
          <option value="">Put in …</option>
          {placeholdersFor(original).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
