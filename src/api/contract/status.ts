import { type InferType, mixed } from 'yup';
import { endpoint } from './endpoint.ts';
import { maybeFlag, maybeText, object } from './schemas.ts';

/** What drives navigation. Every value is a plain string: an unknown one is an outcome, not a failure. */
export const statusSchema = () =>
  object({
    /** Absent on an application that was never finished: start/profile. */
    checklistStatus: maybeText(),
    condition: maybeText(),
    /** `{ status: 'BPO_REQUIRED' | 'BPO_COMPLETE' | ... }`; some services send the bare string. */
    bpo: mixed<{ status?: string | null } | string>().nullable(),
    uwDecision: maybeText(),
    uwSubDecision: maybeText(),
    waitingOnFloodCert: maybeFlag(),
    primaryParticipantAcceptComplete: maybeFlag(),
    manualNotary: maybeFlag(),
  });
export type Status = InferType<ReturnType<typeof statusSchema>>;

export const getStatus = endpoint({
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  summary: 'Where the application stands. Stale after 250 ms.',
  source: 'docs/rules.md#polling-for-a-status',
  response: statusSchema,
});
