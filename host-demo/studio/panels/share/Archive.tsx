import { useState } from 'react';
import type { Problem } from '../../../../themes/org/problems.ts';
import { exportChecked } from '../../model/zip.ts';
import { Problems } from '../../Problems.tsx';
import { check } from '../../server.ts';
import type { PanelProps } from '../panel.ts';
import { download, messageOf } from './download.ts';
import { SharePart } from './SharePart.tsx';

export function Archive({ folder }: PanelProps) {
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    setSaid('Checking …');
    setProblems([]);
    try {
      const verdict = await check(folder);
      const errors = verdict.problems.filter(({ hint }) => !hint);
      const made = errors.length === 0 ? exportChecked(folder) : { problems: errors };
      if ('problems' in made) {
        setProblems(made.problems);
        setSaid('It is not handed on before this is mended.');
        return;
      }
      download(`${folder.code}.zip`, made.bytes as Uint8Array<ArrayBuffer>, 'application/zip');
      setSaid(`${folder.code}.zip, ${made.bytes.length} bytes. It has been read again as the same folder.`);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <SharePart title="Archive">
      <p className="hint">The folder as it is published. The same folder is the same file, byte for byte.</p>
      <p className="acts">
        <button type="button" className="act" disabled={isBusy} onClick={() => void make()}>
          Export the archive
        </button>
      </p>
      <p role="status" className="hint">
        {said}
      </p>
      <Problems problems={problems} />
    </SharePart>
  );
}
