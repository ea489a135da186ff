import { useMemo, useState } from 'react';
import type { Context } from '../../themes/org/checks/context.ts';
import { type FailingRow, failingRows, inWords, passingRows, type Row } from './model/contrasts.ts';
import type { Change } from './model/folder.ts';
import type { Marked } from './preview/api.ts';

interface Props {
  readonly context: Context;
  readonly onChange: (change: Change) => void;
  readonly onMark: (what: Marked | undefined) => void;
}

/** What cannot be read or seen, in words, with the least change that mends each; nothing is mended by itself. */
export function Contrast({ context, onChange, onMark }: Props) {
  const rows = useMemo(() => failingRows(context), [context]);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="contrast" aria-label="Contrast">
      <h2>Contrast</h2>
      <p role="status" className={rows.length > 0 ? 'verdict bad' : 'verdict'}>
        {rows.length === 0
          ? 'Everything can be read and seen.'
          : `${rows.length} ${rows.length === 1 ? 'pair fails' : 'pairs fail'}.`}
      </p>
      <ul className="rows">
        {rows.map((row) => (
          <Failing key={row.id} row={row} onChange={onChange} onMark={onMark} />
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

function Failing({ row, onChange, onMark }: { row: FailingRow } & Omit<Props, 'context'>) {
  const { fix, derive } = row;
  const mark = () => onMark(markOf(row));
  return (
    <li
      className="row failing"
      tabIndex={-1}
      onPointerEnter={mark}
      onPointerLeave={() => onMark(undefined)}
      onFocus={mark}
      onBlur={() => onMark(undefined)}
    >
      <p>
        {inWords(row)} <small>({row.rule})</small>
      </p>
      <p className="samples">
        <Sample value={row.value} ground={row.ground} label="Now" />
        {fix ? <Sample value={fix.to} ground={row.ground} label="Then" /> : null}
      </p>
      <p className="acts">
        {fix ? (
          <button type="button" className="act" data-fix onClick={() => onChange(fix.change)}>
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
