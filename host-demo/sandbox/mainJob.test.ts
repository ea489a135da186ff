import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getDocuments } from '#src/api/contract/documents.ts';
import { getHeloc } from '#src/api/contract/heloc.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { goThrough, start, statusOf } from '#src/testing/mainJob.ts';

const DAY = 24 * 60 * 60_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const USUAL = [
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'APP_SUBMISSION',
  'INCOME_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'FINAL_OFFER',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
];

describe('the main job', () => {
  test('from registration to funded, alone', async () => {
    const started = await start(sandbox);
    expect(await goThrough(sandbox, started)).toEqual([...USUAL, 'DEED_SIGNING', 'RESCISSION']);

    const heloc = await started.api.call(getHeloc, { params: { uuid: started.uuid } });
    expect(heloc.status.primaryParticipantAcceptComplete).toBe(true);
    expect(heloc.dates.rescissionDeadline).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(heloc.selectedOffer).toMatchObject({
      drawAmount: 50_000,
      discounts: ['AUTOPAY'],
      drawPreference: 'DEDUCT',
    });
    expect(heloc.rate).toBe(heloc.selectedOffer?.apr);
    expect(heloc.disburseAccount).toMatchObject({ routingNumber: '021000021', confirmed: true });
    expect(heloc.currentProgress?.step).toBe('COMPLETE');

    const later: (string | null | undefined)[] = [];
    for (let days = 0; days < 14 && later.at(-1) !== 'COMPLETE'; days += 1) {
      await sandbox.pass(DAY);
      const status = await statusOf(started);
      if (status !== later.at(-1)) later.push(status);
    }
    expect(later).toEqual([
      'RESCISSION',
      'RECORDING',
      'FUNDABLE',
      'DIRECT_DEBT_PAYOFF',
      'FUNDING_DECISION',
      'COMPLETE',
    ]);
    const funded = await started.api.call(getHeloc, { params: { uuid: started.uuid } });
    expect(funded.payoffs.map(({ status }) => status)).toEqual(['CONFIRMED']);
  });

  test('with two co-owners', async () => {
    const coOwner = (firstName: string) => ({
      firstName,
      lastName: 'Okafor',
      email: `${firstName.toLowerCase()}.okafor@example.com`,
      phoneNumber: '2085550155',
      relationship: 'FAMILY' as const,
      livesInHome: true,
    });
    const coOwners = [coOwner('Sam'), coOwner('Noa')];
    const started = await start(sandbox, { coOwners });
    expect(await goThrough(sandbox, started, { coOwners })).toEqual([
      ...USUAL,
      'CO_DEED_REQ',
      'DEED_SIGNING',
      'RESCISSION',
    ]);
    const heloc = await started.api.call(getHeloc, { params: { uuid: started.uuid } });
    expect(heloc.helocSigners.map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED']);
  });

  test('a second home has no right to cancel', async () => {
    const property = { occupancyType: 'SECONDARY' as const };
    const started = await start(sandbox, { property });
    const passed = await goThrough(sandbox, started, { property });
    expect(passed.at(-1)).toBe('RECORDING');
    const { documents } = await started.api.call(getDocuments, { params: { uuid: started.uuid } });
    expect(documents.map(({ type }) => type)).not.toContain('RIGHT_TO_CANCEL');
  });

  test('income below the stated one revises the offers, and the job goes on', async () => {
    const person = { bankUser: 'user_low_pay' };
    const started = await start(sandbox, person);
    const passed = await goThrough(sandbox, started, person);
    expect(passed.at(-1)).toBe('REVISED_OFFER_SELECTION');
    const heloc = await started.api.call(getHeloc, { params: { uuid: started.uuid } });
    expect(heloc.previousOffer).toMatchObject({ drawAmount: 50_000 });
    expect(heloc.revisionReason).toContain('income');
  });

  test('Texas waits twelve days and then meets in person', async () => {
    const property = { city: 'Austin', state: 'TX', zip: '78701' };
    const started = await start(sandbox, { property });
    const heloc = () => started.api.call(getHeloc, { params: { uuid: started.uuid } });
    expect((await goThrough(sandbox, started, { property })).at(-1)).toBe('NOTARY_WAITING_PERIOD');
    expect((await heloc()).offers.every(({ originationFee }) => originationFee <= 0.02)).toBe(true);
    await sandbox.pass(13 * DAY);
    expect(await statusOf(started)).toBe('MANUAL_DEED_SIGNING');
    expect((await heloc()).status.manualNotary).toBe(true);
  });
});
