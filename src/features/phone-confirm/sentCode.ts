import type { Runtime } from '#src/platform/runtime.ts';

/** As long as a code is good. */
const CODE_LIFETIME_MS = 10 * 60_000;

const keyOf = (uuid: string) => `phone-code:${uuid}`;

/**
 * When a code was sent to the number that stands in the field, for a page that is loaded again in this tab. The number is
 * not kept here: it is in the draft, and the time goes while another one is typed.
 */
export function sentCode(
  { personal, now }: Pick<Runtime, 'personal' | 'now'>,
  uuid: string,
): number | undefined {
  const at = Number(personal.session.get(keyOf(uuid)));
  const age = now().getTime() - at;
  return at > 0 && age >= 0 && age < CODE_LIFETIME_MS ? at : undefined;
}

export function keepSentCode(
  { personal }: Pick<Runtime, 'personal'>,
  uuid: string,
  at: number | undefined,
): void {
  if (at === undefined) personal.session.remove(keyOf(uuid));
  else personal.session.set(keyOf(uuid), String(at));
}
