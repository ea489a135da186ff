import { toJson } from '#src/domain/text/json.ts';
import type { Theme, ThemeFont } from './schema/theme.ts';

interface Entry {
  users: number;
  stop: AbortController;
  face?: FontFace;
}

/** Per document, because a page may hold several mounts and they share what is registered on it. */
const registries = new WeakMap<Document, Map<string, Entry>>();

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
  const loads: Promise<void>[] = [];
  const keys = fonts.map((font) => {
    const key = toJson(font);
    const known = entries.get(key);
    if (known) known.users += 1;
    else {
      const entry: Entry = { users: 1, stop: new AbortController() };
      entries.set(key, entry);
      loads.push(load(font, entry));
    }
    return key;
  });
  // Together: of a family with one of its weights, the others are drawn in that.
  void Promise.all(loads).then(() => {
    for (const key of keys) {
      const face = entries.get(key)?.face;
      if (face) faces.add(face);
    }
  });

  async function load(font: ThemeFont, entry: Entry): Promise<void> {
    try {
      const response = await fetch(font.url, { signal: entry.stop.signal });
      if (!response.ok) return;
      const face = new (view as Window & typeof globalThis).FontFace(
        font.family,
        await response.arrayBuffer(),
        {
          weight: font.weight,
          style: font.style,
          display: 'swap',
        },
      );
      entry.face = await face.load();
    } catch {
      // The fallback family stays.
    }
  }

  let released = false;
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
      if (entry.face) faces.delete(entry.face);
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
