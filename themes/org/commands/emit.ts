import { emitThemes } from '../emit.ts';

/** `emit [folder]`: writes what is served. */
export async function emit([out = 'dist/themes']: readonly string[]): Promise<number> {
  await emitThemes(out, 'themes');
  return 0;
}
