import { useEffect, useEffectEvent } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { copy } from '../copy.ts';
import type { BankLinkExit, BankLinkWindowProps } from '../port.ts';
import { ownTag, tagsIn } from '../scriptTags.ts';
import { nextExit } from './events.ts';
import { TRUV_SCRIPT, watchScript } from './script.ts';

/** A script that hangs never becomes ready. */
const START_TIMEOUT_MS = 30_000;

/** Truv Bridge: payrolls and tax programs. Its window is a frame on the page's body, outside of our root. */
export function Window({ session: { linkToken }, onSuccess, onExit }: BankLinkWindowProps) {
  const t = useCopy(copy);
  const succeed = useEffectEvent(onSuccess);
  const leave = useEffectEvent(onExit);
  useEffect(() => {
    let exit: BankLinkExit = { reason: 'closed' };
    let bridge: { close(): void } | undefined;
    /** Truv also calls `onClose` when it is taken down. */
    let isClosed = false;
    function end(report: () => void) {
      if (isClosed) return;
      isClosed = true;
      report();
    }
    const fail = () => end(() => leave({ reason: 'unavailable' }));
    const removeTag = ownTag(window, TRUV_SCRIPT);
    const stopWatching = watchScript(window, fail);
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    import(/* webpackChunkName: "bank-vendors" */ '@truv/bridge').then(({ init }) => {
      function start() {
        if (isClosed) return;
        const opened = init({
          bridgeToken: linkToken,
          onLoad: () => clearTimeout(timer),
          onSuccess: (publicToken, { task_id, employer }) =>
            end(() =>
              succeed({
                publicToken,
                accountIds: [],
                institution: employer?.name ? { id: task_id, name: employer.name } : undefined,
              }),
            ),
          onEvent(type, payload) {
            exit = nextExit(exit, type, payload);
          },
          onClose: () => end(() => leave(exit)),
        });
        bridge = opened;
        opened.open();
      }
      // The first import brings the script; until it is there the client would ask for it once more.
      const tag = 'TruvBridge' in window ? undefined : tagsIn(window, TRUV_SCRIPT).at(-1);
      if (tag) tag.addEventListener('load', start, { once: true });
      else start();
    }, fail);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      stopWatching();
      bridge?.close();
      removeTag();
    };
  }, [linkToken]);
  return <Spinner label={t('starting')} />;
}
