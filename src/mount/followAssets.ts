import { DARK, PHONE } from '#src/brand/applyTheme.ts';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { applyFavicon } from '#src/brand/favicon.ts';
import { sharedFont } from '#src/brand/fonts.ts';
import type { Theme, ThemeFont } from '#src/brand/schema/theme.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { afterFrame } from './afterFrame.ts';

/** A file that people do without, and what they have in its place. */
interface Lost {
  file: string;
  found: string;
  why: string;
}

interface AssetsInput {
  document: Document;
  bundle(): BrandBundle;
  subscribe(listener: () => void): () => void;
  runtime(): Runtime;
  /** Whether the page is ours to give an icon. */
  isOurs: boolean;
  hasLogo: boolean;
}

/**
 * The organisation's icon in place of the page's; and the host learns which of its logo, icon and fonts cannot be had, for which
 * people see its name, the page's icon and fonts of their device.
 *
 * @returns gives the icon back
 */
export function followAssets({
  document,
  bundle,
  subscribe,
  runtime,
  isOurs,
  hasLogo,
}: AssetsInput): () => void {
  let shown: BrandBundle | undefined;
  let give = () => {};
  const take = () => {
    const next = bundle();
    if (next === shown) return;
    const { theme } = next;
    const before = give;
    const stop = new AbortController();
    const releaseIcon = isOurs && applyFavicon(document, theme.favicon);
    give = () => {
      stop.abort();
      if (releaseIcon) releaseIcon();
    };
    before();
    shown = next;
    const { signal } = stop;
    const checks = [
      hasLogo && lostImage(logoOf(theme), 'its name stands in place of the logo'),
      isOurs && lostImage(theme.favicon.url, "the page has no icon of the lender's"),
      ...theme.fonts.map((font) => lostFont(font, document)),
    ];
    void Promise.all(checks).then((found) => {
      const lost = found.filter((each) => !!each);
      if (signal.aborted || lost.length === 0) return;
      const correlationId = newUuid();
      const { reporter, emit } = runtime();
      for (const each of lost)
        reporter.warn(each.why, { line: 1, path: '', code: 'unreachable', ...each, correlationId });
      emit({ type: 'error', code: 'theme-unavailable', retryable: true, correlationId });
    });
  };
  take();
  const unsubscribe = afterFrame(subscribe)(take);
  return () => {
    unsubscribe();
    give();
  };
}

/** As this device shows it; none in neutral looks. */
function logoOf(theme: Theme): string {
  const { logo } = (matchMedia(DARK).matches && theme.dark) || theme;
  return ((matchMedia(PHONE).matches && logo.short) || logo).url;
}

/** The browser has it by now, unless it cannot be had. */
async function lostImage(url: string, why: string): Promise<Lost | undefined> {
  if (!url) return undefined;
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => undefined,
    () => ({ file: url, found: 'no image', why }),
  );
}

async function lostFont(font: ThemeFont, document: Document): Promise<Lost | undefined> {
  const entry = sharedFont(document, font);
  return entry && !(await entry.face)
    ? { file: font.url, found: 'no font', why: 'text is in a font of the device' }
    : undefined;
}
