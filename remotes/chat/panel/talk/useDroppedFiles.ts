import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Files that are dropped on the panel around an element; elsewhere they are the page's, and other things are the browser's. */
export function useDroppedFiles(
  ref: RefObject<HTMLElement | null>,
  takesAny: boolean,
  take: (files: File[]) => void,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    const panel = ref.current?.closest('dialog');
    if (!takesAny || !panel) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    for (const type of ['dragover', 'drop'] as const)
      panel.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.some((type) => type === 'Files')) return;
          event.preventDefault();
          if (type === 'drop') taken([...event.dataTransfer.files]);
        },
        { signal },
      );
    return () => controller.abort();
  }, [ref, takesAny]);
}
