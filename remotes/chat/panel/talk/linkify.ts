/** A piece of a message: text, or an address to open. */
export interface Piece {
  text: string;
  href?: string;
}

const ADDRESS = /(?:https?:\/\/|mailto:|tel:)[^\s<>"'`]+/gi;
/** A sentence's end is not the address's. */
const TRAILING = /[.,;:!?)\]}]+$/;
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** What changes the direction of a text or is not seen at all, and may make one text look like another. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

const shown = (text: string) =>
  text.replace(UNSEEN, (found) => `[U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);

function addressOf(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return PROTOCOLS.includes(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a message with its addresses; everything else stays text (docs/rules.md#messages-of-a-chat). */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (part: string, href?: string) => {
    if (part) pieces.push(href ? { text: shown(part), href } : { text: shown(part) });
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const href = addressOf(address);
    if (!href) continue;
    add(text.slice(end, index));
    add(address, href);
    end = index + address.length;
  }
  add(text.slice(end));
  return pieces;
}
