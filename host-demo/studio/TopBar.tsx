import type { Edits } from './useEdits.ts';

interface Props {
  readonly edits: Edits;
  readonly isRestored: boolean;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
  readonly onHelp: () => void;
  readonly onProblems: () => void;
}

/** What is edited, what was done to it, and whether it is good. */
export function TopBar({ edits, isRestored, onClose, onDiscard, onHelp, onProblems }: Props) {
  const { history, result, isChanged, isMine, saved, said } = edits;
  const { brand, code } = history.now;
  const errors = result.problems.filter(({ hint }) => !hint);
  const done = history.past.at(-1)?.label;
  const undone = history.future[0]?.label;
  return (
    <>
      <header className="top">
        <button type="button" className="quiet" onClick={onClose}>
          All brands
        </button>
        <h1 tabIndex={-1}>
          {String(brand.brand ?? code)} <small>{code}</small>
        </h1>
        <div className="top-acts">
          <button type="button" className="quiet" disabled={!done} onClick={edits.onUndo} title={done}>
            Undo<span className="unseen">{` ${done ?? ''}`}</span>
          </button>
          <button type="button" className="quiet" disabled={!undone} onClick={edits.onRedo} title={undone}>
            Redo<span className="unseen">{` ${undone ?? ''}`}</span>
          </button>
          <button type="button" className="quiet" disabled={!isChanged && !isRestored} onClick={onDiscard}>
            Discard
          </button>
          <button type="button" className="quiet" onClick={onHelp}>
            Shortcuts
          </button>
          <button type="button" className={errors.length > 0 ? 'badge bad' : 'badge'} onClick={onProblems}>
            {errors.length === 0
              ? 'No problems'
              : `${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`}
          </button>
        </div>
        <p className="saved" role="status">
          <span className="unseen">{said}</span> {saved}
        </p>
      </header>
      {isMine ? null : (
        <p className="notice" role="alert">
          {`${code} is open in another tab. What you change here is not saved.`}
        </p>
      )}
    </>
  );
}
