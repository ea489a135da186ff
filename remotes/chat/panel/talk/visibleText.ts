/**
 * What changes the direction of a text or is not seen at all, and may make one text look like another; but for what joins
 * pictures to one.
 */
const UNSEEN =
  /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|(?<!\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A text or a name of somebody else's with what is not seen in it in sight (docs/rules.md#messages-of-a-chat). */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (found) => `[U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
