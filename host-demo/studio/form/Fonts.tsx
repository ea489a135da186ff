import { useId, useState } from 'react';
import { isObject, type JsonObject } from '../../../themes/org/json.ts';
import { LICENCES } from '../../../themes/org/licences.ts';
import { change, type Folder, valueAt } from '../model/folder.ts';
import { assetProblems } from '../model/zip.ts';
import type { PanelProps } from '../panels/panel.ts';

const PLACE = ['$extensions', 'heloc', 'fonts'];
const FAMILY = /^[a-z][a-z0-9]*( [a-z0-9]+)*$/i;
const WEIGHT = /^[1-9]00( [1-9]00)?$/;

const fontsOf = (folder: Folder): JsonObject[] => {
  const own = valueAt(folder.tokens, PLACE);
  return Array.isArray(own) ? own.filter(isObject) : [];
};

const withFonts = (folder: Folder, fonts: JsonObject[]): Folder =>
  change(folder, { file: 'tokens', path: PLACE, value: fonts.length > 0 ? fonts : undefined, label: '' });
const withFile = (folder: Folder, file: string, bytes: Uint8Array | undefined): Folder =>
  change(folder, { file: 'assets', path: [file], value: bytes, label: '' });

/** Fonts of the brand's own: the file and its licence go together. */
export function Fonts({ folder, onReplace }: PanelProps) {
  const id = useId();
  const [family, setFamily] = useState('');
  const [weight, setWeight] = useState('400 700');
  const [files, setFiles] = useState<{ font?: File | undefined; licence?: File | undefined }>({});
  const [wrong, setWrong] = useState('');
  const own = fontsOf(folder);

  const add = async (): Promise<string> => {
    if (!FAMILY.test(family)) return 'The name of a family has letters, digits and spaces.';
    if (!WEIGHT.test(weight)) return 'A weight is 400, or a range such as 400 700.';
    if (!files.font) return 'Choose the font, a WOFF2 file.';
    if (!files.licence) return 'A font goes nowhere without its licence: choose its text.';
    const bytes = new Uint8Array(await files.font.arrayBuffer());
    const [problem] = assetProblems('x.woff2', bytes);
    if (problem) return 'The font is no WOFF2 file.';
    const licence = new Uint8Array(await files.licence.arrayBuffer());
    const words = new TextDecoder().decode(licence);
    const kind = Object.keys(LICENCES).find((name) => LICENCES[name]?.test(words));
    if (!kind) return 'The licence is neither OFL-1.1 nor Apache-2.0.';
    const stem = family.toLowerCase().replaceAll(' ', '-');
    const src = `assets/fonts/${stem}${weight.includes(' ') ? '' : `-${weight}`}.woff2`;
    const entry = { family, weight, src };
    const others = own.filter((font) => font.src !== src);
    const placed = withFile(withFile(folder, src, bytes), `assets/fonts/${stem}.${kind}`, licence);
    onReplace(withFonts(placed, [...others, entry]), `font ${family} ${weight} added`);
    setFamily('');
    setFiles({});
    return '';
  };
  const drop = (font: JsonObject) => {
    const rest = own.filter((each) => each !== font);
    const isShared = rest.some(({ src }) => src === font.src);
    const without = isShared ? folder : withFile(folder, String(font.src), undefined);
    onReplace(withFonts(without, rest), `font ${font.family} ${font.weight} taken away`);
  };

  return (
    <section className="section">
      <h3>Font files</h3>
      <p className="hint">
        At most two files and 60 kB. Without any, a family of the device is a good choice.
      </p>
      <ul className="rows">
        {own.map((font) => (
          <li key={JSON.stringify(font)} className="row">
            <b>{String(font.family)}</b> {String(font.weight)}{' '}
            <button type="button" className="quiet" onClick={() => drop(font)}>
              Take it away<span className="unseen">{`: ${font.family} ${font.weight}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>Add a font</summary>
        <div className="field">
          <label className="label" htmlFor={`${id}-family`}>
            Family of the file
          </label>
          <input
            id={`${id}-family`}
            type="text"
            autoComplete="off"
            value={family}
            onChange={({ target }) => setFamily(target.value)}
          />
        </div>
        <div className="field">
          <label className="label" htmlFor={`${id}-weight`}>
            Weight, or the range of a variable font
          </label>
          <input
            id={`${id}-weight`}
            type="text"
            autoComplete="off"
            value={weight}
            onChange={({ target }) => setWeight(target.value)}
          />
        </div>
        {(
          [
            ['font', 'Font', '.woff2'],
            ['licence', 'Licence', '.txt'],
          ] as const
        ).map(([name, label, accept]) => (
          <div className="field" key={`${name} ${own.length}`}>
            <label className="label" htmlFor={`${id}-${name}`}>
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              type="file"
              accept={accept}
              onChange={({ target }) => setFiles({ ...files, [name]: target.files?.[0] })}
            />
          </div>
        ))}
        <p className="wrong" role="alert">
          {wrong}
        </p>
        <button type="button" className="act plain" onClick={() => void add().then(setWrong)}>
          Add the font
        </button>
      </details>
    </section>
  );
}
