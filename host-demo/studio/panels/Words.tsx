import { useEffect, useId, useMemo, useState } from 'react';
import { formsOf, screenOf, search, textsOf } from '../model/words.ts';
import type { PanelProps } from './panel.ts';
import { TextEditor } from './words/TextEditor.tsx';
import './panels.css';

const PAGE = 25;

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
              {isOpen ? <TextEditor text={text} {...props} /> : null}
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
