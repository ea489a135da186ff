import { FLAG_KEYS } from './flags.ts';
import { UNREAD_FLAG_KEYS } from './unreadFlags.ts';

/** Every feature that the product knows (docs/rules.md#feature-flags). */
export const WHITELIST: readonly string[] = [...Object.values(FLAG_KEYS), ...Object.values(UNREAD_FLAG_KEYS)];

/** Of the flag by which the services below a path move to a base of their own (docs/rules.md#base-of-a-service). */
export const BASE_URL_FLAG = 'fe-heloc-base-url-';

export const isWhitelisted = (key: string): boolean =>
  WHITELIST.includes(key) || key.startsWith(BASE_URL_FLAG);
