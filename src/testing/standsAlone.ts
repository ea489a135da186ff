/** Finds a few digits (or words) where nothing else is beside them: a random identifier may have any digits within it. */
export const standsAlone = (...texts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\w-])(?:${texts.join('|')})(?![\w-])`, 'i');
