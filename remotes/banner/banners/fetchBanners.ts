import { type Banner, isBannerList } from './isBannerList.ts';

const TIMEOUT_MS = 30_000;
/** Of a refusal's words. */
const RECORDED_MAX = 200;

/** Why there are no banners; never shown to a person. */
class BannerError extends Error {
  override readonly name = 'BannerError';
}

/** The announcements of all applications, never from a cache (docs/rules.md#announcements). */
export async function fetchBanners(url: string, signal: AbortSignal): Promise<Banner[]> {
  const body = await readText(url, signal);
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch (cause) {
    throw new BannerError(MISMATCH, { cause });
  }
  if (!isBannerList(data)) throw new BannerError(MISMATCH);
  return data;
}

const MISMATCH = 'Banner data does not match the expected format';

async function readText(url: string, signal: AbortSignal): Promise<string> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: limit.signal });
    const text = await response.text();
    // The body says what was wrong.
    if (!response.ok)
      throw new BannerError(text.slice(0, RECORDED_MAX) || `Banners were answered with ${response.status}`);
    return text;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
