import { useRef } from 'react';
import { useForm } from 'react-final-form';

const ignore = () => {};

/**
 * Keeps what was entered at `name` while its field comes and goes. Without it react-final-form gives a field that
 * mounts again the form's initial value, and with it overwrites what a conditional part of the page already holds.
 */
export function useKeptValue(name: string): void {
  const form = useForm('useKeptValue');
  const kept = useRef<string>(undefined);
  if (kept.current === name) return;
  kept.current = name;
  // Known to the form for as long as the form lives; `silent`, as this runs while rendering.
  if (!form.getFieldState(name as never))
    form.registerField(name as never, ignore, {}, { silent: true } as never);
}
