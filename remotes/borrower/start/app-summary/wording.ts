import type { TranslateLegal } from '#src/brand/copy.tsx';
import type { Wording } from '#src/domain/application/wording.ts';
import { GIVEN_DOCUMENTS } from '#src/domain/documents/documents.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { esignStatements } from '#src/features/legal/EsignStatements.tsx';
import type { Quote } from '#src/features/legal/useWording.ts';
import type { SummaryDocuments } from './useSummaryDocuments.ts';

/** What stands above the button, for the record. */
export function summaryWording(
  quote: Quote,
  legal: TranslateLegal,
  {
    documents,
    asksHardCredit,
    applicants,
  }: { documents: SummaryDocuments['documents']; asksHardCredit: boolean; applicants: string | undefined },
): Wording[] {
  const esign = [legal('esignIntro'), ...esignStatements(legal), legal('esignSummaryTick')];
  return [
    ...documents.flatMap(({ uuid, type, title }) =>
      isOneOf(GIVEN_DOCUMENTS, type) ? [{ ...quote('PROVIDED', type, title), documentUuid: uuid }] : [],
    ),
    quote('ACCEPTED', 'ESIGN', ...esign),
    quote('ACCEPTED', 'SUMMARY_DISCLOSURE', legal('summaryAccepted'), legal('falseStatements')),
    ...(applicants ? [quote('ACCEPTED', 'JOINT_CREDIT', applicants, legal('jointIntent'))] : []),
    ...(asksHardCredit
      ? [quote('ACCEPTED', 'HARD_CREDIT', legal('hardCredit'), legal('hardCreditLabel'))]
      : []),
  ];
}
