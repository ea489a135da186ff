import { type Context, Hono } from 'hono';
import type { SandboxClock } from '../../clock.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { fileResponse } from '../../http/fileResponse.ts';
import type { Conversations } from '../conversations.ts';
import { fileRefusal } from '../files.ts';
import type { Lines } from '../lines.ts';
import { type ChatTokens, customerIdOf } from '../tokens.ts';

/** For how long an address of a file is good without a token. */
const TICKET_MS = 5 * 60_000;

interface Parts {
  conversations: Conversations;
  tokens: ChatTokens;
  lines: Lines;
  clock: SandboxClock;
  newId: () => string;
}

/** Files go by HTTP, beside the socket: with the token in a header, or for some minutes by an address of their own. */
export function mediaRoutes({ conversations, tokens, lines, clock, newId }: Parts): Hono {
  const app = new Hono();
  const tickets = new Map<string, { conversationId: string; fileId: string; until: number }>();

  function conversationOf(c: Context): string {
    const checked = tokens.check(c.req.header('x-twilio-token'));
    if (checked.kind !== 'ok') throw new HttpError(401, { message: 'The token is not valid' });
    return checked.conversationId;
  }

  async function record(c: Context, conversationId: string, fileId: string): Promise<object> {
    const file = await conversations.readFile(conversationId, fileId);
    if (!file) throw notFound();
    for (const [id, { until }] of tickets) if (until < clock.now()) tickets.delete(id);
    const ticket = newId();
    tickets.set(ticket, { conversationId, fileId, until: clock.now() + TICKET_MS });
    const base = c.req.url.replace(/\/Media(?:\/.*|\?.*)?$/, '');
    return {
      sid: fileId,
      service_sid: 'sandbox',
      channel_sid: conversationId,
      message_sid: null,
      size: file.bytes.byteLength,
      content_type: file.type,
      filename: file.name,
      category: 'media',
      author: customerIdOf(conversationId),
      url: `${base}/Media/${fileId}`,
      links: {
        content: `${base}/Content/${ticket}`,
        content_direct_temporary: `${base}/Content/${ticket}`,
      },
    };
  }

  app.post('/Media', async (c) => {
    const conversationId = conversationOf(c);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const name = c.req.query('Filename') ?? '';
    const type = c.req.header('content-type') ?? '';
    const refusal = fileRefusal(type, bytes.byteLength);
    if (refusal) throw new HttpError(refusal, { message: 'This file is not taken' });
    const body = await lines.call(conversationId, 'upload', async () => {
      const { id } = await conversations.keepFile(conversationId, { name, type, bytes });
      return record(c, conversationId, id);
    });
    return c.json(body, 201);
  });

  app.get('/Media/:id', async (c) => c.json(await record(c, conversationOf(c), c.req.param('id'))));

  app.get('/Content/:ticket', async (c) => {
    const ticket = tickets.get(c.req.param('ticket'));
    if (!ticket || ticket.until < clock.now()) throw notFound();
    const file = await conversations.readFile(ticket.conversationId, ticket.fileId);
    if (!file) throw notFound();
    return fileResponse(file);
  });
  return app;
}
