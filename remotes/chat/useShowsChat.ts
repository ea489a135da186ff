import { useLayoutEffect, useState } from 'react';
import { lineUp, showsChat, subscribeChats } from '#src/platform/chatPresence.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';

/**
 * Whether this mount is the one of its page that shows the chat of an organisation. Where pages come and go without a load, the
 * next one's mount may be there before the last one's is gone: it then goes on with what the tab has.
 */
export function useShowsChat(org: string, isOn: boolean): boolean {
  const [mount] = useState(() => ({}));
  useLayoutEffect(() => (isOn ? lineUp(org, mount) : undefined), [org, isOn, mount]);
  return useExternalValue(subscribeChats, () => showsChat(org, mount));
}
