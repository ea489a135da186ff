import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { wording } from '#src/domain/application/wording.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { earlyDocument } from '../documents/early.ts';
import { UNREACHABLE_SSN_ENDING } from '../model/creditSearch.ts';
import type { EvidenceRecord } from './record.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const HARD = wording('start/app-summary', 'ACCEPTED', 'HARD_CREDIT', 'I authorize Oakline.', 'I agree');
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const evidenceOf = (uuid: string) => sandbox.control<EvidenceRecord>('GET', `/applications/${uuid}/evidence`);

async function atSummary() {
  const made = await sandbox.applicant({ status: 'APP_SUBMISSION' });
  const { api, params } = made;
  const submit = (shown = [HARD]) =>
    api.call(contract.postSummaryAcceptance, {
      params,
      body: {
        esignConsent: true,
        esignVersion: '1.0',
        summaryAccepted: true,
        summaryVersion: '1.0',
        hardCreditConsent: true,
        hardCreditVersion: '1.0',
        acceptedAt: '2026-11-22T18:00:00.000Z',
        shown,
      },
    });
  const open = async (type: string) => {
    const { documents } = await api.call(contract.getDocuments, { params });
    const documentUuid = documents.find((document) => document.type === type)?.uuid ?? '';
    await api.call(contract.getDocument, { params: { ...params, documentUuid } });
    return documentUuid;
  };
  return { ...made, submit, open };
}

describe('the record of an application', () => {
  test('has the exact words, their version, the language, the screen, the time and the person', async () => {
    const { uuid, submit, email, identityUuid } = await atSummary();
    await submit();
    const { persons, entries } = await evidenceOf(uuid);
    expect(persons).toEqual([{ identityUuid, name: 'Ana Rivera', email }]);
    expect(entries.find(({ type }) => type === 'HARD_CREDIT')).toMatchObject({
      act: 'ACCEPTED',
      text: 'I authorize Oakline.\nI agree',
      sha256: sha256('I authorize Oakline.\nI agree'),
      version: sha256('I authorize Oakline.\nI agree').slice(0, 12),
      consentVersion: '1.0',
      language: 'en-US',
      screen: 'start/app-summary',
      organisation: 'OAKLINE',
      identityUuid,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted());
  });

  test('another wording is another version; the same submit twice is one entry', async () => {
    const { uuid, submit } = await atSummary();
    await submit();
    await submit();
    const versions = async () =>
      (await evidenceOf(uuid)).entries.flatMap(({ type, version }) =>
        type === 'HARD_CREDIT' ? [version] : [],
      );
    expect(await versions()).toHaveLength(1);
    const other = await atSummary();
    await other.submit([{ ...HARD, text: `${HARD.text}.` }]);
    const [version] = (await evidenceOf(other.uuid)).entries.flatMap((entry) =>
      entry.type === 'HARD_CREDIT' ? [entry.version] : [],
    );
    expect(await versions()).not.toContain(version);
  });

  test('the same words agreed to again are another entry, each with the version of its time', async () => {
    const { uuid, api, params } = await sandbox.applicant({ status: 'CREDIT_NO_MATCH' });
    const check = (consentVersion: string) =>
      api.call(contract.putSsn, {
        params,
        body: {
          ssn: '123456789',
          consentType: 'SOFT_CREDIT',
          consentVersion,
          shown: [wording('credit/social', 'ACCEPTED', 'SOFT_CREDIT', 'Check my credit')],
        },
      });
    await check('1.0');
    await sandbox.control('PATCH', `/applications/${uuid}`, { status: 'CREDIT_NO_MATCH' });
    await sandbox.pass(60 * 60_000);
    await check('2.0');
    const given = (await evidenceOf(uuid)).entries.filter(({ text }) => text === 'Check my credit');
    expect(given.map(({ consentVersion }) => consentVersion)).toEqual(['1.0', '2.0']);
    const [first = 0, second = 0] = given.map(({ at }) => Date.parse(at));
    expect(second - first).toBeGreaterThanOrEqual(60 * 60_000);
  });

  test('what was agreed to before the bureau could not be reached is in it', async () => {
    const { uuid, api, params } = await sandbox.applicant({ status: 'CREDIT_NO_MATCH' });
    const check = api.call(contract.putSsn, {
      params,
      body: {
        ssn: `12345${UNREACHABLE_SSN_ENDING}`,
        consentType: 'SOFT_CREDIT',
        consentVersion: '1.0',
        shown: [wording('credit/social', 'ACCEPTED', 'SOFT_CREDIT', 'Check my credit')],
      },
    });
    await expect(check).rejects.toMatchObject({ status: 424 });
    expect((await evidenceOf(uuid)).entries.map(({ text }) => text)).toContain('Check my credit');
  });

  test('a document has the hash of its bytes, which can be had again', async () => {
    const { uuid, api, params, open } = await atSummary();
    const documentUuid = await open('ESIGN');
    await open('ESIGN');
    await api.call(contract.postConsent, {
      params,
      body: {
        documentUuid,
        type: 'ESIGN',
        version: '1.0',
        acceptedAt: '2026-11-22T18:00:00.000Z',
        shown: [wording('document/disclosures', 'ACCEPTED', 'ESIGN', 'I have read and received it')],
      },
    });
    const about = (await evidenceOf(uuid)).entries.filter(({ document }) => document?.uuid === documentUuid);
    expect(about.map(({ act }) => act)).toEqual(['OPENED', 'ACCEPTED']);
    const [hash, same] = about.map(({ document }) => document?.sha256);
    expect(same).toBe(hash);
    const answer = await sandbox.app.request(
      `http://api.test/sandbox/v1/applications/${uuid}/evidence/${hash}`,
    );
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(hash);
  });

  test('what is given before one applies has the document in force, and the time at which it was shown', async () => {
    const { uuid, submit } = await atSummary();
    const shownAt = '2026-11-22T17:00:00.000Z';
    await submit([{ ...wording('register-v2', 'PROVIDED', 'EARLY_DISCLOSURE', 'Important terms'), shownAt }]);
    const given = (await evidenceOf(uuid)).entries.find(({ act }) => act === 'PROVIDED');
    const { bytes } = (await earlyDocument('EARLY_DISCLOSURE', { senior: false })) ?? {};
    expect(given).toMatchObject({
      shownAt,
      document: { title: 'Important terms of our home equity line', sha256: sha256(bytes as Uint8Array) },
    });
  });

  test('what a visitor agreed to is in the record of their later application, as theirs', async () => {
    const email = 'Later@example.com';
    await sandbox.api().call(contract.postWaitlist, {
      body: {
        firstName: 'Ana',
        lastName: 'Rivera',
        dob: '1980-01-01',
        email,
        income: 90_000,
        ...{ street1: '1 Elm St', street2: null, city: 'Honolulu', state: 'HI', zip: '96801' },
        consent: true,
        shown: [wording('register-v2', 'ACCEPTED', 'WAITLIST', 'Email me when I can apply')],
      },
    });
    const { uuid, identityUuid } = await sandbox.applicant({
      status: 'APP_SUBMISSION',
      email: 'later@example.com',
    });
    expect((await evidenceOf(uuid)).entries.find(({ type }) => type === 'WAITLIST')).toMatchObject({
      act: 'ACCEPTED',
      text: 'Email me when I can apply',
      identityUuid,
    });
    const other = await sandbox.applicant({ status: 'APP_SUBMISSION' });
    expect((await evidenceOf(other.uuid)).entries.map(({ type }) => type)).not.toContain('WAITLIST');
  });

  test('a consent whose words the client did not send is there, and says so', async () => {
    const { uuid } = await sandbox.applicant({ status: 'APP_SUBMISSION' });
    const { entries } = await evidenceOf(uuid);
    expect(entries.find(({ type }) => type === 'SOFT_CREDIT')).toMatchObject({ text: null, version: null });
  });

  test.each([
    ['?format=pdf', {}],
    ['', { accept: 'application/pdf' }],
  ])('comes as a PDF: %s', async (query, headers) => {
    const { uuid, submit } = await atSummary();
    await submit();
    const answer = await sandbox.app.request(
      `http://api.test/sandbox/v1/applications/${uuid}/evidence${query}`,
      { headers },
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
  });

  test('a document of another application is not handed out', async () => {
    const one = await atSummary();
    await one.open('ESIGN');
    const { entries } = await evidenceOf(one.uuid);
    const hash = entries.find(({ act }) => act === 'OPENED')?.sha256;
    const other = await atSummary();
    const answer = await sandbox.app.request(
      `http://api.test/sandbox/v1/applications/${other.uuid}/evidence/${hash}`,
    );
    expect(answer.status).toBe(404);
  });
});
