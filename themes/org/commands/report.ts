import { isGood, type Report } from '../check.ts';
import { printed } from '../problems.ts';

/** Of each organisation one line when it is good, else its problems. Answers with the exit code. */
export function print(
  reports: readonly Report[],
  asJson: boolean,
  write = (text: string) => process.stdout.write(text),
): number {
  if (asJson) write(`${JSON.stringify(reports, null, 2)}\n`);
  else
    for (const report of reports) {
      if (isGood(report)) write(`${report.code} ok: ${report.summary}\n`);
      for (const problem of report.problems)
        if (!problem.hint || !isGood(report)) write(`${printed(problem)}\n`);
    }
  return reports.every(isGood) ? 0 : 1;
}
