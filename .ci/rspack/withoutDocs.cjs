/** What a call is for, and the rules that it follows: words for the documents that are made from the contract. */
const WORDS = /^ {2}(?:summary|source):\s*(?:'[^'\n]*'|`[^`]*`|"[^"\n]*"|[\w.]+),\n/gm;

/** A page does without them. */
module.exports = (source) => {
  const kept = source.replace(WORDS, '');
  if (/^ {2}(?:summary:|source: *['"`])/m.test(kept))
    throw new Error('The words of a call are written in another way');
  return kept;
};
