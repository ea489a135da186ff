import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const DAY = 24 * 60 * 60_000;
const READ = 2000;

async function open() {
  const { api, params, email, uuid } = await sandbox.applicant({ status: 'IDENTITY_VERIFICATION' });
  const check = () => api.call(contract.getIdentityVerification, { params });
  return {
    uuid,
    check,
    heloc: () => api.call(contract.getHeloc, { params }),
    status: async () => (await api.call(contract.getStatus, { params })).checklistStatus,
    async photo(name: string) {
      const { documentUuid } = await api.call(contract.uploadDocument, {
        params,
        body: { documentType: 'PASSPORT', uploadUuid: await sendSample(api, sampleFile(name)) },
      });
      const body = { documentKind: 'PASSPORT' as const, frontDocumentUuid: documentUuid };
      await api.call(contract.postIdentityVerification, { params, body });
      await sandbox.pass(READ);
      return check();
    },
    confirm: (body: object) =>
      api.call(contract.putIdentityConfirmation, { params, body: { matches: false, reason: null, ...body } }),
    async mails() {
      const outbox = await sandbox.control<{ to: string; subject: string }[]>('GET', '/outbox');
      return outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
    async documents() {
      const { documents } = await api.call(contract.getDocuments, { params });
      return documents.map(({ type }) => type);
    },
  };
}
const OTHER = { reason: 'MARRIAGE_OR_DIVORCE', nameOnId: 'Ana Maria Winterbourne Jr' };

describe('a person looks at an ID', () => {
  test('of another name: nothing is signed before, and the documents carry the name of the ID', async () => {
    const at = await open();
    expect(await at.photo('othername.pdf')).toMatchObject({ state: 'READ', nameMatches: false });
    await at.confirm({ ...OTHER, nameOnDeed: 'Ana Rivera' });
    expect(await at.check()).toMatchObject({
      state: 'MANUAL_REVIEW',
      review: { reason: 'NAME', nameOnId: 'Ana Maria Winterbourne Jr' },
    });
    await sandbox.pass(0.9 * DAY);
    expect(await at.status()).toBe('IDENTITY_VERIFICATION');
    expect(await at.documents()).not.toContain('AGREEMENT');
    await sandbox.pass(0.2 * DAY);
    await at.status();
    await sandbox.pass(READ);
    expect(await at.status()).toBe('FINAL_OFFER');
    const { owner, nameOnDeed, participants } = await at.heloc();
    expect(owner).toEqual({
      firstName: 'Ana',
      middleName: 'Maria',
      lastName: 'Winterbourne',
      suffix: 'JR',
    });
    expect(nameOnDeed).toBe('Ana Rivera');
    expect(participants[0]).toMatchObject({ firstName: 'Ana', lastName: 'Winterbourne' });
    expect(await at.mails()).toEqual(['Your identity is verified', 'Your documents are ready to sign']);
  });

  test('after the third photo that cannot be read, without another answer', async () => {
    const at = await open();
    await at.photo('glare.pdf');
    expect(await at.photo('glare.pdf')).toMatchObject({ state: 'FAILED', attemptsLeft: 1 });
    expect(await at.photo('glare.pdf')).toMatchObject({
      state: 'MANUAL_REVIEW',
      review: { reason: 'PHOTOS' },
    });
    await expect(at.photo('fine.pdf')).rejects.toMatchObject({ messages: ['A person will check your ID.'] });
    await sandbox.pass(1.1 * DAY);
    await at.status();
    await sandbox.pass(READ);
    expect(await at.status()).toBe('FINAL_OFFER');
    expect((await at.heloc()).owner.lastName).toBe('Rivera');
  });

  test.each([
    ['photos', ['glare.pdf', 'glare.pdf', 'glare-refused.pdf']],
    ['another name', ['othername-refused.pdf']],
  ])('and refuses %s: one begins again with another ID', async (_, names) => {
    const at = await open();
    let last: Awaited<ReturnType<typeof at.photo>> | undefined;
    for (const name of names) last = await at.photo(name);
    if (last?.state === 'READ') await at.confirm({ ...OTHER, nameOnDeed: 'Ana Rivera' });
    await sandbox.pass(1.1 * DAY);
    expect(await at.status()).toBe('IDENTITY_VERIFICATION');
    expect(await at.check()).toMatchObject({ state: 'FAILED', failure: 'NOT_ACCEPTED', attemptsLeft: 3 });
    expect((await at.heloc()).owner.lastName).toBe('Rivera');
    expect(await at.mails()).toEqual(['We need another ID']);
    expect(await at.photo('fine.pdf')).toMatchObject({ state: 'READ' });
  });

  test('at once, by a control call', async () => {
    const at = await open();
    await expect(sandbox.control('POST', `/applications/${at.uuid}/finish`)).rejects.toThrow(/their ID/);
    await at.photo('othername.pdf');
    await at.confirm({ ...OTHER, nameOnDeed: OTHER.nameOnId });
    await sandbox.control('POST', `/applications/${at.uuid}/identity-review`, { accepted: false });
    expect(await at.check()).toMatchObject({ state: 'FAILED', failure: 'NOT_ACCEPTED' });
    await at.photo('othername.pdf');
    await at.confirm({ ...OTHER, nameOnDeed: OTHER.nameOnId });
    await sandbox.control('POST', `/applications/${at.uuid}/finish`);
    await sandbox.pass(READ);
    expect(await at.status()).toBe('FINAL_OFFER');
    expect((await at.heloc()).nameOnDeed).toBeNull();
  });
});
