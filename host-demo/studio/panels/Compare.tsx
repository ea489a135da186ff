import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { compared } from '../model/difference.ts';
import { Both } from './compare/Both.tsx';
import { BASE, INHERITED, mergedOf, type Other, otherOf, PUBLISHED } from './compare/other.ts';
import { Table } from './compare/Table.tsx';
import type { PanelProps } from './panel.ts';
import './panels.css';

/** What is other here than in the family, in base, in what is published, or in another brand. */
export function Compare(props: PanelProps) {
  const { folder, context, organisations, texts } = props;
  const id = useId();
  const isServed = organisations.some(({ code }) => code === folder.code);
  const [choice, setChoice] = useState(INHERITED);
  const [other, setOther] = useState<Other>();
  const [problem, setProblem] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  // What is inherited follows the folder; what is fetched is fetched once.
  const follows = choice === INHERITED || choice === BASE ? folder : undefined;
  useEffect(() => {
    let isGone = false;
    setProblem('');
    void follows;
    otherOf(choice, latest.current).then(
      (found) => !isGone && setOther(found),
      (error: unknown) => !isGone && setProblem(error instanceof Error ? error.message : `${error}`),
    );
    return () => {
      isGone = true;
    };
  }, [choice, follows]);
  const found = useMemo(
    () => (other ? compared(other.data, mergedOf(context), texts) : []),
    [other, context, texts],
  );
  const words = found.filter(({ file }) => file === 'copy');
  const values = found.filter(({ file }) => file !== 'copy');
  return (
    <>
      <section className="section">
        <div className="field">
          <label className="label" htmlFor={id}>
            Compare with
          </label>
          <select
            id={id}
            value={choice}
            onChange={({ target }) => {
              setChoice(target.value);
              setOther(undefined);
            }}
          >
            <option value={INHERITED}>Family and base</option>
            <option value={BASE}>Base</option>
            {isServed ? <option value={PUBLISHED}>The published version</option> : null}
            <optgroup label="Another brand">
              {organisations
                .filter(({ code }) => code !== folder.code)
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </optgroup>
          </select>
        </div>
        <p role="status" className={problem ? 'wrong' : 'hint'}>
          {problem || (other ? `${count(values, 'value')} and ${count(words, 'word')} differ.` : 'Reading …')}
        </p>
        <p className="acts">
          <button
            type="button"
            className="act plain"
            disabled={!other?.context}
            onClick={() => {
              setShown(true);
              dialog.current?.showModal();
            }}
          >
            Look at both
          </button>
        </p>
      </section>
      {other ? (
        <>
          <Table caption="Values" other={other.name} rows={values} />
          <Table caption="Words" other={other.name} rows={words} />
        </>
      ) : null}
      <dialog
        ref={dialog}
        className="compare-dialog"
        aria-label="Both brands"
        onClose={() => setShown(false)}
      >
        {isShown && other?.context ? <Both {...props} other={other} otherContext={other.context} /> : null}
        <form method="dialog">
          <button type="submit" className="act">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}

const count = ({ length }: readonly unknown[], what: string) => `${length} ${what}${length === 1 ? '' : 's'}`;
