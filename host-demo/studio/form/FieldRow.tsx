import { useEffect, useId, useRef, useState } from 'react';
import type { Json } from '../../../themes/org/json.ts';
import type { Problem } from '../../../themes/org/problems.ts';
import type { DataChange, Folder } from '../model/folder.ts';
import { asText, changeOf, type FieldState, type Inherited, parsed } from '../model/values.ts';
import type { Marked } from '../preview/api.ts';
import { ColorControl } from './ColorControl.tsx';
import type { Field } from './field.ts';

interface Props {
  readonly field: Field;
  readonly folder: Folder;
  readonly inherited: Inherited;
  readonly state: FieldState;
  /** What is shown where nobody has set anything. */
  readonly derived: string | undefined;
  readonly problems: readonly Problem[];
  readonly families: readonly string[];
  /** @returns why it is not taken, once it has been seen */
  readonly onTry: (made: DataChange) => Promise<string | undefined>;
  readonly onMark: (what: Marked | undefined) => void;
}

let gestures = 0;

/** One value: what it is, where it shows, where it comes from, and what is wrong with it. */
export function FieldRow(props: Props) {
  const { field, folder, inherited, state, derived, problems, families, onTry, onMark } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState('');
  /** From the focus to the blur it is one step of the history. */
  const gesture = useRef({ name: '', before: folder });
  /** What has no answer yet. */
  const latest = useRef<DataChange>(undefined);
  const given = useRef<string>(undefined);
  const isWithin = useRef(false);
  const value = asText(state.own ?? state.inherited);
  const shown = typed ?? value;
  useEffect(() => {
    // Undone, or done again.
    if (!latest.current && given.current !== value) setTyped(undefined);
  }, [value]);

  const enter = () => {
    isWithin.current = true;
    gestures += 1;
    gesture.current = { name: `${id} ${gestures}`, before: folder };
    onMark({
      tokens: field.tokens ?? [],
      ...(field.file === 'brand' && value.length > 2 && { text: value }),
      ...(field.selector && { selector: field.selector }),
    });
  };
  const leave = () => {
    isWithin.current = false;
    setRefusal('');
    onMark(undefined);
    // The folder does not have it before its answer: who comes back by then goes on with what was typed.
    if (!latest.current) setTyped(undefined);
  };
  const give = (next: Json | undefined) => {
    const { name, before } = gesture.current;
    const made = { ...changeOf(field, folder, inherited, next), ...(name && { gesture: name }) };
    const label = name ? changeOf(field, before, inherited, next).label : made.label;
    const asked = { ...made, label };
    latest.current = asked;
    given.current = asText(next ?? state.inherited);
    void onTry(asked).then((problem) => {
      if (latest.current !== asked) return;
      latest.current = undefined;
      setRefusal(problem ?? '');
      if (!isWithin.current) setTyped(undefined);
    });
  };
  const type = (text: string) => {
    setTyped(text);
    const read = parsed(field, text);
    if ('problem' in read) {
      latest.current = undefined;
      setRefusal(read.problem);
    } else give(read.value);
  };

  const isOwn = state.own !== undefined;
  const below = state.inherited !== undefined ? 'inherited' : derived !== undefined ? 'derived' : undefined;
  const wrong = refusal || problems.map(({ found, why }) => `${found}: ${why}.`).join(' ');
  const describedBy = [`${id}-shows`, `${id}-source`, ...(wrong ? [`${id}-wrong`] : [])].join(' ');
  const common = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': wrong ? (true as const) : undefined,
  };
  const { kind } = field;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what is in it, and is nothing to press.
    <div
      className="field"
      data-own={isOwn}
      data-field={field.path.join('.')}
      onFocus={enter}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <div className="field-head">
        {kind.as === 'choice' || kind.as === 'yes' ? (
          <span className="label" id={`${id}-label`}>
            {field.label}
          </span>
        ) : (
          <label className="label" htmlFor={id}>
            {field.label}
          </label>
        )}
        <span className="source" id={`${id}-source`}>
          {state.source}
        </span>
      </div>
      {kind.as === 'color' ? (
        <ColorControl common={common} value={shown} derived={derived} name={field.label} onType={type} />
      ) : kind.as === 'choice' ? (
        <Choices
          id={id}
          describedBy={describedBy}
          values={kind.values}
          words={kind.words ?? {}}
          value={shown || (below ? (derived ?? '') : '')}
          onChoose={type}
        />
      ) : kind.as === 'yes' ? (
        <Choices
          id={id}
          describedBy={describedBy}
          values={Object.keys(kind.words)}
          words={kind.words}
          value={shown || 'false'}
          onChoose={type}
        />
      ) : kind.as === 'weight' ? (
        <select {...common} value={shown} onChange={({ target }) => type(target.value)}>
          {shown === '' ? <option value="">{derived ?? 'not set'}</option> : null}
          {['100', '200', '300', '400', '500', '600', '700', '800', '900'].map((weight) => (
            <option key={weight}>{weight}</option>
          ))}
        </select>
      ) : kind.as === 'px' || kind.as === 'number' || kind.as === 'count' ? (
        <span className="measure">
          <input
            {...common}
            type="number"
            inputMode="decimal"
            min={kind.as === 'number' ? kind.least : 0}
            max={kind.as === 'count' ? undefined : kind.most}
            step={kind.as === 'count' ? 1 : (kind.step ?? 1)}
            value={shown}
            placeholder={derived}
            onChange={({ target }) => type(target.value)}
          />
          {kind.as === 'px' ? ' px' : null}
        </span>
      ) : (
        <>
          <input
            {...common}
            type="text"
            autoComplete="off"
            spellCheck={false}
            list={kind.as === 'family' ? `${id}-families` : undefined}
            value={shown}
            placeholder={'hint' in kind ? kind.hint : derived}
            onChange={({ target }) => type(target.value)}
          />
          {kind.as === 'family' ? (
            <datalist id={`${id}-families`}>
              {families.map((family) => (
                <option key={family} value={family} />
              ))}
            </datalist>
          ) : null}
        </>
      )}
      <p className="shows" id={`${id}-shows`}>
        Shows on: {field.shows}
      </p>
      {wrong ? (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          {wrong}
        </p>
      ) : null}
      {isOwn && below && !field.isNeeded ? (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setTyped(undefined);
            give(undefined);
          }}
        >
          {`Take the ${below} value`}
          <span className="unseen">{` of ${field.label}`}</span>
        </button>
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  readonly id: string;
  readonly describedBy: string;
  readonly values: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Choices({ id, describedBy, values, words, value, onChoose }: ChoicesProps) {
  return (
    <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {values.map((each) => (
        <label className="choice" key={each}>
          <input
            type="radio"
            name={id}
            value={each}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
          <span>{words[each] ?? each}</span>
        </label>
      ))}
    </div>
  );
}
