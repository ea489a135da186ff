import type { Heloc } from '#src/api/contract/heloc.ts';
import { openTitleQuestion, type TitleQuestion } from '#src/domain/property/propertyAnswers.ts';
import { neededOf } from '../insurance/policies.ts';

/** What a person is to do while they wait. */
export type PendingTask = TitleQuestion | 'INSURANCE';

const BY_STATUS: Readonly<Record<string, (heloc: Heloc) => PendingTask | undefined>> = {
  ORDER_FULL_TITLE: openTitleQuestion,
  GEN_CLOSING_DISCLOSURE: (heloc) => (neededOf(heloc).length > 0 ? 'INSURANCE' : undefined),
};

export const pendingTask = (heloc: Heloc, status: string | null | undefined): PendingTask | undefined =>
  BY_STATUS[status ?? '']?.(heloc);
