const QUERY = /(https?:\/\/[^\s?#)]*)[?#][^\s)]*/g;
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** What might be of a person, and what stands for it. In this order: a uuid is full of digits. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()]+@[^\s@<>"'()]+\.\w+/g, '[email]'],
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [QUERY, '$1'],
  [UUID, '{uuid}'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi, '[token]'],
  [/\d(?:[ ().-]{0,2}\d){5,}/g, '[number]'],
];

const LONGEST = 200;

/** A text without what might be of a person: addresses, numbers, tokens, queries; cut. */
export function scrub(text: string): string {
  let scrubbed = text;
  for (const [found, instead] of PERSONAL) scrubbed = scrubbed.replace(found, instead);
  return scrubbed.length > LONGEST ? `${scrubbed.slice(0, LONGEST - 1)}…` : scrubbed;
}

/** The address of a script: that of a page may have a person's values in its query, and an application's id. */
export const scrubFile = (file: string): string => file.replace(QUERY, '$1').replace(UUID, '{uuid}');
