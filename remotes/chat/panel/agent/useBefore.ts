import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#src/api/client/createApi.ts';
import { getChatHistory } from '#src/api/contract/chatHistory.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { wireOf } from '../../transports/chatbot/wire.ts';
import type { WireMessage } from '../../transports/port.ts';
import { useConversation } from '../ChatContext.ts';

const historyQuery = (api: Api, conversationId: string) =>
  queryOptions({
    queryKey: ['chat-history', conversationId],
    queryFn: ({ signal }) => api.call(getChatHistory, { params: { conversationId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the assistant was asked before an agent took over. Where it cannot be had, nothing stands above. */
export function useBefore(): readonly WireMessage[] {
  const { api } = useRuntime();
  const { state } = useConversation();
  const asked = state.kind === 'running' ? state.session.assistantSid : undefined;
  const { data } = useQuery({ ...historyQuery(api, asked ?? ''), enabled: asked !== undefined });
  return data?.messages.map(wireOf) ?? [];
}
