/** What fits on one line of an answer: more than any name or street has, and all that the server keeps. */
export const LINE_MAX = 100;

export type LineProblem = 'line-too-long';

/** A line that is longer than `LINE_MAX`; undefined when it fits. */
export function lineProblem(text: string): LineProblem | undefined {
  return text.length > LINE_MAX ? 'line-too-long' : undefined;
}
