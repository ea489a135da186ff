import { useEffect, useState } from 'react';
import { isClear, isPng } from '../../../themes/org/image.ts';
import { MOST_BYTES, svgProblems } from '../../../themes/org/svg.ts';
import { pixelsOf } from '../model/pixels.ts';
import type { PanelProps } from '../panels/panel.ts';

const DRAWINGS = [
  {
    name: 'logo',
    label: 'Logo',
    about: 'In the header, in a box of 40 by 200 pixels. From square to eight times as wide as high.',
  },
  { name: 'logo-dark', label: 'Logo for dark', about: 'On dark devices. Without one the logo is used.' },
  { name: 'logo-short', label: 'Short mark', about: 'On phones, where the logo is wide.' },
  { name: 'favicon', label: 'Icon', about: 'In the tab of the browser. Without one it is made of the mark.' },
] as const;

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
type Kind = keyof typeof TYPES;
const pictureOf = (kind: Kind, bytes: Uint8Array) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: TYPES[kind] });

/** Why a file is not taken; nothing where it is. */
async function refusal(kind: Kind, bytes: Uint8Array): Promise<string> {
  if (bytes.length > MOST_BYTES) return `The file has ${bytes.length} bytes; at most ${MOST_BYTES}.`;
  if (kind === 'png' && !isPng(bytes)) return 'The file is no PNG, or was cut off.';
  const problems = kind === 'svg' ? svgProblems(new TextDecoder().decode(bytes)) : [];
  if (problems.length > 0) return `The drawing ${problems.join(', ')}. Only shapes and colors can be in it.`;
  const picture = await pixelsOf(pictureOf(kind, bytes)).catch(() => undefined);
  if (!picture) return 'The file is damaged: this browser cannot show it.';
  return isClear(picture.data)
    ? 'Nothing of the drawing is seen: its shapes are clear, or outside of its viewBox.'
    : '';
}

/** Drawings, each from a file. */
export function Logo({ folder, context, onChange, onMark }: PanelProps) {
  const { tokens } = context.full as { tokens: Record<string, string> };
  return (
    <section className="section">
      <h3>Drawings</h3>
      {DRAWINGS.map(({ name, label, about }) => (
        <Drawing
          key={name}
          name={name}
          label={label}
          about={about}
          grounds={[tokens['color-header'] ?? '#FFFFFF', '#FFFFFF', '#15181B']}
          found={[...folder.assets].find(
            ([path]) => path === `assets/${name}.svg` || path === `assets/${name}.png`,
          )}
          onFocus={() => onMark(name === 'favicon' ? undefined : { selector: 'header img' })}
          onBlur={() => onMark(undefined)}
          onTake={(file, bytes) => {
            const other = file.endsWith('.svg') ? `assets/${name}.png` : `assets/${name}.svg`;
            if (folder.assets.has(other))
              onChange({ file: 'assets', path: [other], value: undefined, label: `${label} replaced` });
            onChange({ file: 'assets', path: [file], value: bytes, label: `${label} from a file` });
          }}
          onDrop={(file) =>
            onChange({ file: 'assets', path: [file], value: undefined, label: `${label} taken away` })
          }
        />
      ))}
    </section>
  );
}

interface DrawingProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly grounds: readonly string[];
  readonly found: readonly [string, Uint8Array] | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onTake: (file: string, bytes: Uint8Array) => void;
  readonly onDrop: (file: string) => void;
}

function Drawing({ name, label, about, grounds, found, onFocus, onBlur, onTake, onDrop }: DrawingProps) {
  const [wrong, setWrong] = useState('');
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!found) return setUrl('');
    const [file, bytes] = found;
    const made = URL.createObjectURL(pictureOf(file.endsWith('.svg') ? 'svg' : 'png', bytes));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [found?.[1]]);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const kind = /\.(svg|png)$/i.exec(file.name)?.[1]?.toLowerCase() as Kind | undefined;
    if (!kind) return setWrong('Only SVG and PNG files.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const why = await refusal(kind, bytes);
    setWrong(why);
    if (!why) onTake(`assets/${name}.${kind}`, bytes);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what is in it, and is nothing to press.
    <div className="field" onFocus={onFocus} onBlur={onBlur}>
      <div className="field-head">
        <label className="label" htmlFor={`drawing-${name}`}>
          {label}
        </label>
        <span className="source">{found ? 'own' : 'inherited or none'}</span>
      </div>
      {url ? (
        <div className="drawings">
          {grounds.map((ground) => (
            <span key={ground} className="drawing" style={{ backgroundColor: ground }}>
              <img src={url} alt="" />
            </span>
          ))}
        </div>
      ) : null}
      <input
        id={`drawing-${name}`}
        type="file"
        accept=".svg,.png"
        aria-describedby={`drawing-${name}-about`}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <p className="shows" id={`drawing-${name}-about`}>
        {about}
      </p>
      {wrong ? (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      ) : null}
      {found && name !== 'logo' ? (
        <button type="button" className="quiet" onClick={() => onDrop(found[0])}>
          Take it away<span className="unseen">{`: ${label}`}</span>
        </button>
      ) : null}
    </div>
  );
}
