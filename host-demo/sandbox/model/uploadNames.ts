/** Found anywhere in the name of an uploaded file. */
export const UPLOAD_NAMES = {
  blurry: { failure: 'BLUR', note: 'ID photo: blurred' },
  glare: { failure: 'GLARE', note: 'ID photo: glare' },
  cutoff: { failure: 'EDGE_CUT_OFF', note: 'ID photo: an edge is cut off' },
  expired: { failure: 'EXPIRED', note: 'ID photo: the document has expired' },
  wrongkind: { failure: 'WRONG_KIND', note: 'ID photo: another kind of document' },
  refused: { failure: null, note: 'ID photo: a person who looks at it refuses it' },
  othername: { failure: null, note: 'ID photo: read, but with another last name' },
  unreadable: { failure: null, note: 'Income document: fails instead of going into review' },
} as const;

const BY_PART = Object.entries(UPLOAD_NAMES);
type Part = keyof typeof UPLOAD_NAMES;

/** Whether one of these files says so in its name. */
export const isNamed = (names: readonly string[], part: Part): boolean =>
  names.some((name) => name.toLowerCase().includes(part));

/** What is wrong with photos of these names. */
export const photoFailure = (names: readonly string[]): string | null =>
  BY_PART.find(([part, { failure }]) => failure && isNamed(names, part as Part))?.[1].failure ?? null;
