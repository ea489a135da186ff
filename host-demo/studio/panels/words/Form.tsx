import { useState } from 'react';
import type { CopyValue } from '#src/brand/copy.tsx';
import {
  inserted,
  isPlaceholder,
  lengthOf,
  moved,
  type Pieces,
  piecesOf,
  placeholdersFor,
  removed,
  textOf,
  withWords,
} from '../../model/words.ts';

interface FormProps {
  readonly name: string;
  readonly words: string;
  readonly original: CopyValue;
  readonly compared: string;
  readonly onWords: (words: string) => void;
}

/** Words around placeholders: those are moved, and cannot be typed away. */
export function Form({ name, words, original, compared, onWords }: FormProps) {
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
