import type { Problem } from '../../themes/org/problems.ts';

/** What the check finds: where, what was found, why it matters and how it is mended. */
export const Problems = ({ problems }: { readonly problems: readonly Problem[] }) => (
  <ul className="rows">
    {problems.map((problem) => (
      <li key={JSON.stringify(problem)} className={problem.hint ? 'row' : 'row failing'}>
        <p>
          <b>{problem.path || problem.file}</b> {problem.found}: {problem.why}.
          {problem.fix ? ` Fix: ${problem.fix}` : ''}
        </p>
        <p className="shows">
          {problem.file}:{problem.line} {problem.code}
        </p>
      </li>
    ))}
  </ul>
);
