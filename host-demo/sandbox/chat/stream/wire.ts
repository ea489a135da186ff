import type { ChatMessage, Conversation } from '../records.ts';
import { customerIdOf } from '../tokens.ts';

/** What the provider's API says of channels, users and messages: the part that a client of a widget reads. */

export const CHANNEL_TYPE = 'messaging';
/** Of one message, in characters. */
export const MAX_TEXT = 4000;
export const cidOf = ({ id }: Conversation) => `${CHANNEL_TYPE}:${id}`;

const CONFIG = {
  name: CHANNEL_TYPE,
  typing_events: true,
  read_events: true,
  delivery_events: false,
  connect_events: true,
  custom_events: false,
  uploads: true,
  reactions: false,
  replies: false,
  quotes: false,
  search: false,
  mutes: false,
  polls: false,
  reminders: false,
  url_enrichment: false,
  shared_locations: false,
  push_notifications: false,
  message_retention: 'infinite',
  max_message_length: MAX_TEXT,
  commands: [],
};
const CAPABILITIES = ['read-channel', 'send-message', 'upload-file', 'send-typing-events', 'read-events'];

export const iso = (at: number) => new Date(at).toISOString();

interface User {
  id: string;
  name: string;
  role: string;
}
const idOf = (name: string) =>
  `agent-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
const agentUser = (name: string): User => ({ id: idOf(name), name, role: 'admin' });
export const customerUser = ({ id, friendlyName }: Conversation): User => ({
  id: customerIdOf(id),
  name: friendlyName,
  role: 'user',
});
const SYSTEM: User = { id: 'system', name: '', role: 'admin' };

/** What `/connect` says of who has connected. */
export const ownUser = (conversation: Conversation) => ({
  ...customerUser(conversation),
  channel_mutes: [],
  devices: [],
  mutes: [],
  total_unread_count: 0,
  unread_channels: 0,
  unread_count: 0,
  unread_threads: 0,
});

export function userOf(conversation: Conversation, { from, author }: Pick<ChatMessage, 'from' | 'author'>) {
  if (from === 'customer') return customerUser(conversation);
  return from === 'agent' ? agentUser(author ?? conversation.agent?.name ?? '') : SYSTEM;
}

/** The id under which a client knows a message: its own, of one that it has sent. */
export const messageIdOf = ({ id, clientId, from }: ChatMessage) => (from === 'customer' && clientId) || id;

/** Microseconds tell apart, in their order, messages that came in the same millisecond. */
function createdAt(messages: readonly ChatMessage[], message: ChatMessage): string {
  const first = messages.find(({ at }) => at === message.at) ?? message;
  return iso(message.at).replace('Z', `${String(message.seq - first.seq).padStart(3, '0')}Z`);
}

export const STREAM_PATH = '/chat/stream';

/** Known only to who has been told of it, as an address of a content network. */
export const fileAddress = (origin: string, conversationId: string, fileId: string) =>
  `${origin}${STREAM_PATH}/files/${conversationId}/${fileId}`;

export function wireMessage(
  conversation: Conversation,
  messages: readonly ChatMessage[],
  message: ChatMessage,
  origin: string,
) {
  const at = createdAt(messages, message);
  return {
    id: messageIdOf(message),
    cid: cidOf(conversation),
    type: message.from === 'system' ? 'system' : 'regular',
    text: message.text,
    html: '',
    user: userOf(conversation, message),
    created_at: at,
    updated_at: at,
    attachments: message.files.map(({ id, name, type, size }) => {
      const address = fileAddress(origin, conversation.id, id);
      const isImage = type.startsWith('image/');
      return {
        type: isImage ? 'image' : 'file',
        title: name,
        fallback: name,
        mime_type: type,
        file_size: size,
        ...(isImage ? { image_url: address } : { asset_url: address }),
      };
    }),
    latest_reactions: [],
    own_reactions: [],
    mentioned_users: [],
    reply_count: 0,
    silent: false,
    pinned: false,
    shadowed: false,
  };
}

export const wireChannel = (conversation: Conversation) => ({
  id: conversation.id,
  type: CHANNEL_TYPE,
  cid: cidOf(conversation),
  created_at: iso(conversation.createdAt),
  updated_at: iso(conversation.createdAt),
  frozen: conversation.state === 'frozen',
  disabled: false,
  member_count: conversation.agent ? 2 : 1,
  own_capabilities: CAPABILITIES,
  config: CONFIG,
  // A field of the application's own.
  ...(conversation.position > 0 && { queue_position: conversation.position }),
});

export const wireMember = (user: User, at: string) => ({
  user_id: user.id,
  user,
  channel_role: user.role === 'admin' ? 'channel_moderator' : 'channel_member',
  created_at: at,
  updated_at: at,
});

export const agentMember = (name: string, at: string) => wireMember(agentUser(name), at);

export function wireReads(
  conversation: Conversation,
  messages: readonly ChatMessage[],
): { user: User; last_read: string; last_read_message_id?: string; unread_messages: number }[] {
  return (['customer', 'agent'] as const)
    .filter((party) => party === 'customer' || conversation.agent)
    .map((party) => {
      const upTo = conversation.readUpTo[party];
      const last = messages[upTo - 1];
      return {
        user: userOf(conversation, { from: party, author: null }),
        last_read: last ? createdAt(messages, last) : iso(conversation.createdAt),
        ...(last && { last_read_message_id: messageIdOf(last) }),
        unread_messages: messages.filter(({ seq, from }) => seq > upTo && from !== party).length,
      };
    });
}
