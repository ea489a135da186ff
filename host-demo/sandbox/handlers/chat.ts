import type * as topic from '#src/api/contract/chat.ts';
import { isDepartmentOpen } from '../hours.ts';
import { conflict } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { HandlersOf } from './types.ts';

const CHAT_TOKEN_MS = 6 * 60 * 60_000;

function startChat(
  services: Services,
  org: string,
  identity: { friendlyName: string; emailAddress: string },
) {
  if (!isDepartmentOpen(services, 'OPS_CHAT', org)) throw conflict('closed');
  return {
    ...identity,
    token: services.newId(),
    conversationSid: services.newId(),
    expiration: new Date(services.clock.now() + CHAT_TOKEN_MS).toISOString(),
    omniProxyChannelId: services.newId(),
    initialMessage: null,
  };
}

export const chatHandlers = {
  initOmniChat: ({ body, org, services }) => startChat(services, org, body.identity),
} satisfies HandlersOf<typeof topic>;
