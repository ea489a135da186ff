import { array, boolean, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { problem } from '#src/features/problems/problem.ts';
import { uploadedFiles } from '#src/features/uploads/schema.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { copy } from './copy.ts';

export interface ConditionValues {
  condition: string;
  damages: readonly string[];
  damageText: string;
  repairing: string;
  repairs: string;
  files: UploadedFile[];
  acknowledged: boolean;
}

export const TEXT_MAX = 500;

export function conditionSchema(t: Translate<(typeof copy)['strings']>, noCondition: string) {
  /** A text that is asked for when another answer says so. */
  const text = (isAsked: (values: Partial<ConditionValues>) => boolean, missing: string) =>
    string()
      .default('')
      .test('text', (value, context) => {
        if (!isAsked(context.parent as Partial<ConditionValues>)) return true;
        if (!value.trim()) return context.createError({ message: missing });
        return (
          value.length <= TEXT_MAX ||
          context.createError({ message: problem('text-too-long', { max: TEXT_MAX }) })
        );
      });
  return object({
    condition: string().required(noCondition),
    damages: array(string().required()).default([]).min(1, t('damagesMissing')),
    damageText: text(({ damages }) => damages?.includes('OTHER') ?? false, t('damageTextMissing')),
    repairing: string().required(t('repairingMissing')),
    repairs: text(({ repairing }) => repairing === 'YES', t('repairsMissing')),
    files: uploadedFiles(),
    acknowledged: boolean().oneOf([true], t('acknowledgeMissing')).required(t('acknowledgeMissing')),
  });
}
