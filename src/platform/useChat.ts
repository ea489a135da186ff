import { useLayoutEffect, useRef, useState } from 'react';
import { useOrg } from '#src/brand/context.ts';
import { hasChat, registerButton, registerChat, subscribeChats } from './chatPresence.ts';
import { useRuntime } from './runtime.ts';
import { useExternalValue } from './useExternalValue.ts';
import { useFlag } from './useFlag.ts';

/** Whether web chat is on and staffed: our chat on this page, or the page's own (docs/rules.md#reaching-a-person). */
export function useChat(): boolean {
  const { mountId } = useRuntime();
  const org = useOrg();
  const isOn = useFlag('webChat');
  const answers = useExternalValue(
    subscribeChats,
    () => hasChat('answers', org()) || hasChat('answers', mountId),
  );
  return isOn && answers;
}

/** The same, but steady: nothing comes or goes while something in the element with these handlers has the focus. */
export function useSteadyChat() {
  const available = useChat();
  const [held, hold] = useState<boolean>();
  const chat = held ?? available;
  return [chat, { onFocus: () => hold(chat), onBlur: () => hold(undefined) }] as const;
}

/**
 * For as long as the caller is there, the page's chat needs no button of its own.
 *
 * @returns for the caller's button, which has the focus after a chat that no person opened
 */
export function useOffersChat() {
  const whom = useOrg()();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => registerChat('offers', whom), [whom]);
  useLayoutEffect(() => (button.current ? registerButton(whom, button.current) : undefined), [whom]);
  return button;
}
