import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

/** Turns what was typed into how it is written, e.g. "5125550123" -> "(512) 555-0123". Idempotent. */
export type Mask = (text: string) => string;

const DIGIT = /\d/;
const PASTED: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

/** The place in `text` right after its `count`-th digit: the rest of what a mask writes is not typed. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return 0;
  let left = count;
  for (let index = 0; index < text.length; index += 1) {
    if (DIGIT.test(text.charAt(index))) left -= 1;
    if (left === 0) return index + 1;
  }
  return text.length;
}

/** Formats while typing and keeps the caret behind the character that was typed, not at the end. */
export function useMask(mask: Mask | undefined, change: (text: string) => void) {
  const pending = useRef<{ input: HTMLInputElement; caret: number } | undefined>(undefined);
  const [, render] = useState(0);

  useLayoutEffect(() => {
    const job = pending.current;
    pending.current = undefined;
    job?.input.setSelectionRange(job.caret, job.caret);
  });

  return ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (!mask) {
      change(input.value);
      return;
    }
    const caret = input.selectionStart ?? input.value.length;
    const masked = mask(input.value);
    // A digit too many does nothing when it is typed; one that was pasted is seen, as the number may be another one.
    const isPasted = PASTED.has((nativeEvent as InputEvent).inputType);
    const isCut = /\d$/.test(input.value) && masked === input.value.slice(0, -1);
    const text = isPasted && isCut ? input.value : masked;
    if (text !== input.value && caret < input.value.length) {
      const before = [...input.value.slice(0, caret)].filter((character) => DIGIT.test(character)).length;
      pending.current = { input, caret: caretAfter(text, before) };
      render((count) => count + 1);
    }
    change(text);
  };
}
