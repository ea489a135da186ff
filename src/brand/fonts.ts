import { toJson } from '#src/domain/text/json.ts';
import type { Theme, ThemeFont } from './schema/theme.ts';

interface Entry {
  users: number;
  stop: AbortController;
  /** Once it has come; nothing where it cannot be had. */
  face: Promise<FontFace | undefined>;
}

/** Per document, because a page may hold several mounts and they share what is registered on it. */
export const registries = new WeakMap<Document, Map<string, Entry>>();

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
  let registry = registries.get(document);
  if (!registry) {
    registry = new Map();
    registries.set(document, registry);
  }
  const entries = registry;
  const keys = fonts.map((font) => {
    const key = toJson(font);
    let entry = entries.get(key);
    if (!entry) {
      const stop = new AbortController();
      const face = load(font, stop.signal).catch(() => undefined);
      entry = { users: 0, stop, face };
      entries.set(key, entry);
    }
    entry.users += 1;
    return key;
  });
  let released = false;
  // Together: of a family with one of its weights, the others are drawn in that.
  void Promise.all(keys.map((key) => entries.get(key)?.face)).then((loaded) => {
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
    for (const key of keys) {
      const entry = entries.get(key);
      if (!entry) continue;
      entry.users -= 1;
      if (entry.users > 0) continue;
      entries.delete(key);
      entry.stop.abort();
      void entry.face.then((face) => face && faces.delete(face));
    }
  };
}

/**
 * Registers what stands in for a theme's fonts until these are there. It is on the device, so that the first paint has it.
 *
 * @returns takes it off the document
 */
export function addFallbacks(
  { theme }: { readonly theme: Pick<Theme, 'fallbacks'> },
  { fonts }: Document,
): () => void {
  // A document without fonts has none to wait for.
  const faces = (fonts ? theme.fallbacks : []).map(({ family, source, ...descriptors }) => {
    const face = new FontFace(family, source, descriptors);
    fonts.add(face);
    return face;
  });
  return () => {
    for (const face of faces) fonts.delete(face);
  };
}
