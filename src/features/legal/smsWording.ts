import type { TranslateLegal } from '#src/brand/copy.tsx';
import type { SmsConsentType } from '#src/domain/application/applicationEnums.ts';
import { type Wording, wording } from '#src/domain/application/wording.ts';
import type { SmsAnswers } from './recordSmsConsents.ts';

/** The text of each SMS prompt. */
const SMS_TEXTS = { SMS: 'smsMarketing', SMS_TRANSACTIONAL: 'smsTransactional' } as const satisfies Record<
  SmsConsentType,
  string
>;

/** The prompts that were answered, with the answers; `shownAt` where they are sent later than that. */
export function smsWording(
  legal: TranslateLegal,
  screen: string,
  answers: SmsAnswers['answers'],
  shownAt?: string,
): Wording[] {
  const types = Object.keys(SMS_TEXTS) as SmsConsentType[];
  return types
    .filter((type) => answers[type] !== undefined)
    .map((type) => ({
      ...wording(screen, answers[type] ? 'ACCEPTED' : 'LEFT_EMPTY', type, legal(SMS_TEXTS[type])),
      ...(shownAt && { shownAt }),
    }));
}
