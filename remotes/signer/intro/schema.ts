import { boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import {
  DECLINE_TEXT,
  SIGNER_DECLINE_REASONS,
  type SignerDeclineReason,
} from '#src/domain/person/additionalSigner.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';

type T = Translate<(typeof copy)['strings']>;

export interface ConsentValues {
  esign: boolean;
  recording: boolean;
}

/** @param sampleOpened that one can read what is sent is shown by reading something (docs/rules.md#electronic-documents) */
export const consentSchema = (t: T, sampleOpened: boolean) => {
  const ticked = (message: string) => boolean().oneOf([true], message).required(message);
  return object({
    esign: ticked(sampleOpened ? t('required') : t('esignHint')),
    recording: ticked(t('required')),
  });
};

export interface DeclineValues {
  reason: SignerDeclineReason;
  words?: string;
}

export const declineSchema = (t: T) =>
  object({
    reason: string().required(t('reasonMissing')).oneOf(SIGNER_DECLINE_REASONS),
    words: string()
      .trim()
      .max(DECLINE_TEXT.max, problem('line-too-long', { max: DECLINE_TEXT.max }))
      .when('reason', ([reason], schema) => {
        const short = t('wordsShort', { min: DECLINE_TEXT.min });
        return reason === 'OTHER' ? schema.required(short).min(DECLINE_TEXT.min, short) : schema;
      }),
  });
