import type { Media, Message } from '@twilio/conversations';
import type { WireFile, WireMessage } from '../port.ts';

/** What the vendor's own server writes. */
export const SYSTEM = 'system';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The address of a file is good for some minutes, so it is asked for each time. */
const fileOf = (media: Media): WireFile => ({
  id: media.sid,
  name: media.filename ?? '',
  type: media.contentType,
  size: media.size,
  async open(signal) {
    const address = await media.getContentTemporaryUrl();
    if (!address) throw new Error('The file has no address');
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`The file was not given: ${response.status}`);
    return response.blob();
  },
});

interface Known {
  /** This person, as the vendor knows them. */
  me: string;
  nameOf(identity: string): string | undefined;
}

/** @returns nothing where it is no message that could stand in a conversation */
export function wireOf(message: Message, { me, nameOf }: Known): WireMessage | undefined {
  const { sid, index, author, dateCreated } = message;
  const at = dateCreated?.getTime() ?? Number.NaN;
  if (!text(sid) || !Number.isSafeInteger(index) || index < 0 || Number.isNaN(at)) return undefined;
  const clientId = isRecord(message.attributes) ? text(message.attributes.clientId) : undefined;
  const from = author === me ? 'me' : author === SYSTEM ? 'system' : 'agent';
  const name = from === 'agent' ? nameOf(author ?? '') : undefined;
  const files = (message.attachedMedia ?? []).map(fileOf);
  return {
    id: sid,
    order: { major: index, minor: sid },
    from,
    at: new Date(at).toISOString(),
    text: text(message.body) ?? '',
    ...(clientId !== undefined && { clientId }),
    ...(name && { author: name }),
    ...(files.length > 0 && { files }),
  };
}
