import { toJson } from '#src/domain/text/json.ts';
import type { Theme, ThemeFallback, ThemeFont } from './schema/theme.ts';

interface Shared {
  users: number;
  /** Once it has come; nothing where it cannot be had. */
  readonly face: Promise<FontFace | undefined>;
  /** The last user has let go. */
  end(): void;
}

const SHARED = Symbol.for('heloc.fonts');

interface Page extends Document {
  [SHARED]?: Map<string, Shared>;
}

/**
 * What mounts of a page have registered, by what says all of a font. Page-wide, because each remote carries its own copy of this
 * module, and a font that comes or goes lays out the whole page anew, the host's part as well.
 */
export const sharedFont = (document: Page, font: ThemeFont | ThemeFallback): Shared | undefined =>
  document[SHARED]?.get(toJson(font));

/** @returns lets go of it */
function share(
  document: Page,
  font: ThemeFont | ThemeFallback,
  make: () => Pick<Shared, 'face' | 'end'>,
): () => void {
  const key = toJson(font);
  document[SHARED] ??= new Map();
  const fonts = document[SHARED];
  const entry = fonts.get(key) ?? { ...make(), users: 0 };
  fonts.set(key, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    fonts.delete(key);
    entry.end();
  };
}

/**
 * Registers a theme's fonts on the document, where alone they work for shadow roots too. They come as bytes, so
 * that they fall under `connect-src` like everything else we fetch. Text shows in the fallback until then, and
 * stays so when a font cannot be had.
 *
 * @returns gives the fonts up; the last user's call takes them off the document
 */
export function acquireFonts(
  bundle: { readonly theme: Pick<Theme, 'fonts'> },
  document: Document = globalThis.document,
): () => void {
  const { fonts } = bundle.theme;
  const { fonts: faces, defaultView: view } = document;
  if (!faces || !view || typeof view.FontFace !== 'function') return () => {};
  const releases = fonts.map((font) =>
    share(document, font, () => {
      const stop = new AbortController();
      const face = load(font, stop.signal).catch(() => undefined);
      return {
        face,
        end() {
          stop.abort();
          void face.then((loaded) => loaded && faces.delete(loaded));
        },
      };
    }),
  );
  let released = false;
  // Together: of a family with one of its weights, the others are drawn in that.
  void Promise.all(fonts.map((font) => sharedFont(document, font)?.face)).then((loaded) => {
    for (const face of loaded) if (face && !released) faces.add(face);
  });

  async function load({ family, url, weight, style }: ThemeFont, signal: AbortSignal) {
    const response = await fetch(url, { signal });
    if (!response.ok) return undefined;
    const bytes = await response.arrayBuffer();
    const { FontFace } = view as Window & typeof globalThis;
    return new FontFace(family, bytes, { weight, style, display: 'swap' }).load();
  }

  return () => {
    if (released) return;
    released = true;
    for (const release of releases) release();
  };
}

/**
 * Registers what stands in for a theme's fonts until these are there. It is on the device, so that the first paint has it.
 *
 * @returns takes it off the document
 */
export function addFallbacks(
  { theme }: { readonly theme: Pick<Theme, 'fallbacks'> },
  document: Document,
): () => void {
  const { fonts } = document;
  // A document without fonts has none to wait for.
  const releases = (fonts ? theme.fallbacks : []).map((fallback) =>
    share(document, fallback, () => {
      const { family, source, ...descriptors } = fallback;
      const face = new FontFace(family, source, descriptors);
      fonts.add(face);
      return { face: Promise.resolve(face), end: () => void fonts.delete(face) };
    }),
  );
  return () => {
    for (const release of releases.splice(0)) release();
  };
}
