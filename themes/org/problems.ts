import type { Problem } from '#src/brand/problem.ts';

export type { Problem };

/** As it is printed: `file:line path [code] found, why. Fix: ...` */
export const printed = ({ file, line, path, code, found, why, fix, hint }: Problem): string =>
  [
    `${file}:${line}`,
    ...(path ? [path] : []),
    hint ? `[hint: ${code}]` : `[${code}]`,
    `${found || '""'}, ${why}.${fix ? ` Fix: ${fix}` : ''}`,
  ].join(' ');

/** Errors before hints, by file and line. */
export const sorted = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (one, other) =>
      Number(one.hint ?? false) - Number(other.hint ?? false) ||
      one.file.localeCompare(other.file) ||
      one.line - other.line,
  );

/** The sources cannot be compiled. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(printed).join('\n'));
    this.problems = problems;
  }
}
