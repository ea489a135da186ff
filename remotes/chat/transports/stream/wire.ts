import { array, boolean, number, object, type Schema, string } from 'yup';
import type { Order, WireFile, WireMessage } from '../port.ts';

/** What is read of the provider's answers and events; nothing else in them is looked at. */
const time = () => string().test((at) => at === undefined || !Number.isNaN(Date.parse(at)));
const user = object({ id: string().required(), name: string() });
const member = object({ user_id: string().required(), user: user.optional().default(undefined) });
const attachment = object({
  asset_url: string(),
  image_url: string(),
  title: string(),
  fallback: string(),
  mime_type: string(),
  file_size: number(),
});
const message = object({
  id: string().required(),
  type: string().required(),
  text: string().defined(),
  created_at: time().required(),
  user: user.required(),
  attachments: array(attachment.required()),
});
const channel = object({
  frozen: boolean(),
  queue_position: number(),
  config: object({
    max_message_length: number(),
    typing_events: boolean(),
    read_events: boolean(),
    uploads: boolean(),
  }),
});
const read = object({ user: user.required(), last_read: time().required() });

export const shapes = {
  message,
  /** Each of them by itself: one that does not fit takes no other with it. */
  state: object({
    channel: channel.required(),
    messages: array().required(),
    members: array().required(),
    read: array(),
  }),
  member,
  read,
  event: object({
    type: string().required(),
    created_at: time(),
    user: user.optional().default(undefined),
    member: member.optional().default(undefined),
    channel: channel.optional().default(undefined),
  }),
  identified: object({ id: string().required() }),
  failure: object({ code: number().nullable(), status: number() }),
};

/** @returns nothing where it does not fit */
export function fitting<T>(schema: Schema<T>, value: unknown): T | undefined {
  try {
    return schema.validateSync(value, { strict: true });
  } catch {
    return undefined;
  }
}

export type Said = ReturnType<typeof message.validateSync>;
export type ChannelState = ReturnType<typeof channel.validateSync>;

/** The provider's times go down to the microsecond, and its ids have no character that is sorted after `~`. */
const microseconds = (at: string) => /\.\d{3}(\d{1,3})/.exec(at)?.[1]?.padEnd(3, '0') ?? '000';
const orderOf = (at: string, id: string): Order => ({
  major: Date.parse(at),
  minor: `${microseconds(at)} ${id}`,
});
/** Everything that was said until then. */
export const upToOf = (at: string): Order => orderOf(at, '~');

function wireFile(said: Said, index: number, isAllowed: (address: string) => boolean): WireFile | undefined {
  const { asset_url, image_url, title, fallback, mime_type, file_size } = said.attachments?.[index] ?? {};
  const address = asset_url ?? image_url;
  if (address === undefined || !isAllowed(address)) return undefined;
  return {
    id: `${said.id}/${index}`,
    name: title ?? fallback ?? '',
    type: mime_type ?? '',
    size: file_size ?? 0,
    async open(signal) {
      const answer = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
      if (!answer.ok) throw new Error(`A file was not given: ${answer.status}`);
      return answer.blob();
    },
  };
}

export function wireMessage(said: Said, me: string, isAllowed: (address: string) => boolean): WireMessage {
  const { id, type, text, created_at, user: author } = said;
  const isMine = author.id === me;
  const files = (said.attachments ?? [])
    .map((_, index) => wireFile(said, index, isAllowed))
    .filter((file) => file !== undefined);
  return {
    id,
    order: orderOf(created_at, id),
    from: isMine ? 'me' : type === 'system' ? 'system' : 'agent',
    at: new Date(created_at).toISOString(),
    text,
    // Of what was written here the id is ours.
    ...(isMine && { clientId: id }),
    ...(!isMine && author.name && { author: author.name }),
    ...(files.length > 0 && { files }),
  };
}
