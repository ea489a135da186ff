/** What is wrong with a source, in words that its writer can act on. The one shape of it, for check, console and studio. */
export interface Problem {
  /** `themes/<CODE>/brand.json` */
  readonly file: string;
  /** Of what was found; of the file's first line where nothing was. */
  readonly line: number;
  /** `orgMetadata.companyInfo.nmlsId`; empty for the whole file. */
  readonly path: string;
  /** `contrast`, `repeats` ...: what kind of problem it is, for tools. */
  readonly code: string;
  readonly found: string;
  readonly why: string;
  readonly fix?: string;
  /** What stands in no one's way. */
  readonly hint?: true;
}

/** As it is printed: `file:line path [code] found, why. Fix: ...` */
export const printed = ({ file, line, path, code, found, why, fix }: Problem): string =>
  [
    `${file}:${line}`,
    ...(path ? [path] : []),
    `[${code}]`,
    `${found}, ${why}.${fix ? ` Fix: ${fix}` : ''}`,
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
