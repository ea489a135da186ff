import { initWasm, Resvg } from '@resvg/resvg-wasm';
import program from '@resvg/resvg-wasm/index_bg.wasm';

/** What browsers that take no drawing show in their tabs. */
export const ICON_SIZE = 32;

let ready: Promise<void> | undefined;

/**
 * A drawing as PNG, the same bytes for the same drawing.
 *
 * @throws what is wrong with it, where it is none
 */
export async function drawIcon(svg: Uint8Array): Promise<Uint8Array> {
  ready ??= initWasm(Buffer.from(program.slice(program.indexOf(',') + 1), 'base64'));
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: ICON_SIZE } });
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}
