import { array, mixed, object, string } from 'yup';
import { NAME_REASONS, type NameReason } from '#src/api/contract/identityVerification.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';

export interface ConfirmValues {
  matches: 'yes' | 'no';
  reason?: NameReason;
  nameOnId?: string;
  nameOnDeed?: string;
  proof?: UploadedFile[];
}

/** @param nameMatches what the server found; nobody may wave a difference through. */
export function confirmSchema(texts: { required: string; mismatchChosen: string }, nameMatches: boolean) {
  const onlyDifferent = <S>(required: S, optional: S) =>
    ({ is: 'no', then: () => required, otherwise: () => optional }) as const;
  const name = string().trim();
  return object({
    matches: string()
      .oneOf(nameMatches ? ['yes', 'no'] : ['no'], nameMatches ? texts.required : texts.mismatchChosen)
      .required(texts.required),
    reason: string().when(
      'matches',
      onlyDifferent(string().oneOf(NAME_REASONS, texts.required).required(texts.required), string()),
    ),
    nameOnId: string().when('matches', onlyDifferent(name.required(texts.required), name)),
    nameOnDeed: string().when('matches', onlyDifferent(name.required(texts.required), name)),
    proof: array(mixed<UploadedFile>().required()),
  });
}
