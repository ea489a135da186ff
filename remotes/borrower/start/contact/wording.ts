import type { TranslateLegal } from '#src/brand/copy.tsx';
import type { Wording } from '#src/domain/application/wording.ts';
import { needsMaritalPropertyNotice } from '#src/domain/person/spouse.ts';
import type { Quote } from '#src/features/legal/useWording.ts';
import type { ContactFacts, ContactValues } from './values.ts';

/** The notices that stand with the question for the marital status, as they stood there; none where it was not open. */
export function maritalWording(
  { maritalStatus, maritalNoticesAt: shownAt }: ContactValues,
  { state }: ContactFacts,
  { quote, legal }: { quote: Quote; legal: TranslateLegal },
): Wording[] {
  if (!shownAt) return [];
  const notices = [
    quote('PROVIDED', 'MARITAL_STATUS_NOTICE', legal('maritalStatus')),
    ...(needsMaritalPropertyNotice({ maritalStatus, state })
      ? [quote('PROVIDED', 'MARITAL_PROPERTY_NOTICE', legal('wisconsinMaritalProperty'))]
      : []),
  ];
  return notices.map((notice) => ({ ...notice, shownAt }));
}
