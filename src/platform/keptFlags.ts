import type { Evaluated } from './evaluation.ts';
import type { FlaggedApplication, FlagValues } from './flags.ts';
import { TRACKER_KEY } from './storage.ts';

/** Where a tab keeps an organisation's answers until it is closed. */
export const keptKey = (org: string) => `heloc:flags:${org}`;

export interface FlagContext extends Pick<Evaluated, 'auth' | 'storage' | 'org'> {
  readonly application?: FlaggedApplication | undefined;
}

/** For whom features are evaluated, and for whom less is known: numbers that name nobody. */
const stampsOf = ({ auth, storage, org, application }: FlagContext): number[] =>
  [
    [auth.owner(), application?.uuid],
    [auth.owner(), ''],
    [org(), ''],
  ].map((context) =>
    Array.from([storage.local.get(TRACKER_KEY), ...context].join()).reduce(
      (stamp, letter) => (stamp * 31 + letter.charCodeAt(0)) | 0,
      0,
    ),
  );

/** Organisation, person, browser and application. */
export const contextStamp = (context: FlagContext): number => stampsOf(context)[0] as number;

/**
 * The answers that this tab keeps for the same context, or for a wider one: who has just logged in, or opens an application,
 * has what they had before until there is an answer for them. What else lies there is nothing.
 */
export function keptValues(context: FlagContext): FlagValues | undefined {
  try {
    const kept = JSON.parse(context.storage.session.get(keptKey(context.org())) ?? '');
    return stampsOf(context).includes(kept.of) ? { ...kept.on } : undefined;
  } catch {
    return undefined;
  }
}
