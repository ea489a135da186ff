import { initWasm, Resvg } from '@resvg/resvg-wasm';
import program from '@resvg/resvg-wasm/index_bg.wasm';
import { isClear, isPng } from './image.ts';

/** What browsers that take no drawing show in their tabs. */
export const ICON_SIZE = 32;

let ready: Promise<void> | undefined;

type Image = ReturnType<InstanceType<typeof Resvg>['render']>;

async function drawn<Taken>(svg: Uint8Array | string, width: number, take: (image: Image) => Taken) {
  ready ??= initWasm(Buffer.from(program.slice(program.indexOf(',') + 1), 'base64'));
  await ready;
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const image = drawing.render();
    const taken = take(image);
    image.free();
    return taken;
  } finally {
    drawing.free();
  }
}

/**
 * A drawing as PNG, the same bytes for the same drawing.
 *
 * @throws what is wrong with it, where it is none
 */
export const drawIcon = (svg: Uint8Array): Promise<Uint8Array> =>
  drawn(svg, ICON_SIZE, (image) => image.asPng());

/** As wide as a logo's box. */
const LOGO_WIDTH = 200;

/** Whether nothing of a drawing or PNG can be seen, on any ground. */
export const isBlank = (bytes: Uint8Array): Promise<boolean> =>
  drawn(isPng(bytes) ? drawingOf(bytes) : bytes, LOGO_WIDTH, ({ pixels }) => isClear(pixels)).catch(
    () => true,
  );

const drawingOf = (png: Uint8Array): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;
