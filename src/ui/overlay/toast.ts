import { createContext, type ReactElement, useContext } from 'react';

export interface Toast {
  /** From `words`: it follows the organisation while it is shown. */
  text: ReactElement;
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds; 0 stays until it is dismissed. Default 6,000, errors 0. */
  duration?: number;
}

/** Shows a toast; gives back how to take it away. */
export type ShowToast = (toast: Toast) => () => void;

export const ToastContext = createContext<ShowToast | undefined>(undefined);

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs Toasts around it');
  return show;
}
