import { type Endpoint, fillPath } from '../contract/endpoint.ts';
import { HELOC } from '../contract/paths.ts';
import type { ApiConfig } from './createApi.ts';

/** The flag by which the services below a path prefix move to a base of their own. */
const flagOf = (prefix: string) => `fe-heloc-base-url${prefix.replaceAll('/', '-')}`;

function baseOf(path: string, { baseUrl, baseUrls = {}, isOn }: ApiConfig): string {
  const [moved] = Object.entries(baseUrls)
    .filter(([prefix]) => `${path}/`.startsWith(`${prefix}/`) && isOn?.(flagOf(prefix)))
    .sort(([one], [other]) => other.length - one.length);
  return moved?.[1] ?? (typeof baseUrl === 'string' ? baseUrl : baseUrl());
}

interface Addressed {
  params?: Record<string, string>;
  query?: unknown;
}

/** Where calls go: by base, by paths of the brand's own, by what is known of an application (docs/rules.md#base-of-a-service). */
export function createAddresses(config: ApiConfig) {
  const onCrypto = new Set<string | undefined>();

  return {
    /** What an application says of itself: those on crypto have a path of their own. */
    note(params: Addressed['params'], answer: unknown): void {
      if ((answer as { isCrypto?: unknown } | null)?.isCrypto === true) onCrypto.add(params?.uuid);
    },
    /** The address of a call, with what of its query is not in it. */
    of(endpoint: Endpoint, { params, query }: Addressed): { url: string; query: unknown } {
      const own = config.paths?.() ?? {};
      if (endpoint.ownPath && own[endpoint.ownPath]) {
        const [text = ''] = Object.values(query as Record<string, string>);
        const path = `${own[endpoint.ownPath]}${encodeURIComponent(text)}`;
        return { url: `${baseOf(path, config)}${path}`, query: undefined };
      }
      const filled = fillPath(endpoint.path, params);
      const ofCrypto = own.crypto && filled.startsWith(`${HELOC}/`) && onCrypto.has(params?.uuid);
      const path = ofCrypto ? filled.replace(HELOC, own.crypto ?? '') : filled;
      return { url: `${baseOf(path, config)}${path}`, query };
    },
  };
}
