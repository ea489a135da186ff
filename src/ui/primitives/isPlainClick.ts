import type { MouseEvent } from 'react';

/** Whether a click on a link follows it here: none that opens a tab or a window, or saves. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
