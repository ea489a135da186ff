import { useLayoutEffect, useState } from 'react';

const NAMES = Symbol.for('heloc.drafts');

/** Names that dialogs of this page use now. Page-wide, because each remote carries its own copy of this module. */
function names(): Set<string> {
  const page = globalThis as { [NAMES]?: Set<string> };
  page[NAMES] ??= new Set();
  return page[NAMES];
}

/**
 * A draft's name that nothing else on the page uses for this application while the component is there: of two mounts each has
 * a draft of its own, and finds it again when both are opened in the same order.
 */
export function useOwnName(uuid: string, name: string): string {
  const [own] = useState(() => {
    const isFree = (each: string) => !names().has(`${uuid}/${each}`);
    for (let count = 1; ; count += 1) {
      const each = count === 1 ? name : `${name}-${count}`;
      if (isFree(each)) return each;
    }
  });
  useLayoutEffect(() => {
    const key = `${uuid}/${own}`;
    names().add(key);
    return () => void names().delete(key);
  }, [uuid, own]);
  return own;
}
