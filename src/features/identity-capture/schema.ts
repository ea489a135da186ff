import { array, mixed, object, string } from 'yup';
import { NAME_REASONS, type NameReason } from '#src/api/contract/identityVerification.ts';
import { IDENTITY_DOCUMENTS, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { LINE_MAX } from '#src/domain/text/lineLength.ts';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import { problem } from '../problems/problem.ts';

export interface DocumentValues {
  kind: IdentityDocument;
}

export const documentSchema = (required: string) =>
  object({ kind: string().oneOf(IDENTITY_DOCUMENTS, required).required(required) });

export interface ConfirmValues {
  matches: 'yes' | 'no';
  reason?: NameReason;
  nameOnId?: string;
  nameOnDeed?: string;
  proof?: UploadedFile[];
}

/** @param nameMatches what the server found; a difference cannot be confirmed by the person. */
export function confirmSchema(texts: { required: string; mismatchChosen: string }, nameMatches: boolean) {
  const name = string()
    .trim()
    .max(LINE_MAX, problem('line-too-long'))
    .when('matches', ([matches], schema) => (matches === 'no' ? schema.required(texts.required) : schema));
  return object({
    matches: string()
      .oneOf(nameMatches ? ['yes', 'no'] : ['no'], nameMatches ? texts.required : texts.mismatchChosen)
      .required(texts.required),
    reason: string().when('matches', ([matches], schema) =>
      matches === 'no' ? schema.oneOf(NAME_REASONS, texts.required).required(texts.required) : schema,
    ),
    nameOnId: name,
    nameOnDeed: name,
    proof: array(mixed<UploadedFile>().required()),
  });
}
