import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EndpointName } from '#src/api/contract/contract.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '#src/domain/application/status.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { isOpenUnder, type Submit } from '../handlers/submit.ts';
import { AUTOMATIC } from './automatic.ts';
import type { Application } from './records.ts';

/** Where the clock stands still until the person has acted, and by which call they do. */
const PERSON_ACTS: Partial<Record<ChecklistStatus, Submit & EndpointName>> = {
  ASSETS_PREQUAL: 'putAssetDepletion',
  CREDIT_NO_MATCH: 'putSsn',
  CREDIT_NO_MATCH_SSN: 'postCreditDetails',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'retryCredit',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'retryCredit',
  MULTIPLE_PROPERTIES: 'postPropertyAnswer',
  NO_PROPERTY_FOUND: 'postPropertyAnswer',
  NO_AVM_FOUND: 'putPropertyEstimate',
  NAV_BPO_ESTIMATE: 'putPropertyEstimate',
  RESI_EVAL_ESTIMATE: 'putPropertyEstimate',
  BPO_ORDER_REQUEST: 'postBpoOrder',
  NAV_BPO_ORDER_REQUEST: 'postBpoOrder',
  APP_SUBMISSION: 'postSummaryAcceptance',
  AUTOPAY_ACCOUNT: 'putAutopay',
  VERIFIED_AUTOPAY_ACCOUNT: 'putAutopay',
  CLTV_LIEN_POSITION_REQUALIFY: 'putRequalify',
  COLLECT_ADDITIONAL_INFO: 'putContact',
  CO_DEED_REQ: 'postSignersContinue',
  DEED_SIGNING: 'postNotaryComplete',
  MANUAL_DEED_SIGNING: 'postNotaryReservation',
  DELINQUENCY_REVIEW: 'postDelinquencyAnswer',
  DISBURSEMENT_ACCOUNT: 'putDisbursementConfirm',
  EMPLOYMENT_VERIFICATION: 'putEmployment',
  FINAL_OFFER: 'postSigningComplete',
  NOTE_SIGNING: 'postSigningComplete',
  HMDA: 'putDemographics',
  IDENTITY_VERIFICATION: 'putIdentityConfirmation',
  INCOME_VERIFICATION: 'putIncomeSources',
  LIEN_VERIFICATION: 'putLiens',
  OFFER_SELECTION: 'putOfferConfirm',
  REVISED_OFFER_SELECTION: 'putOfferConfirm',
  ONSITE_APPRAISAL_BORROWER_PAYMENT: 'postAppraisalOrder',
};

const FINAL: readonly ChecklistStatus[] = ['CANCELLED', 'COMPLETE', 'DECLINED'];

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** An application that has come to a status, and nothing more. */
async function applicationAt(checklistStatus: string): Promise<Application> {
  const { uuid } = await sandbox.make({ status: { checklistStatus }, hold: true });
  const held = await sandbox.control<Application['heloc'] & Omit<Application, 'heloc'>>(
    'GET',
    `/applications/${uuid}`,
  );
  return { ...held, heloc: held };
}

describe('no status is a dead end', () => {
  test.each(CHECKLIST_STATUSES)('%s', async (status) => {
    const app = await applicationAt(status);
    const ends = AUTOMATIC[status]?.until(app) ?? Number.POSITIVE_INFINITY;
    const call = PERSON_ACTS[status];
    const exits = {
      'the clock': Number.isFinite(ends),
      'the person': call !== undefined && isOpenUnder(call, status),
      'it is over': FINAL.includes(status),
    };
    const open = Object.entries(exits).flatMap(([exit, isOpen]) => (isOpen ? [exit] : []));
    // One each: an entry that is not needed any more goes.
    expect(open).toEqual([expect.any(String)]);
  });

  test.each(Object.keys(AUTOMATIC).filter((status) => !(status in PERSON_ACTS)))(
    '%s leads to a status of these',
    async (status) => {
      const { uuid } = await sandbox.make({ status: { checklistStatus: status }, hold: true });
      const { history } = await sandbox.control<Application>('POST', `/applications/${uuid}/finish`);
      expect([...CHECKLIST_STATUSES, ...Object.keys(AUTOMATIC)]).toContain(history.at(-1)?.status);
      expect(history).toHaveLength(2);
    },
  );
});
