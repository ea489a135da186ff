import { Provider } from 'jotai';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { FreshFlags } from '#src/features/flags/FreshFlags.tsx';
import { useStepEvent } from '#src/features/screens/useStepEvent.ts';
import { jittered } from '#src/platform/jitter.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { usePolling } from '#src/platform/usePolling.ts';
import { Chat } from './Chat.tsx';
import { copy } from './copy.ts';
import { useShowsChat } from './useShowsChat.ts';

/** An open page notices that chat was switched on or off, not all pages at once (docs/rules.md#feature-flags). */
const flagsPause = () => jittered(60_000);

/** Shows nothing where web chat is switched off, or another mount of the page has it. */
export function App() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  useStepEvent({ path: 'chat', title: t('title') });
  usePolling(() => runtime.flags.refresh('webChat'), { everyMs: flagsPause });
  const { canonicalOrgCode: org } = useBrand();
  const isShown = useShowsChat(org, useFlag('webChat'));
  return (
    <>
      <FreshFlags />
      {isShown ? (
        // Another organisation's chat is another one: nothing of this one is in it.
        <Provider key={org}>
          <Chat />
        </Provider>
      ) : null}
    </>
  );
}
