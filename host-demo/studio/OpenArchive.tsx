import { useId, useState } from 'react';
import type { Problem } from '../../themes/org/problems.ts';
import { draftProblem } from './drafts.ts';
import type { Folder } from './model/folder.ts';
import type { Organisation } from './model/library.ts';
import { importZip } from './model/zip.ts';
import { Problems } from './Problems.tsx';

interface Props {
  readonly organisations: readonly Organisation[];
  /** Codes of what has been changed in this browser. */
  readonly drafts: readonly string[];
  readonly onNew: (folder: Folder, sandboxCode: string) => void;
}

export const ARCHIVE = 'archive';

/** Goes on with what was exported, here or elsewhere. */
export function OpenArchive({ organisations, drafts, onNew }: Props) {
  const id = useId();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [wrong, setWrong] = useState('');
  const open = async (file: File | undefined) => {
    if (!file) return;
    const imported = importZip(new Uint8Array(await file.arrayBuffer()));
    setProblems('problems' in imported ? imported.problems : []);
    if ('problems' in imported) return setWrong('The archive is refused.');
    const { folder } = imported;
    if (drafts.includes(folder.code)) return setWrong(draftProblem(folder.code));
    const like =
      organisations.find(({ code }) => code === folder.code) ??
      organisations.find(({ family }) => family === folder.brand.family) ??
      organisations[0];
    onNew(folder, like?.code ?? folder.code);
  };
  return (
    <section id={ARCHIVE} className="new archive" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Open an archive</h2>
      <label className="label" htmlFor={id}>
        A zip that was exported
      </label>
      <input
        id={id}
        type="file"
        accept=".zip,application/zip"
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <p role="alert" className="wrong">
        {wrong}
      </p>
      <Problems problems={problems} />
    </section>
  );
}
