import { useId, useState } from 'react';
import type { Folder } from '../../model/folder.ts';
import { MOST_CHARACTERS, shareFragment } from '../../model/share.ts';
import { publishedOf } from '../../server.ts';
import type { PanelProps } from '../panel.ts';
import { messageOf } from './download.ts';
import { SharePart } from './SharePart.tsx';

export function Link({ folder, organisations }: PanelProps) {
  const id = useId();
  const [made, setMade] = useState<{ of: Folder; link: string; missing: readonly string[] }>();
  const [said, setSaid] = useState('');
  const make = async () => {
    setSaid('');
    try {
      const shared = shareFragment(await publishedOf(folder.code, organisations), folder);
      if ('problem' in shared) return setSaid(shared.problem);
      const link = new URL('/studio', location.href);
      link.hash = shared.fragment;
      setMade({ of: folder, link: link.href, missing: shared.missing });
      setSaid(`The differences take ${shared.fragment.length} of ${MOST_CHARACTERS} characters.`);
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  const now = made?.of === folder ? made : undefined;
  return (
    <SharePart title="Link">
      <p className="hint">
        A preview of what differs from the published brand. It is all in the link: no server sees it. It wears
        a frame “Preview, not an offer of credit”.
      </p>
      <p className="acts">
        <button type="button" className="act" onClick={() => void make()}>
          Make a link
        </button>
      </p>
      {now ? (
        <div className="field">
          <label className="label" htmlFor={id}>
            Link
          </label>
          <textarea
            id={id}
            className="link-text"
            readOnly
            rows={2}
            value={now.link}
            onFocus={({ target }) => target.select()}
          />
          <p className="acts">
            <button
              type="button"
              className="act plain"
              onClick={() =>
                void navigator.clipboard.writeText(now.link).then(
                  () => setSaid('Copied.'),
                  () => setSaid('This browser does not let a page copy: select the link and copy it.'),
                )
              }
            >
              Copy
            </button>
            <a href={now.link} target="_blank" rel="noreferrer">
              Open the preview
            </a>
          </p>
          {now.missing.length > 0 ? (
            <p className="hint">{`Not in the link: ${now.missing.join(', ')}.`}</p>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="hint">
        {said}
      </p>
    </SharePart>
  );
}
