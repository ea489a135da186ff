import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { phoneCarrier } from '#src/features/uploads/engine/carrier.ts';
import { createTestSandbox, sampleFile, sendSample, type TestSandbox } from '#src/testing/builders.ts';

const QUARTER_HOUR = 15 * 60_000;
const FRONT = 'DRIVERS_LICENSE_FRONT' as const;
const BACK = 'DRIVERS_LICENSE_BACK' as const;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

/** A person at a computer, and a phone without a session. */
async function start() {
  const { uuid, jwt } = await sandbox.make({ status: 'IDENTITY_VERIFICATION' });
  const api = sandbox.api({ jwt });
  const phone = sandbox.api();
  const params = { uuid };
  const ask = async (fresh = false) => {
    const wanted = [FRONT, BACK].map((documentType) => ({ documentType, max: 1 }));
    const body = { documentKind: 'DRIVERS_LICENSE' as const, wanted, conditionUuid: null, fresh };
    return api.call(contract.postHandoff, { params, body });
  };
  return {
    ask,
    text: () => api.call(contract.postHandoffText, { params }),
    state: async () => (await api.call(contract.getHandoff, { params })).state,
    open: (token: string | null | undefined) =>
      phone.call(contract.openHandoff, { body: { token: token ?? '' } }),
    async send(session: string, documentType: typeof FRONT | typeof BACK | 'PASSPORT') {
      const uploadUuid = await sendSample(phone, sampleFile('front.pdf'), phoneCarrier(phone, session));
      return phone.call(contract.uploadHandoff, { body: { session, documentType, uploadUuid } });
    },
    finish: (session: string) => phone.call(contract.finishHandoff, { body: { session } }),
    verify: (frontDocumentUuid: string) =>
      api.call(contract.postIdentityVerification, {
        params,
        body: { documentKind: 'DRIVERS_LICENSE' as const, frontDocumentUuid },
      }),
    moveOn: () => sandbox.control('PATCH', `/applications/${uuid}`, { status: 'FINAL_OFFER' }),
  };
}
const refusal = (status: number) => ({ status, messages: [expect.stringMatching(/computer/)] });

describe('photos of an ID', () => {
  test('go from the link to the computer, which sees each of them', async () => {
    const person = await start();
    const { token } = await person.ask();
    expect(await person.state()).toBe('WAITING');
    const { session, wanted, documentKind } = await person.open(token);
    expect(documentKind).toBe('DRIVERS_LICENSE');
    expect(wanted).toEqual([FRONT, BACK].map((documentType) => ({ documentType, max: 1 })));
    expect(await person.state()).toBe('OPENED');
    await person.send(session, FRONT);
    await person.send(session, BACK);
    const { documentUuid } = await person.send(session, BACK);
    expect(await person.state()).toBe('OPENED');
    await person.finish(session);
    const done = await person.ask();
    expect(done).toMatchObject({
      state: 'DONE',
      token: null,
      received: [{ documentType: FRONT }, { documentType: BACK, documentUuid }],
    });
    await expect(person.verify(documentUuid)).resolves.toMatchObject({ state: 'PROCESSING' });
  });

  test('a link works once; asked for again it is the same, until a fresh one replaces it', async () => {
    const person = await start();
    const { token } = await person.ask();
    expect((await person.ask()).token).toBe(token);
    const fresh = await person.ask(true);
    expect(fresh.token).not.toBe(token);
    await expect(person.open(token)).rejects.toMatchObject(refusal(410));
    const { session } = await person.open(fresh.token);
    await expect(person.open(fresh.token)).rejects.toMatchObject(refusal(410));
    expect(await person.ask()).toMatchObject({ state: 'OPENED', token: null });
    await person.ask(true);
    await expect(person.send(session, FRONT)).rejects.toMatchObject(refusal(410));
  });

  test('a link ends after 15 minutes, and so does the session of the phone', async () => {
    const person = await start();
    const { token } = await person.ask();
    await sandbox.pass(QUARTER_HOUR);
    expect(await person.state()).toBe('EXPIRED');
    await expect(person.open(token)).rejects.toMatchObject(refusal(410));
    const { session } = await person.open((await person.ask()).token);
    await sandbox.pass(QUARTER_HOUR);
    await expect(person.send(session, FRONT)).rejects.toMatchObject(refusal(410));
  });

  test('a link that never was is unknown, one whose photos are there is done', async () => {
    const person = await start();
    await expect(person.open('made-up')).rejects.toMatchObject(refusal(404));
    await expect(person.state()).rejects.toMatchObject({ status: 404 });
    const { token } = await person.ask();
    await person.moveOn();
    await expect(person.open(token)).rejects.toMatchObject(refusal(409));
  });

  test('only the photos that were asked for are taken', async () => {
    const person = await start();
    const { session } = await person.open((await person.ask()).token);
    await expect(person.send(session, 'PASSPORT')).rejects.toMatchObject({ status: 400 });
    expect(await person.state()).toBe('OPENED');
  });

  test('the link is texted to the phone of the application, not twice in a row', async () => {
    const person = await start();
    const { token } = await person.ask();
    expect(await person.text()).toEqual({ last4: '0100' });
    await expect(person.text()).rejects.toMatchObject({ status: 429 });
    const sent = await sandbox.control<object[]>('GET', '/outbox');
    expect(sent.at(-1)).toMatchObject({ channel: 'sms', path: `/identity-handoff#${token}` });
    await person.open(token);
    await expect(person.text()).rejects.toMatchObject({ status: 410 });
  });

  test('photos from the computer end it', async () => {
    const person = await start();
    const { session } = await person.open((await person.ask()).token);
    const { documentUuid } = await person.send(session, FRONT);
    await person.verify(documentUuid);
    await expect(person.send(session, BACK)).rejects.toMatchObject(refusal(410));
  });
});

describe('files of a slot', () => {
  async function slot() {
    const { uuid, jwt } = await sandbox.make({
      status: 'INCOME_VERIFICATION',
      conditions: [{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' }],
    });
    const api = sandbox.api({ jwt });
    const phone = sandbox.api();
    const params = { uuid };
    const conditionUuid = (await api.call(contract.getConditions, { params }))[0]?.uuid ?? '';
    const body = {
      documentKind: null,
      wanted: [{ documentType: 'BANK_STATEMENT' as const, max: 2 }],
      conditionUuid,
      fresh: false,
    };
    const { token } = await api.call(contract.postHandoff, { params, body });
    const { session } = await phone.call(contract.openHandoff, { body: { token: token ?? '' } });
    return {
      conditionUuid,
      look: () => api.call(contract.getHandoff, { params }),
      async send(name: string) {
        const uploadUuid = await sendSample(phone, sampleFile(name), phoneCarrier(phone, session));
        return phone.call(contract.uploadHandoff, {
          body: { session, documentType: 'BANK_STATEMENT', uploadUuid },
        });
      },
      remove: (documentUuid: string) =>
        phone.call(contract.removeHandoffDocument, { body: { session, documentUuid } }),
      finish: () => phone.call(contract.finishHandoff, { body: { session } }),
      uploads: async () =>
        (await sandbox.control<{ uploads: Record<string, unknown>[] }>('GET', `/applications/${uuid}`))
          .uploads,
    };
  }

  test('as many as fit; what is taken back is gone, and they belong to what asked for them', async () => {
    const person = await slot();
    await expect(person.finish()).rejects.toMatchObject({ status: 400 });
    const first = await person.send('one.pdf');
    await person.send('two.pdf');
    await expect(person.send('three.pdf')).rejects.toMatchObject({
      status: 400,
      messages: ['You can upload up to 2 files'],
    });
    await person.remove(first.documentUuid);
    await expect(person.remove(first.documentUuid)).rejects.toMatchObject({ status: 404 });
    const { documentUuid } = await person.send('three.pdf');
    await person.finish();
    expect(await person.look()).toMatchObject({
      state: 'DONE',
      received: [{ name: 'two.pdf' }, { name: 'three.pdf', documentUuid }],
    });
    expect(await person.uploads()).toEqual(
      ['two.pdf', 'three.pdf'].map((name) =>
        expect.objectContaining({
          name,
          documentType: 'BANK_STATEMENT',
          conditionUuid: person.conditionUuid,
        }),
      ),
    );
    await expect(person.send('four.pdf')).rejects.toMatchObject(refusal(409));
  });
});
