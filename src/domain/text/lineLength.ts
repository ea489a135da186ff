/** A line as it is kept: single spaces, none at the ends. It is in plain characters; a server's apostrophes may not be. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** The maximum length of a line: longer than any name or street, and the server's limit. */
export const LINE_MAX = 100;

export type LineProblem = 'line-too-long';

/** A line that is longer than `LINE_MAX`; undefined when it fits. */
export function lineProblem(text: string): LineProblem | undefined {
  return text.length > LINE_MAX ? 'line-too-long' : undefined;
}
