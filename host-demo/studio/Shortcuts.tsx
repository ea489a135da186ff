import type { RefObject } from 'react';
import { SHORTCUTS } from './useShortcuts.ts';

export function Shortcuts({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} className="help" aria-label="Shortcuts">
      <h2>Shortcuts</h2>
      <dl>
        {Object.values(SHORTCUTS).map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <kbd>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="act">
          Close
        </button>
      </form>
    </dialog>
  );
}
