import type { ApiError } from './apiError.ts';
import type { ApiConfig } from './createApi.ts';
import { askPublicly } from './originCheck.ts';
import { replayHeaders } from './replay.ts';

/** Origins of the API that take these headers, or do not, as long as the page is there. */
const known = new Map<string, 'takes' | 'refuses'>();

const checks = new Map<string, Promise<boolean>>();

const refusesHeaders = async (base: string, headers: Record<string, string>) =>
  !(await askPublicly(base, 'cors', headers)) && (await askPublicly(base, 'cors'));

/**
 * Names the replay of a recorded visit to the API's origins, and to them only. One that does not allow it refuses the whole
 * call before it is sent, which looks like a broken connection: then it goes once more without, and so do all later ones.
 */
export function createReplaySender(config: ApiConfig) {
  const bases = () => [
    typeof config.baseUrl === 'string' ? config.baseUrl : config.baseUrl(),
    ...Object.values(config.baseUrls ?? {}),
  ];
  const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

  function headers(url: string): Record<string, string> {
    const origin = originOf(url);
    const isApi = origin !== undefined && bases().some((base) => originOf(base) === origin);
    if (!isApi || known.get(origin) === 'refuses' || config.namesReplay?.() === false) return {};
    return replayHeaders(globalThis);
  }

  return {
    headers,
    noteAnswer(url: string): void {
      const origin = originOf(url);
      if (origin && !known.has(origin) && Object.keys(headers(url)).length > 0) known.set(origin, 'takes');
    },
    /** Whether a call that failed was refused for these headers: nothing of it was sent then. */
    async wasRefused(failure: ApiError, url: string, sent: Record<string, string>): Promise<boolean> {
      const origin = originOf(url);
      const isTold = Object.keys(sent).length > 0;
      if (failure.code !== 'network' || !origin || !isTold || known.get(origin) === 'takes') return false;
      const base = bases().find((one) => originOf(one) === origin) ?? '';
      // Calls that failed together look once.
      const check = checks.get(origin) ?? refusesHeaders(base, sent);
      checks.set(origin, check);
      const refuses = await check;
      if (refuses) known.set(origin, 'refuses');
      else checks.delete(origin);
      return refuses;
    },
  };
}
