/** The maximum length of a line: longer than any name or street, and the server's limit. */
export const LINE_MAX = 100;

export type LineProblem = 'line-too-long';

/** A line that is longer than `LINE_MAX`; undefined when it fits. */
export function lineProblem(text: string): LineProblem | undefined {
  return text.length > LINE_MAX ? 'line-too-long' : undefined;
}
