import { useCallback, useId, useMemo, useState } from 'react';
import { toColor } from '../../../themes/org/dtcg.ts';
import type { Json } from '../../../themes/org/json.ts';
import { TEXTS } from '../../../themes/org/texts.ts';
import { colorsIn, colorsOf, type Proposal, proposals, proposalsOf } from '../model/colorsOf.ts';
import { compiledOf, suppliedOf } from '../model/compiled.ts';
import { type DataChange, type Folder, valueAt } from '../model/folder.ts';
import { pixelsOf } from '../model/pixels.ts';
import { applied } from '../model/values.ts';
import { Frame } from '../previews/Frame.tsx';
import { screenOf } from '../previews/screens.ts';
import { useLocate } from '../useLocate.ts';
import type { PanelProps } from './panel.ts';
import './panels.css';

const MOST_BYTES = 20_000_000;
const SIZE = { width: 375, height: 640 };

/** All other colours are derived from the two: those that were set by hand go. */
const SET_BY_HAND = [['color'], ['advanced', 'color'], ['dark', 'color'], ['$extensions', 'heloc', 'scheme']];

function withColors(folder: Folder, { primary, accent }: Proposal): Folder {
  const put = (path: readonly string[], value: Json | undefined): DataChange => ({
    file: 'tokens',
    path,
    value,
    label: '',
  });
  const isDark = valueAt(folder.tokens, ['$extensions', 'heloc', 'scheme']) === 'dark';
  return [
    ...SET_BY_HAND.map((path) => put(path, undefined)),
    // Why a dark brand has no other scheme is no reason for a light one.
    ...(isDark ? [put(['$extensions', 'heloc', 'dark'], undefined)] : []),
    put(['color', 'primary', '$value'], toColor(primary)),
    ...(accent === primary ? [] : [put(['color', 'accent', '$value'], toColor(accent))]),
  ].reduce(applied, folder);
}

interface SourceProps {
  readonly onFound: (proposals: readonly Proposal[]) => void;
}

/** Where colours come from: a picture on the device, or what was typed or pasted. */
export function ColorSource({ onFound }: SourceProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const show = (colors: readonly { readonly hex: string }[], five: readonly Proposal[]) => {
    onFound(colors.length > 0 ? five : []);
    setSaid(
      colors.length === 0
        ? 'There are no colors in it.'
        : `${colors.length} ${colors.length === 1 ? 'color' : 'colors'}: ${colors
            .slice(0, 8)
            .map(({ hex }) => hex)
            .join(', ')}`,
    );
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setSaid(`The file has ${file.size} bytes, at most ${MOST_BYTES}.`);
    try {
      const colors = colorsOf(await pixelsOf(file));
      show(colors, proposals(colors));
    } catch {
      onFound([]);
      setSaid('This browser cannot read the file as a picture.');
    }
  };
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={`${id}-file`}>
          A logo or a screenshot
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/*"
          onChange={({ target }) => void read(target.files?.[0])}
        />
        <p className="shows">It is read on this device and sent nowhere.</p>
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}-colors`}>
          Or colors, typed or pasted
        </label>
        <textarea
          id={`${id}-colors`}
          rows={2}
          spellCheck={false}
          placeholder="#7A3E9D, rgb(46 125 107)"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const colors = colorsIn(target.value);
            show(
              colors.map((hex) => ({ hex })),
              proposalsOf(colors),
            );
          }}
        />
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </>
  );
}

interface ProposalsProps {
  readonly found: readonly Proposal[];
  readonly folderOf: (proposal: Proposal) => Folder;
  readonly library: PanelProps['library'];
  readonly sandboxCode: string;
  readonly onTake: (proposal: Proposal) => void;
}

/** Each in the running application. */
export function Proposals({ found, folderOf, library, sandboxCode, onTake }: ProposalsProps) {
  if (found.length === 0) return null;
  return (
    <ul className="proposals" aria-label="Proposals">
      {found.map((proposal, index) => (
        <li key={proposal.primary + proposal.accent} className="proposal">
          <p>
            {Object.entries(proposal).map(([name, hex]) => (
              <span key={name}>
                <span className="chip-color" style={{ background: hex }} />
                {hex}{' '}
              </span>
            ))}
          </p>
          <Preview proposal={proposal} folderOf={folderOf} library={library} sandboxCode={sandboxCode} />
          <button type="button" className="act plain" onClick={() => onTake(proposal)}>
            {`Take proposal ${index + 1}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A first look from colours that were typed or pasted, or from a logo or a picture of a page. */
export function StartFrom({ folder, library, sandboxCode, onReplace }: PanelProps) {
  const [found, setFound] = useState<readonly Proposal[]>([]);
  const folderOf = useCallback((proposal: Proposal) => withColors(folder, proposal), [folder]);
  return (
    <>
      <section className="section">
        <ColorSource onFound={setFound} />
        <p className="shows">All other colors are derived from the two; those that were set by hand go.</p>
      </section>
      <Proposals
        found={found}
        folderOf={folderOf}
        library={library}
        sandboxCode={sandboxCode}
        onTake={(proposal) =>
          onReplace(folderOf(proposal), `colors ${proposal.primary} and ${proposal.accent}`)
        }
      />
    </>
  );
}

/** The application in these colours. */
function Preview({
  proposal,
  folderOf,
  library,
  sandboxCode,
}: Pick<ProposalsProps, 'folderOf' | 'library' | 'sandboxCode'> & { readonly proposal: Proposal }) {
  const context = useMemo(
    () => compiledOf(folderOf(proposal), library, TEXTS).context,
    [folderOf, proposal, library],
  );
  const locate = useLocate(context);
  const supplied = useMemo(
    () => context && locate && suppliedOf(context, 'own', sandboxCode, locate),
    [context, sandboxCode, locate],
  );
  return (
    <div className="small-preview">
      {context && supplied ? (
        <Frame
          screen={screenOf('first')}
          org={sandboxCode}
          size={SIZE}
          scheme={context.look.choices.scheme}
          supplied={supplied}
        />
      ) : null}
    </div>
  );
}
