import { object, string } from 'yup';

export const CANCEL_REASONS = ['RATE', 'AMOUNT', 'OTHER_LOAN', 'NOT_NEEDED', 'OTHER'] as const;

export interface CancelValues {
  typedName: string;
  reason?: string;
}

export const cancelSchema = (nameMissing: string) =>
  object({ typedName: string().trim().required(nameMissing), reason: string() });
