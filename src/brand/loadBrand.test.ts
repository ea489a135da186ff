import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fetchEmitted, themesIndex } from '#src/testing/themes.ts';
import { type Answers, type LoadBrandInput, loadBrand, NoBrandDataError } from './loadBrand.ts';
import { failures } from './solver/check.ts';
import { contrast } from './solver/color.ts';
import type { Colors } from './solver/pairs.ts';

const ASSETS = 'http://cdn.test';
let main: string;
let brandFile: Record<string, unknown>;

beforeAll(async () => {
  main = themesIndex().main;
  brandFile = await (await fetchEmitted(`${ASSETS}/themes/${main}/brand.json`)).json();
});

const load = (input: Partial<LoadBrandInput> = {}) =>
  loadBrand({ org: main, assetBaseUrl: ASSETS, fetch: fetchEmitted, retryDelay: 1, ...input });

/** A `fetch` that answers these in turn, then the emitted files. */
function failing(...answers: (Response | Error)[]) {
  return jest.fn<typeof fetch>(async (url) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? fetchEmitted(url);
  });
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('loadBrand', () => {
  it('asks for one file, of which there are no two versions', async () => {
    const send = jest.fn<typeof fetch>(fetchEmitted);
    const bundle = await load({ fetch: send });
    expect(send.mock.calls).toEqual([[`${ASSETS}/themes/${main}/bundle.json`, {}]]);
    expect(bundle).toMatchObject({ org: main, problems: [], brand: { role: 'main' } });
    expect(bundle.legal.softCredit).toContain('soft inquiry');
    expect(bundle.copy.legal).toBe(bundle.legal);
  });

  it('has the same of the same answer, and of another one the new', async () => {
    const answers: Answers = new Map();
    const first = await load({ answers });
    expect(await load({ answers })).toBe(first);
    const copy = { test: { heading: 'From the page' } };
    expect((await load({ answers, provided: { copy } })).copy).toMatchObject(copy);
    expect(await load({ answers })).toBe(first);

    const text = await (await fetchEmitted(`${ASSETS}/themes/${main}/bundle.json`)).text();
    const renamed = text.replaceAll(first.brand.companyInfo.shortName, 'Renamed');
    const next = await load({ answers, fetch: failing(new Response(renamed)) });
    expect(next.brand.companyInfo.shortName).toBe('Renamed');
    expect((await load({ answers })).brand).toEqual(first.brand);
  });

  it('has the assets of the address that it is loaded from now', async () => {
    const answers: Answers = new Map();
    await load({ answers });
    const moved = await load({ answers, assetBaseUrl: 'https://other.example' });
    expect(moved.theme.logo.url).toMatch(/^https:\/\/other\.example\//);
  });

  it('keeps the answers of a few organisations', async () => {
    const answers: Answers = new Map();
    const codes = themesIndex()
      .orgs.slice(0, 6)
      .map(({ code }) => code);
    let last: unknown;
    for (const org of codes) last = await load({ answers, org });
    expect(answers.size).toBeLessThan(codes.length);
    expect(await load({ answers, org: codes.at(-1) })).toBe(last);
  });

  it('takes an asset address with a path', async () => {
    const send = jest.fn<typeof fetch>(fetchEmitted);
    await caught(load({ fetch: send, assetBaseUrl: 'https://lender.example/static/heloc' }));
    expect(send.mock.calls[0]?.[0]).toBe(`https://lender.example/static/heloc/themes/${main}/bundle.json`);
  });

  it('survives a network that fails twice and a server that hiccups', async () => {
    const send = failing(new TypeError('failed'), new Response('', { status: 503 }), new TypeError('failed'));
    await expect(load({ fetch: send })).resolves.toMatchObject({ org: main });
  });

  it('says which address could not be reached, and that it may be tried again', async () => {
    const offline = (() => Promise.reject(new TypeError('failed'))) as typeof fetch;
    const error = await caught(load({ fetch: offline }));
    expect(error).toBeInstanceOf(NoBrandDataError);
    expect(error).toMatchObject({
      message: `No private label data found: ${ASSETS}/themes/${main}/brand.json could not be reached`,
      retryable: true,
    });
  });

  it('says that an organisation is unknown', async () => {
    expect(await caught(load({ org: 'NOBODY' }))).toMatchObject({
      message: `No private label data found: ${ASSETS}/themes/NOBODY/brand.json does not exist (404)`,
      retryable: false,
    });
    expect(await caught(load({ org: '../x' }))).toMatchObject({
      detail: '"../x" is not an organisation code',
    });
  });

  it('names the file and the field of wrong data', async () => {
    const fetchWrong = await fetchWith({ brand: { ...brandFile, role: 'boss' } });
    expect(await caught(load({ fetch: fetchWrong }))).toMatchObject({
      message: `No private label data found: ${ASSETS}/themes/${main}/brand.json: "role" must be one of main, ny, wholesale, partner`,
    });
    const html = (async () => new Response('<!doctype html>')) as typeof fetch;
    expect(await caught(load({ fetch: html }))).toMatchObject({
      detail: expect.stringContaining('is not JSON'),
    });
  });

  it('passes over fields that only a later release knows, also beside what the page supplies', async () => {
    const later = { later: { at: 1 } };
    const { look, brand } = await files();
    const send = await fetchWith({ look: { ...look, ...later }, brand: { ...brand, ...later } });
    await expect(load({ fetch: send })).resolves.toMatchObject({ org: main, problems: [] });
    const provided = { theme: { header: 'center' } };
    const bundle = await load({ fetch: send, provided });
    expect(bundle).toMatchObject({ problems: [], theme: { header: 'center' } });
    const { problems } = await load({ fetch: send, provided: { theme: { hedaer: 'center' } } });
    expect(problems).toEqual([
      {
        file: 'page.theme',
        line: 1,
        path: 'hedaer',
        code: 'field',
        found: '"center"',
        why: 'is not a known field',
      },
    ]);
  });

  it('stops when told', async () => {
    const stop = new AbortController();
    const hanging = ((_: unknown, init?: RequestInit) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      })) as typeof fetch;
    const loading = caught(load({ fetch: hanging, signal: stop.signal }));
    stop.abort();
    expect(await loading).toMatchObject({ name: 'AbortError' });

    const later = new AbortController();
    const waiting = caught(
      load({ fetch: failing(new TypeError('failed')), signal: later.signal, retryDelay: 60_000 }),
    );
    setTimeout(() => later.abort(), 5);
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });
});

const files = async () =>
  (await (await fetchEmitted(`${ASSETS}/themes/${main}/bundle.json`)).json()) as Record<string, object>;

/** The emitted files, with something else in the main brand's. */
async function fetchWith(changed: Record<string, unknown>) {
  const bundle = { ...(await files()), ...changed };
  return (async (url) =>
    String(url).endsWith(`${main}/bundle.json`) ? Response.json(bundle) : fetchEmitted(url)) as typeof fetch;
}

const gone = () => new Response('', { status: 404 });
const down = () => new Response('', { status: 503 });

/** The same without the file that has all of them, and with these answers for some. */
const fetchApart = (answers: Record<string, () => Response>) =>
  (async (url) => {
    const file = Object.keys(answers).find((name) => String(url).endsWith(`/${name}`));
    if (file) return (answers[file] as () => Response)();
    return String(url).endsWith('/bundle.json') ? gone() : fetchEmitted(url);
  }) as typeof fetch;

describe('data that is broken', () => {
  /** What a theme may be, for a fetch of either kind. */
  const themes: [string, () => Promise<typeof fetch>, boolean][] = [
    ['missing', async () => bothThemes(gone), false],
    ['not to be reached', async () => bothThemes(down), true],
    ['not JSON', async () => bothThemes(() => new Response('<!doctype html>')), true],
    ['of another shape', () => fetchWith({ look: { scheme: 'light', tokens: {} } }), false],
    ['a list', () => fetchWith({ look: [] }), false],
  ];
  const bothThemes = (answer: () => Response) =>
    fetchApart({ [`${main}/look.json`]: answer, [`${main}/theme.json`]: answer });

  it.each(themes)(
    'a theme that is %s leaves the base looks, and the name in place of a logo',
    async (_, make, retryable) => {
      const bundle = await load({ fetch: await make() });
      const base = await load({
        org: 'ELSEWHERE',
        provided: { brand: { ...brandFile, orgCode: 'ELSEWHERE' } },
      });
      expect(bundle.theme).toEqual({ ...base.theme, logo: { ...base.theme.logo, url: '' } });
      expect(bundle).toMatchObject({ lost: { retryable }, brand: { role: 'main' } });
      expect(bundle.problems).toEqual([
        expect.objectContaining({ file: expect.stringMatching(/(look|theme)\.json/), line: 1 }),
      ]);
      expect(bundle.legal.softCredit).toContain('soft inquiry');
    },
  );

  it('stops where not even the base looks can be had', async () => {
    const error = await caught(load({ fetch: fetchApart({ 'look.json': down, 'theme.json': down }) }));
    expect(error).toMatchObject({ name: 'NoBrandDataError', retryable: true });
  });

  it('a token that is wrong or missing follows from the others; shapes are the base ones', async () => {
    const theme = (await files()).look as { tokens: Record<string, string>; logo: { src: string } };
    const { 'radius-card': _, ...tokens } = theme.tokens;
    const broken = { ...theme, tokens: { ...tokens, 'color-on-primary': 'url(x)', 'color-link': 3 } };
    const own = await load({ fetch: await fetchWith({ look: broken }) });
    expect(own.lost).toBeUndefined();
    expect(own.theme.tokens).toMatchObject({
      'color-primary': tokens['color-primary'],
      'color-link': expect.stringMatching(/^#[0-9A-F]{6}$/),
      'radius-card': expect.stringMatching(/(px|em)$/),
    });
    expect(own.theme.logo.url).toBe(`${ASSETS}/themes/${theme.logo.src.slice('../'.length)}`);
    const { 'color-on-primary': text, 'color-primary': ground } = own.theme.tokens;
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(own.problems).toEqual([
      {
        file: `${ASSETS}/themes/${main}/look.json`,
        line: 1,
        path: 'tokens.color-on-primary',
        code: 'field',
        found: '"url(x)"',
        why: 'must be a hex colour',
      },
      expect.objectContaining({ path: 'tokens.color-link', found: '3' }),
      expect.objectContaining({ path: 'tokens.radius-card', code: 'missing', found: 'nothing' }),
    ]);
  });

  it.each([
    ['wrong', () => fetchWith({ dark: { tokens: {} } }), false],
    ['missing', async () => fetchApart({ [`${main}/dark.json`]: down }), true],
  ] as const)(
    'a theme for dark devices that is %s is told of, and the other stands',
    async (_, make, retryable) => {
      const bundle = await load({ fetch: await make() });
      expect(bundle.theme.dark).toBeUndefined();
      expect(bundle.theme.tokens).toEqual((await load()).theme.tokens);
      expect(bundle.lost).toEqual({ retryable });
      expect(bundle.problems).toEqual([
        expect.objectContaining({ file: `${ASSETS}/themes/${main}/dark.json` }),
      ]);
    },
  );

  it('texts of a screen that cannot be read are those of the code', async () => {
    const copy = { ...(await files()).copy, 'start/hmda': { heading: 3 } };
    const bundle = await load({ fetch: await fetchWith({ copy }) });
    expect(bundle.copy['start/hmda']).toBeUndefined();
    expect(bundle.legal.softCredit).toContain('soft inquiry');
    expect(bundle.problems).toEqual([
      expect.objectContaining({ path: 'start/hmda.heading', found: '3', why: 'must be a text' }),
    ]);
  });

  it.each([
    ['wrong', { softCredit: 3 }],
    ['missing', undefined],
  ])('legal text that is %s stops', async (_, legal) => {
    const copy = { ...(await files()).copy, legal };
    const error = await caught(load({ fetch: await fetchWith({ copy }) }));
    expect(error).toMatchObject({ name: 'NoBrandDataError', detail: expect.stringContaining('copy.json') });
  });

  it('a legal text that came after the data was published is the standard one', async () => {
    const copy = (await files()).copy as Record<string, Record<string, string>>;
    const { softCredit, ...legal } = copy.legal as Record<string, string>;
    const bundle = await load({ fetch: await fetchWith({ copy: { ...copy, legal } }) });
    expect(bundle.legal.softCredit).toBe(softCredit);
    expect(bundle.problems).toEqual([
      expect.objectContaining({ path: 'legal.softCredit', code: 'missing', found: 'nothing' }),
    ]);
  });

  it.each(['brand.json', 'copy.json'])('%s that is missing stops', async (name) => {
    const error = await caught(load({ fetch: fetchApart({ [name]: gone }) }));
    expect(error).toMatchObject({ detail: expect.stringContaining(`${name} does not exist`) });
  });
});

describe('a version that a page holds', () => {
  const pin = { hash: '0123456789abcdef', integrity: 'sha256-held' };

  it('is asked for by its hash, and held to its integrity', async () => {
    const send = jest.fn<typeof fetch>(async () => Response.json(await files()));
    const bundle = await load({ fetch: send, pin });
    expect(send.mock.calls).toEqual([
      [
        `${ASSETS}/themes/${main}/${pin.hash}/bundle.json`,
        expect.objectContaining({ integrity: 'sha256-held' }),
      ],
    ]);
    // As seen from the organisation's folder, as in every version of it.
    expect(bundle.theme.logo.url).toBe((await load()).theme.logo.url);
  });

  it('and that is no more gives way to the newest', async () => {
    const bundle = await load({ pin });
    expect(bundle.theme).toEqual((await load()).theme);
    expect(bundle.lost).toBeUndefined();
    expect(bundle.problems).toEqual([
      expect.objectContaining({
        file: `${ASSETS}/themes/${main}/${pin.hash}/bundle.json`,
        code: 'unreachable',
        found: 'does not exist (404)',
      }),
    ]);
  });
});

describe('what the page supplies', () => {
  it('stands in for our brand data', async () => {
    const provided = { brand: { ...brandFile, brand: 'Page' } };
    const bundle = await load({ provided });
    expect(bundle.brand.name).toBe('Page');
    expect((await load({ provided: JSON.stringify(provided) })).brand.name).toBe('Page');
  });

  it('is enough for a brand that has no folder: looks and texts are the base ones', async () => {
    const bundle = await load({
      org: 'ELSEWHERE',
      provided: { brand: { ...brandFile, orgCode: 'ELSEWHERE' } },
    });
    expect(bundle.theme.logo.url).toContain('/themes/files/');
    expect(bundle.legal.hardCredit).toContain('hard inquiry');
  });

  it('is laid over our looks and texts', async () => {
    const bundle = await load({
      provided: {
        theme: { tokens: { 'color-primary': '#123456' } },
        copy: { 'start/hmda': { heading: 'Page' }, legal: { sidebar: 'Soon.' } },
      },
    });
    expect(bundle.theme.tokens['color-primary']).toBe('#123456');
    expect(bundle.theme.tokens['color-page']).toBe('#FBF8F1');
    expect(bundle.copy['start/hmda']).toEqual({ heading: 'Page' });
    expect(bundle.legal.sidebar).toBe('Soon.');
    expect(bundle.legal.softCredit).toContain('soft inquiry');
    expect(bundle.problems).toEqual([]);
  });

  it('may have an icon, of which we have no picture', async () => {
    const served = { src: 'i.svg', type: 'image/svg+xml', png: { src: 'i.png' } };
    const withPicture: typeof fetch = async (url, init) => {
      const answer = await fetchEmitted(url, init);
      if (!String(url).endsWith('/bundle.json')) return answer;
      const bundle = await answer.json();
      return Response.json({ ...bundle, look: { ...bundle.look, favicon: served } });
    };
    const ours = await load({ fetch: withPicture });
    expect(ours.theme.favicon.png).toMatch(/\/i\.png$/);
    const favicon = { src: 'https://page.example/i.svg', type: 'image/svg+xml' };
    const { theme } = await load({ fetch: withPicture, provided: { theme: { favicon } } });
    expect(theme.favicon).toEqual({ url: favicon.src, type: favicon.type });
    const png = { src: 'https://page.example/i.png' };
    const both = await load({ fetch: withPicture, provided: { theme: { favicon: { ...favicon, png } } } });
    expect(both.theme.favicon.png).toBe(png.src);
  });

  it('may be two colours: all others are derived, in light and in dark', async () => {
    const seeds = { primary: '#E6FF00', accent: '#111111' };
    const { theme, problems } = await load({ provided: { theme: { seeds } } });
    expect(problems).toEqual([]);
    for (const [scheme, tokens] of [
      ['light', theme.tokens],
      ['dark', theme.dark?.tokens],
    ] as const) {
      expect(tokens?.['color-primary']).toBe('#E6FF00');
      expect(failures(tokens as Partial<Colors>, scheme)).toEqual([]);
    }
    expect(theme.tokens['color-primary-edge']).not.toBe('#E6FF00');
    expect(theme.tokens['radius-card']).toBe('20px');
    const wrong = await load({ provided: { theme: { seeds: { primary: 'red' }, header: 'center' } } });
    expect(wrong.problems).toEqual([
      expect.objectContaining({ file: 'page.theme', path: 'seeds.primary', found: '"red"' }),
    ]);
    expect(wrong.theme).toMatchObject({ header: 'center', tokens: { 'color-primary': '#1F6B45' } });
  });

  it('may break a pair: what goes with a colour is derived anew, and what cannot be read is named', async () => {
    const { theme, problems } = await load({
      provided: { theme: { tokens: { 'color-primary': '#FFFF00' } } },
    });
    expect(theme.tokens['color-primary']).toBe('#FFFF00');
    expect(failures(theme.tokens as Partial<Colors>, 'light')).toEqual([]);
    expect(problems).toEqual([]);
    const unreadable = await load({ provided: { theme: { tokens: { 'color-link': '#FFFF00' } } } });
    expect(unreadable.theme.tokens['color-link']).toBe('#FFFF00');
    expect(unreadable.problems[0]).toEqual({
      file: 'page.theme',
      line: 1,
      path: 'tokens.color-link',
      code: 'contrast',
      found: expect.stringMatching(/^#FFFF00 on \S+ .* needs 4\.5$/),
      why: 'link cannot be seen (WCAG 1.4.3)',
      fix: expect.stringMatching(/^#/),
    });
  });

  it('is left out where it is wrong, and said so', async () => {
    const bundle = await load({
      provided: {
        brand: { ...brandFile, role: 'boss' },
        theme: { tokens: { 'color-primary': 'red;}', 'color-page': '#fff' } },
        copy: { legal: { softCredit: 'I agree.', other: 'x' } },
        colour: 'red',
      },
    });
    expect(bundle.brand.role).toBe('main');
    expect(bundle.theme.tokens).toMatchObject({ 'color-primary': '#1F6B45', 'color-page': '#fff' });
    expect(bundle.legal.softCredit).toContain('soft inquiry');
    expect(bundle.problems.map(({ file, path, found, why }) => `${file} ${path}: ${found} ${why}`)).toEqual([
      'page colour: "red" is not one of theme, brand, copy',
      'page.brand role: "boss" must be one of main, ny, wholesale, partner',
      'page.theme tokens.color-primary: "red;}" must be a hex colour',
      'page.copy legal.softCredit: "I agree." has lost {lender}',
      'page.copy legal.other: "x" is not a known text',
    ]);
  });

  it.each([['{'], [3], [[]]])('may be nonsense: %j', async (provided) => {
    const bundle = await load({ provided });
    expect(bundle.brand.role).toBe('main');
    expect(bundle.problems).toHaveLength(1);
  });

  it('is named when nothing else is there either', async () => {
    expect(await caught(load({ org: 'NOBODY', provided: { brand: { role: 'boss' } } }))).toMatchObject({
      detail: `page.brand: "canonicalOrgCode" must be an organisation code in capitals; ${ASSETS}/themes/NOBODY/brand.json does not exist (404)`,
    });
  });
});
