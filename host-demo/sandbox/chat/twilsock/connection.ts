import type { SandboxClock } from '../../clock.ts';
import type { Line } from '../lines.ts';
import type { Conversation } from '../records.ts';
import type { ChatTokens } from '../tokens.ts';
import { type CallContext, findCall, type Subscribing } from './calls.ts';
import { decodeFrame, encodeFrame, type Frame, type FrameHeader } from './frames.ts';
import { identityOf, type ObjectChange, type SyncObjects } from './syncObjects.ts';
import { canceled, established, failed, liveNotification, type Notification, replayed } from './syncWire.ts';

/** How long before its end a client is told of it. */
const EXPIRING_MS = 3 * 60_000;
/** The sandbox's clock may be set meanwhile. */
const LOOK_MS = 500;
/** By which the client knows that a token is over, and not wrong. */
const EXPIRED = 20104;
const TYPING = 'twilio.ipmsg.typing_indicator';
const TYPING_SECONDS = 5;
/** What the server has of the client's abilities. */
const CAPABILITIES = ['client_update', 'telemetry.v1'];

/** What all connections of a conversation share. */
export interface Room {
  objects: SyncObjects;
  listeners: Set<(changes: readonly ObjectChange[]) => void>;
  typing: Set<(conversation: Conversation) => void>;
}

interface Parts {
  line: Line;
  tokens: ChatTokens;
  clock: SandboxClock;
  newId: () => string;
  roomOf(conversationId: string): Room | undefined;
  call: Pick<CallContext, 'conversations' | 'mergesRepeats' | 'mediaUrl'>;
}

/** One socket: who it belongs to is known with its first frame, which names the token. */
export function serveConnection({ line, tokens, clock, newId, roomOf, call }: Parts): void {
  const over: (() => void)[] = [];
  const subscribed = new Set<string>();
  let current: { conversationId: string; room: Room; token: string; isWarned: boolean } | undefined;

  const at = () => new Date(clock.now()).toISOString();
  const reply = (id: string, code: number, extra: object = {}, payload?: unknown) =>
    encodeFrame(
      { id, method: 'reply', status: { code, status: code < 300 ? 'OK' : 'REFUSED' }, ...extra },
      payload,
    );
  const server = (method: string, extra: object, payload?: unknown) =>
    encodeFrame({ id: `TM${newId()}`, method, ...extra }, payload);
  const notification = ({ messageType, payload }: Notification) =>
    server('notification', { message_type: messageType, notification_ctx_id: 'ctx' }, payload);

  function end(code: number, status: string, extra: object = {}): void {
    line.say(server('close', { status: { code, status, ...extra } }));
    line.close();
  }

  /** @returns the conversation of a token; nothing where it is refused, which has been said then */
  function admitted({ id }: FrameHeader, token: unknown): { conversationId: string; room: Room } | undefined {
    const checked = tokens.check(typeof token === 'string' ? token : undefined);
    const room = checked.kind === 'ok' ? roomOf(checked.conversationId) : undefined;
    if (checked.kind === 'ok' && room) return { conversationId: checked.conversationId, room };
    const errorCode = checked.kind === 'expired' ? EXPIRED : 20101;
    line.say(
      encodeFrame({
        id,
        method: 'reply',
        status: { code: 401, status: 'UNAUTHORIZED', errorCode, description: 'The token is not valid' },
      }),
    );
    return undefined;
  }

  function watchToken(): void {
    if (!current) return;
    const checked = tokens.check(current.token);
    if (checked.kind !== 'ok') {
      end(410, 'TOKEN_EXPIRED', { errorCode: EXPIRED });
      return;
    }
    if (current.isWarned || checked.expiresAt - clock.now() > EXPIRING_MS) return;
    current.isWarned = true;
    line.say(server('client_update', { client_update_type: 'token_about_to_expire' }));
  }

  function watchConversation(conversationId: string, room: Room): void {
    const onChanges = (changes: readonly ObjectChange[]) => {
      for (const change of changes)
        if (subscribed.has(change.object.sid)) line.tell(notification(liveNotification(change, at())));
    };
    const onTyping = (conversation: Conversation) =>
      line.say(
        notification({
          messageType: TYPING,
          payload: {
            channel_sid: conversationId,
            identity: identityOf(conversation, 'agent'),
            typing_timeout: TYPING_SECONDS,
          },
        }),
      );
    room.listeners.add(onChanges);
    room.typing.add(onTyping);
    over.push(() => {
      room.listeners.delete(onChanges);
      room.typing.delete(onTyping);
    });
    const timer = setInterval(watchToken, LOOK_MS);
    timer.unref?.();
    over.push(() => clearInterval(timer));
  }

  async function init({ header }: Frame): Promise<void> {
    const found = current ? undefined : admitted(header, header.token);
    if (!found) return;
    line.belongsTo(found.conversationId);
    await line.answer({
      on: 'connect',
      act() {
        current = { ...found, token: String(header.token), isWarned: false };
        watchConversation(found.conversationId, found.room);
        return reply(header.id, 200, { continuation_token: newId(), capabilities: CAPABILITIES });
      },
      refuse: (code) => reply(header.id, code),
    });
  }

  async function update({ header }: Frame): Promise<void> {
    const found = current && admitted(header, header.token);
    if (!current || found?.conversationId !== current.conversationId) return;
    const mine = current;
    await line.answer({
      on: 'token',
      act() {
        Object.assign(mine, { token: String(header.token), isWarned: false });
        return reply(header.id, 200);
      },
      refuse: (code) => reply(header.id, code),
    });
  }

  function subscribe({ action, correlationId, requests }: Subscribing, objects: SyncObjects): Notification[] {
    return requests.flatMap(({ object_sid: sid, last_event_id: known = 0 }) => {
      if (action === 'cancel') {
        subscribed.delete(sid);
        return [canceled(sid, correlationId)];
      }
      const object = objects.find(sid);
      if (!object) return [failed(sid, correlationId)];
      subscribed.add(sid);
      return [
        ...object.since(known).map((change) => replayed({ object, change }, correlationId, at())),
        established(object, correlationId),
      ];
    });
  }

  async function message({ header, payload }: Frame): Promise<void> {
    if (!current) return;
    const { conversationId, room } = current;
    const asked = header.http_request as { method: string; path: string; params?: Record<string, string> };
    const found = findCall(asked, payload);
    const answer = (code: number, body: unknown) =>
      reply(
        header.id,
        200,
        { http_status: { code, status: code < 300 ? 'OK' : 'REFUSED' }, http_headers: {} },
        body,
      );
    const told: Notification[] = [];
    const act = async () => {
      if (!found) return answer(404, { status: 404, message: 'There is no such call' });
      const { code, body } = await found.act({
        ...call,
        conversationId,
        objects: room.objects,
        at,
        subscribe: (wanted) => void told.push(...subscribe(wanted, room.objects)),
      });
      return answer(code, body);
    };
    if (found?.point) {
      await line.answer({
        on: found.point,
        act,
        refuse: (code) => answer(code, { status: code, message: 'Refused' }),
      });
      return;
    }
    line.say(await act());
    for (const one of told) line.say(notification(one));
  }

  const methods: Readonly<Record<string, (frame: Frame) => unknown>> = {
    init,
    update,
    message,
    put_notification_ctx: ({ header }) => line.say(reply(header.id, 200)),
    delete_notification_ctx: ({ header }) => line.say(reply(header.id, 200)),
    // What the client measures, and its receipts of what it was told: nothing is answered.
    'telemetry.v1'() {},
    reply() {},
    close: () => line.close(),
  };

  line.onMessage((data) => {
    const frame = decodeFrame(data);
    if (!frame) end(417, 'PROTOCOL_ERROR');
    else void methods[frame.header.method]?.(frame);
  });
  line.onClose(() => {
    for (const stop of over) stop();
  });
}
