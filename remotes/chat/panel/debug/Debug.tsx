import { LazyComponent } from '#src/features/screens/LazyComponent.tsx';
import { useRuntime } from '#src/platform/runtime.ts';

declare const __HELOC_CHAT_DEBUG__: boolean;

/** A constant of the build: a release has nothing of it (docs/chat.md#for-testing). */
const TOOLS = __HELOC_CHAT_DEBUG__
  ? {
      agent: () => import(/* webpackChunkName: "chat-debug" */ './AgentChoice.tsx'),
      keys: () => import(/* webpackChunkName: "chat-debug" */ './Keys.tsx'),
    }
  : undefined;

/** What those who test see beside a chat, on a page for trying out. */
export function Debug({ part }: { part: 'agent' | 'keys' }) {
  const isTest = useRuntime().environment === 'test';
  return TOOLS && isTest ? <LazyComponent load={TOOLS[part]} /> : null;
}
