import { useState } from 'react';
import { Problems } from './Problems.tsx';
import type { PanelProps } from './panels/panel.ts';
import { check, put, type Verdict } from './server.ts';

/** The full check, by the demo's own machine, and the way to its pages. */
export function Publish({ folder, problems }: PanelProps) {
  const [verdict, setVerdict] = useState<{ of: unknown; is: Verdict }>();
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Verdict>, done: (verdict: Verdict) => string) => {
    setBusy(true);
    setMessage('Checking …');
    try {
      const is = await work();
      setVerdict({ of: folder, is });
      setMessage(done(is));
    } catch (error) {
      setMessage(error instanceof Error ? error.message : `${error}`);
    } finally {
      setBusy(false);
    }
  };
  const said = ({ isGood, problems }: Verdict) =>
    isGood
      ? `${folder.code} passes the check.`
      : `${count(problems.filter(({ hint }) => !hint).length)} to mend first.`;
  const place = (replace: boolean) =>
    run(
      () => put(folder, replace),
      (is) =>
        is.placed
          ? `${folder.code} is on this demo.`
          : is.exists
            ? `There is a folder ${folder.code} already.`
            : said(is),
    );
  const now = verdict?.of === folder ? verdict.is : undefined;
  const address = `/account/heloc/register-v2?org=${folder.code}`;
  return (
    <section className="section">
      <h3>Check</h3>
      <p className="hint">
        Everything that the command checks: fonts with their letters and licences, drawings, words and
        contrast.
      </p>
      <p className="acts">
        <button
          type="button"
          className="act"
          disabled={isBusy}
          onClick={() => void run(() => check(folder), said)}
        >
          Check
        </button>
        <button type="button" className="act plain" disabled={isBusy} onClick={() => void place(false)}>
          Put on this demo
        </button>
        {now?.exists ? (
          <button type="button" className="act plain" disabled={isBusy} onClick={() => void place(true)}>
            Replace {folder.code}
          </button>
        ) : null}
      </p>
      <p role="status" className={now?.isGood || now?.placed ? 'verdict' : 'verdict bad'}>
        {message}
      </p>
      {now?.placed ? (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {`Open ${folder.code} on the lender’s page`}
          </a>
        </p>
      ) : null}
      {now?.summary && now.isGood ? <p className="hint">{now.summary}</p> : null}
      <Problems problems={now?.problems ?? problems} />
    </section>
  );
}

const count = (problems: number) => `${problems} ${problems === 1 ? 'problem' : 'problems'}`;
