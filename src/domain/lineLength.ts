/** What fits on one line of an answer: more than any name or street has, and all that the server keeps. */
export const LINE_MAX = 100;

export const LINE_TOO_LONG = `Must be at most ${LINE_MAX} characters`;

/** The message for a line that is longer; undefined when it fits. */
export function lineProblem(text: string): string | undefined {
  return text.length > LINE_MAX ? LINE_TOO_LONG : undefined;
}
