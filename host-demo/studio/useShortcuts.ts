import { useEffect, useRef } from 'react';

/** Keys that work everywhere, and `?`, which is a letter in fields. */
export const SHORTCUTS = {
  undo: { keys: 'Ctrl+Z', label: 'Undo' },
  redo: { keys: 'Ctrl+Shift+Z', label: 'Redo' },
  nextFailure: { keys: 'F8', label: 'Next failure' },
  nextScreen: { keys: 'Alt+N', label: 'Next screen' },
  scheme: { keys: 'Alt+L', label: 'Light or dark' },
  search: { keys: 'Ctrl+K', label: 'Search fields' },
  help: { keys: '?', label: 'This list' },
} as const;
type Name = keyof typeof SHORTCUTS;

/** As it is written above; a Mac's command key counts as Ctrl. */
function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (key === '?') return '?';
  // With Alt, a key types a sign of its own on some keyboards.
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? key;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    letter,
  ].join('+');
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select');

/** Hands on what is pressed in a preview, but for what is a letter or an editing key there. */
export function handOn(page: Window): void {
  page.addEventListener('keydown', (event) => {
    const name = Object.values(SHORTCUTS).find(({ keys }) => keys === keysOf(event))?.keys;
    if (!name || !/^(Alt\+|F\d|Ctrl\+K)/.test(name)) return;
    event.preventDefault();
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true }),
    );
  });
}

export function useShortcuts(work: Readonly<Record<Name, () => void>>): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const pressed = keysOf(event);
      const [name] = Object.entries(SHORTCUTS).find(([, { keys }]) => keys === pressed) ?? [];
      if (!name || (name === 'help' && isTyping(event.target))) return;
      event.preventDefault();
      latest.current[name as Name]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
