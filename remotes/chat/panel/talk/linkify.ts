import { visibleText } from './visibleText.ts';

/** A piece of a message: text, or an address to open. */
export interface Piece {
  text: string;
  href?: string;
  /** Where it leads, if its text does not begin with that. */
  host?: string;
}

/** Up to a space or a quotation mark, of whichever kind: people and phones set curly ones. */
const ADDRESS = /(?:https?:\/\/|mailto:|tel:)[^\s<>"'`„‚\p{Pi}\p{Pf}]+/giu;
/** A sentence's end is not the address's. */
const TRAILING = /[.,;:!?…)\]}]+$/;
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

function addressOf(text: string): Pick<Piece, 'href' | 'host'> | undefined {
  try {
    const { protocol, host, href } = new URL(text);
    if (!PROTOCOLS.includes(protocol)) return undefined;
    // Letters that look like others, or a name before an "@".
    const isSaid = text.toLowerCase().startsWith(`${protocol}//${host}`);
    return host && !isSaid ? { href, host } : { href };
  } catch {
    return undefined;
  }
}

/** The text of a message with its addresses; everything else stays text (docs/rules.md#messages-of-a-chat). */
export function linkify(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (part: string, leads?: Pick<Piece, 'href' | 'host'>) => {
    if (part) pieces.push({ text: visibleText(part), ...leads });
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    const leads = addressOf(address);
    if (!leads) continue;
    add(text.slice(end, index));
    add(address, leads);
    end = index + address.length;
  }
  add(text.slice(end));
  return pieces;
}
