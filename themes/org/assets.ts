import type { Files } from './files.ts';
import { ratioOf, sizeOf } from './image.ts';
import type { Json, JsonObject } from './json.ts';
import { SourceError } from './problems.ts';
import type { Layer } from './read.ts';
import { logoOn, squared } from './svg.ts';

/** A file of one layer that is served beside the data. */
export interface Asset {
  readonly layer: string;
  /** `assets/logo.svg` */
  readonly file: string;
  /** Of one that is made of another. */
  readonly bytes?: Uint8Array;
}

export interface FoundAssets {
  readonly logo: JsonObject;
  /** The same with the short mark, where there is one. */
  readonly marks: JsonObject;
  /** On a header of that colour, where words are in the other. */
  readonly darkMarks: (header: string, ink: string) => JsonObject;
  readonly favicon: JsonObject;
  readonly font: (src: Json) => string;
}

const encoded = (text: string) => new TextEncoder().encode(text);

/** The addresses of assets, as seen from the organisation's folder; `placed` takes those that are used. */
export function assetsOf(layers: readonly Layer[], files: Files, placed: Asset[]): FoundAssets {
  const place = (layer: string, file: string, bytes?: Uint8Array) => {
    placed.push({ layer, file, ...(bytes && { bytes }) });
    return `${layer}/${file}`;
  };
  /** The nearest of the names, by layer. */
  const sought = (...names: string[]) => {
    for (const { name: layer } of [...layers].reverse())
      for (const name of names) {
        const bytes = files.read(`${layer}/assets/${name}`);
        if (bytes) return { layer, file: `assets/${name}`, bytes };
      }
    return undefined;
  };
  const nearest = (...names: string[]) => {
    const found = sought(...names);
    if (found) return found;
    const file = `themes/${layers.at(-1)?.name}/assets/${names[0]}`;
    throw new SourceError([
      { file, line: 1, path: '', code: 'missing', found: 'nothing', why: 'people know a lender by it' },
    ]);
  };
  const image = ({ layer, file, bytes }: ReturnType<typeof nearest>): JsonObject => ({
    src: place(layer, file),
    ...sizeOf(ratioOf(bytes) ?? 1),
  });
  const logo = nearest('logo.svg', 'logo.png');
  const whole = image(logo);
  /** Those of a layer below the logo's are of another name. */
  const ofLogo = (...names: string[]) => {
    const found = sought(...names);
    return found && levelOf(found.layer) >= levelOf(logo.layer) ? found : undefined;
  };
  const short = ofLogo('logo-short.svg', 'logo-short.png');
  const own = ofLogo('favicon.svg', 'favicon.png');
  const mark = short ?? logo;
  /** Of the mark, where there is none of one's own. */
  const made =
    !own && mark.file.endsWith('.svg') ? encoded(squared(new TextDecoder().decode(mark.bytes))) : undefined;
  const icon = own ?? mark;
  /** As it can be seen on that ground. */
  const imageOn = (found: ReturnType<typeof nearest>, header: string, ink: string): JsonObject => {
    if (!found.file.endsWith('.svg')) return image(found);
    const text = new TextDecoder().decode(found.bytes);
    const made = logoOn(text, header, ink);
    if (made === text) return image(found);
    const bytes = encoded(made);
    const file = found.file.replace('.svg', '-dark.svg');
    return { src: place(found.layer, file, bytes), ...sizeOf(ratioOf(bytes) ?? 1) };
  };
  return {
    logo: whole,
    marks: { ...whole, ...(short && { short: image(short) }) },
    darkMarks(header, ink) {
      const dark = ofLogo('logo-dark.svg', 'logo-dark.png');
      return {
        ...(dark ? image(dark) : imageOn(logo, header, ink)),
        ...(short && { short: imageOn(short, header, ink) }),
      };
    },
    favicon: {
      src: place(icon.layer, made ? 'assets/favicon.svg' : icon.file, made),
      type: icon.file.endsWith('.png') ? 'image/png' : 'image/svg+xml',
    },
    font: (src) => place(layerOf(String(src))?.name ?? (layers.at(-1) as Layer).name, String(src)),
  };
  function layerOf(src: string) {
    return [...layers].reverse().find(({ name }) => files.read(`${name}/${src}`));
  }
  function levelOf(layer: string) {
    return layers.findIndex(({ name }) => name === layer);
  }
}
