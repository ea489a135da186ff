import { useMemo, useState } from 'react';
import type { Context } from '../../themes/org/checks/context.ts';
import { type Failing, failing, inWords, passingRows, type Row } from './model/contrasts.ts';
import type { Change } from './model/folder.ts';
import type { Marked } from './preview/api.ts';

interface Props {
  readonly context: Context;
  readonly onChange: (change: Change) => void;
  readonly onMark: (what: Marked | undefined) => void;
}

/** What cannot be read or seen, in words, with the least change that mends each; nothing is mended by itself. */
export function Contrast({ context, onChange, onMark }: Props) {
  const found = useMemo(() => failing(context), [context]);
  const count = found.reduce((sum, { rows }) => sum + rows.length, 0);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="contrast" aria-label="Contrast">
      <h2>Contrast</h2>
      <p role="status" className={count > 0 ? 'verdict bad' : 'verdict'}>
        {count === 0
          ? 'Everything can be read and seen.'
          : `${count} ${count === 1 ? 'pair fails' : 'pairs fail'}.`}
      </p>
      <ul className="rows">
        {found.map((each) => (
          <FailingCard key={each.id} failing={each} onChange={onChange} onMark={onMark} />
        ))}
      </ul>
      <button type="button" className="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide what passes' : 'Show what passes'}
      </button>
      {isOpen ? <Passing context={context} onMark={onMark} /> : null}
    </section>
  );
}

const markOf = ({ foreground }: Row): Marked => ({ tokens: [foreground] });

function Sample({ value, ground, label }: { value: string; ground: string; label: string }) {
  return (
    <span className="sample">
      <span
        className="sample-text"
        style={{ color: value, backgroundColor: ground, borderColor: value }}
        aria-hidden="true"
      >
        Aa
      </span>
      {label} {value}
    </span>
  );
}

function FailingCard({ failing, onChange, onMark }: { failing: Failing } & Omit<Props, 'context'>) {
  const { rows, fix, derive } = failing;
  const [worst] = rows;
  if (!worst) return null;
  const mark = () => onMark(markOf(worst));
  const leave = () => onMark(undefined);
  return (
    <li
      className="row failing"
      tabIndex={-1}
      onPointerEnter={mark}
      onPointerLeave={leave}
      onFocus={mark}
      onBlur={leave}
    >
      {rows.map((row) => (
        <p key={row.id}>
          {inWords(row)} <small>({row.rule})</small>
        </p>
      ))}
      <p className="samples">
        <Sample value={worst.value} ground={worst.ground} label="Now" />
        {fix ? <Sample value={fix.to} ground={worst.ground} label="Then" /> : null}
      </p>
      <p className="acts">
        {fix ? (
          <button type="button" className="act" onClick={() => onChange(fix.change)}>
            Set it to {fix.to}
          </button>
        ) : null}
        {derive ? (
          <button type="button" className="quiet" onClick={() => onChange(derive)}>
            Take the derived color
          </button>
        ) : null}
      </p>
    </li>
  );
}

function Passing({ context, onMark }: Omit<Props, 'onChange'>) {
  const rows = useMemo(() => passingRows(context), [context]);
  return (
    <ul className="rows passing">
      {rows.map((row) => (
        <li key={row.id} className="row">
          <button
            type="button"
            className="row-button"
            onFocus={() => onMark(markOf(row))}
            onBlur={() => onMark(undefined)}
          >
            <span
              className="sample-text"
              style={{ color: row.value, backgroundColor: row.ground, borderColor: row.value }}
              aria-hidden="true"
            >
              Aa
            </span>
            <span>
              {row.what}
              {row.scheme === 'dark' ? ', dark' : ''}: {row.ratio.toFixed(2)}
              {row.note ? <small> {row.note}</small> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
