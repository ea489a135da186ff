import { useState } from 'react';
import type { CopyValue } from '#src/brand/copy.tsx';
import {
  formsOf,
  isPlaceholder,
  LEGAL,
  piecesOf,
  problemsOf,
  readingGrade,
  screenOf,
  type Text,
  textChange,
  withForm,
} from '../../model/words.ts';
import type { PanelProps } from '../panel.ts';
import { Form } from './Form.tsx';

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

/** One text with ours beside it. What cannot stand is told, and goes no further than this. */
export function TextEditor({
  text,
  compliance,
  onChange,
  onMark,
  onScreen,
}: PanelProps & { readonly text: Text }) {
  const { namespace, original, own } = text;
  const current = own ?? original;
  /** Of the words that stood there then: it goes when these are undone, or done again. */
  const [draft, setDraft] = useState<{ readonly of: CopyValue; readonly words: CopyValue }>();
  const hasDraft = draft?.of === current;
  const value = hasDraft ? draft.words : current;
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
    if (isEmpty) return setDraft({ of: current, words: next });
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
            disabled={own === undefined && !hasDraft}
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
