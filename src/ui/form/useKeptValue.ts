import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';

const ignore = () => {};

/**
 * Keeps what was entered at `name` while its field comes and goes. Without it react-final-form gives a field that
 * mounts again the form's initial value, and with it overwrites what a conditional part of the page already holds.
 */
export function useKeptValue(name: string): void {
  const form = useForm('useKeptValue');
  // Known to the form for as long as the form lives. Before the field's own registration, a passive effect.
  useLayoutEffect(() => {
    if (!form.getFieldState(name as never))
      form.registerField(name as never, ignore, {}, { silent: true } as never);
  }, [form, name]);
}
