import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { acquireFonts, addFallbacks } from './fonts.ts';
import type { ThemeFont } from './schema/theme.ts';

class Face {
  constructor(
    readonly family: string,
    readonly bytes: ArrayBuffer,
  ) {
    if (bytes.byteLength === 0) throw new SyntaxError('no font');
  }
  load() {
    return Promise.resolve(this);
  }
}

const font = (name: string): ThemeFont => ({
  family: `heloc-x-${name}`,
  weight: '400',
  style: 'normal',
  url: `https://cdn.example/${name}.woff2`,
});
const bundle = (...names: string[]) => ({ theme: { fonts: names.map(font) } });
const fontsLoaded = () => new Promise((resolve) => setTimeout(resolve, 5));

let registered: Set<Face>;
let send: jest.Mock<typeof fetch>;
const families = () => [...registered].map(({ family }) => family);

beforeEach(() => {
  registered = new Set();
  send = jest.fn<typeof fetch>(async () => new Response('bytes'));
  Object.defineProperty(document, 'fonts', { value: registered, configurable: true });
  Object.defineProperty(window, 'FontFace', { value: Face, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(send);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(window, 'FontFace');
});

/** As another remote of the page has it. */
function copyOf(): typeof import('./fonts.ts') {
  let copy!: typeof import('./fonts.ts');
  jest.isolateModules(() => {
    copy = jest.requireActual('./fonts.ts');
  });
  return copy;
}

describe('acquireFonts', () => {
  it('registers once for all mounts, until the last lets go', async () => {
    const first = acquireFonts(bundle('a', 'b'));
    const second = acquireFonts(bundle('b'));
    await fontsLoaded();
    expect(send).toHaveBeenCalledTimes(2);
    expect(families()).toEqual(['heloc-x-a', 'heloc-x-b']);
    first();
    first();
    await fontsLoaded();
    expect(families()).toEqual(['heloc-x-b']);
    second();
    await fontsLoaded();
    expect(families()).toEqual([]);
  });

  it('registers once for all remotes of a page', async () => {
    const first = acquireFonts(bundle('a'));
    await fontsLoaded();
    const [face] = registered;
    const second = copyOf().acquireFonts(bundle('a'));
    await fontsLoaded();
    expect(send).toHaveBeenCalledTimes(1);
    first();
    await fontsLoaded();
    expect([...registered]).toEqual([face]);
    second();
    await fontsLoaded();
    expect(families()).toEqual([]);
  });

  it('shows the weights of a family together: one of them alone would be drawn for the others', async () => {
    let answer = (_: Response) => {};
    send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const release = acquireFonts(bundle('a', 'b'));
    await fontsLoaded();
    expect(families()).toEqual([]);
    answer(new Response('bytes'));
    await fontsLoaded();
    expect(families()).toEqual(['heloc-x-a', 'heloc-x-b']);
    release();
  });

  it('adds nothing for a mount that has gone meanwhile', async () => {
    acquireFonts(bundle('a'))();
    await fontsLoaded();
    expect(families()).toEqual([]);
  });

  it('falls back in silence', async () => {
    send
      .mockRejectedValueOnce(new TypeError('failed'))
      .mockResolvedValueOnce(new Response('', { status: 404 }))
      .mockResolvedValueOnce(new Response(''));
    const release = acquireFonts(bundle('a', 'b', 'c', 'd'));
    await fontsLoaded();
    expect(families()).toEqual(['heloc-x-d']);
    release();
  });

  it('does without where the browser has no fonts to register', () => {
    Reflect.deleteProperty(window, 'FontFace');
    acquireFonts(bundle('a'))();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('addFallbacks', () => {
  const fallback = {
    family: 'heloc-x-a-fallback',
    source: 'local("Arial")',
    weight: '400',
    sizeAdjust: '107%',
    ascentOverride: '90%',
    descentOverride: '20%',
    lineGapOverride: '0%',
  };

  it('registers once for all remotes of a page', () => {
    const [first, second] = [addFallbacks, copyOf().addFallbacks].map((add) =>
      add({ theme: { fallbacks: [fallback] } }, document),
    );
    expect(families()).toEqual(['heloc-x-a-fallback']);
    first?.();
    expect(families()).toEqual(['heloc-x-a-fallback']);
    second?.();
    expect(families()).toEqual([]);
  });

  it('registers at once, asks for nothing, and takes off what it has added', () => {
    const release = addFallbacks({ theme: { fallbacks: [fallback] } }, document);
    expect(families()).toEqual(['heloc-x-a-fallback']);
    expect(send).not.toHaveBeenCalled();
    release();
    expect(families()).toEqual([]);
  });
});
