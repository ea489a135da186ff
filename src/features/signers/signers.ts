import type { Signer } from '#src/api/contract/parts.ts';
import type { Translate } from '#src/brand/copy.tsx';
import { formatDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { formatList } from '#src/domain/text/format.ts';
import type { copy } from './copy.ts';

export type SignersTranslate = Translate<(typeof copy)['strings']>;
export type Tone = 'neutral' | 'info' | 'success' | 'error';

export const signerName = ({ firstName, lastName }: Signer): string => fullName({ firstName, lastName });

const ROLES = { CO_OWNER: 'roleCO_OWNER', SPOUSE: 'roleSPOUSE', TRUSTEE: 'roleTRUSTEE' } as const;

export function roleName(t: SignersTranslate, role: string): string {
  return t(Object.hasOwn(ROLES, role) ? ROLES[role as keyof typeof ROLES] : 'roleOther');
}

/** How far a signer is with the invitation (docs/rules.md#inviting-signers). */
export function invitationStatus(
  t: SignersTranslate,
  signer: Signer,
  timeZone: string,
): { text: string; tone: Tone } {
  switch (signer.status) {
    case 'SIGNED':
      return { text: t('signed'), tone: 'success' };
    case 'ID_VERIFIED':
      return { text: t('idVerified'), tone: 'info' };
    case 'OPENED':
      return { text: t('opened'), tone: 'info' };
    case 'BOUNCED':
      return { text: t('bounced'), tone: 'error' };
    case 'DECLINED':
      return { text: t('declined'), tone: 'error' };
    default:
      return { text: invitedOn(t, signer.invitedAt, timeZone), tone: 'neutral' };
  }
}

function invitedOn(t: SignersTranslate, invitedAt: string | null | undefined, timeZone: string): string {
  const time = new Date(invitedAt ?? '');
  if (Number.isNaN(time.getTime())) return t('notInvited');
  return t('invited', { date: formatDate(toIsoDate(time, timeZone)) });
}

/** Whether there is nothing to send or to remind of: they have signed, or have said that they do not. */
export const hasAnswered = ({ status }: Signer): boolean => status === 'SIGNED' || status === 'DECLINED';

/** How far a signer is with the notary. */
export function notaryStatus(t: SignersTranslate, { status }: Signer): { text: string; tone: Tone } {
  if (status === 'SIGNED') return { text: t('signed'), tone: 'success' };
  if (status === 'ID_VERIFIED') return { text: t('idDone'), tone: 'info' };
  if (status === 'DECLINED') return { text: t('declined'), tone: 'error' };
  return { text: t('notStarted'), tone: 'neutral' };
}

/** "Ana Diaz", "Ana Diaz and Luis Diaz", "Ana, Luis and Eva". */
export function joinNames(names: readonly string[]): string {
  return formatList(names);
}
