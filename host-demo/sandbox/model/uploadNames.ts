/** Found anywhere in the name of an uploaded file. */
export const UPLOAD_NAMES = {
  blurry: { failure: 'BLUR', note: 'ID photo: blurred' },
  glare: { failure: 'GLARE', note: 'ID photo: glare' },
  cutoff: { failure: 'EDGE_CUT_OFF', note: 'ID photo: an edge is cut off' },
  expired: {
    failure: 'EXPIRED',
    refusal: 'One of these is too old. Send one that is valid now.',
    note: 'ID photo: the document has expired. Answer to a condition: needs another try',
  },
  wrongkind: {
    failure: 'WRONG_KIND',
    refusal: 'One of these is another document than the one that we asked for.',
    note: 'ID photo: another kind of document. Answer to a condition: needs another try',
  },
  refused: { failure: null, note: 'ID photo: a person who looks at it refuses it' },
  othername: { failure: null, note: 'ID photo: read, but with another last name' },
  unreadable: {
    failure: null,
    refusal: 'We could not read one of these. Send a clear copy of the whole page.',
    note: 'Income document: fails instead of going into review. Answer to a condition: needs another try',
  },
} as const;

const BY_PART = Object.entries(UPLOAD_NAMES);
type Part = keyof typeof UPLOAD_NAMES;

/** Whether one of these files says so in its name. */
export const isNamed = (names: readonly string[], part: Part): boolean =>
  names.some((name) => name.toLowerCase().includes(part));

/** Why an answer to a condition with files of these names is refused; undefined where nothing is wrong. */
export const refusalOf = (names: readonly string[]): string | undefined => {
  const found = BY_PART.find(([part, row]) => 'refusal' in row && isNamed(names, part as Part))?.[1];
  return found && 'refusal' in found ? found.refusal : undefined;
};

/** What is wrong with photos of these names. */
export const photoFailure = (names: readonly string[]): string | null =>
  BY_PART.find(([part, { failure }]) => failure && isNamed(names, part as Part))?.[1].failure ?? null;
