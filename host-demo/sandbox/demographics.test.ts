import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';

type Body = BodyOf<typeof contract.putDemographics>;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

const BLANK: Body = {
  ethnicity: { codes: [], declined: false },
  race: { codes: [], declined: false },
  sex: { codes: [], declined: false },
  collectionMethod: 'INTERNET',
};

async function open(given: Record<string, unknown>) {
  const { api, params, uuid } = await sandbox.applicant(given);
  const { participants } = await api.call(contract.getHeloc, { params });
  return {
    put: (body: Partial<Body>) => api.call(contract.putDemographics, { params, body: { ...BLANK, ...body } }),
    people: participants.map((person) => person.uuid),
    held: () =>
      sandbox.control<{ answers: Record<string, unknown>; demographics: Record<string, unknown>[] }>(
        'GET',
        `/applications/${uuid}`,
      ),
  };
}

describe('demographic answers', () => {
  test('of each applicant are kept, all of them', async () => {
    const { put, people, held } = await open({ scenario: 'co-applicant' });
    const [ana, jordan] = people;
    const codes = [1, 11, 12, 13, 14, 2];
    await put({ ethnicity: { codes, otherText: 'Chilean', declined: false } });
    await put({ participantUuid: jordan, onBehalf: true, sex: { codes: [1], declined: false } });
    expect((await held()).demographics).toEqual([
      expect.objectContaining({
        participantUuid: ana,
        ethnicity: { codes, otherText: 'Chilean', declined: false },
      }),
      expect.objectContaining({
        participantUuid: jordan,
        onBehalf: true,
        sex: { codes: [1], declined: false },
      }),
    ]);
  });

  test('that were left out are kept as not provided in an internet application', async () => {
    const { put, held } = await open({ status: 'HMDA' });
    await put({ race: { codes: [], otherAsianText: 'Hmong', declined: false } });
    expect((await held()).demographics).toMatchObject([
      {
        ethnicity: { codes: [3], declined: false },
        // Written without a tick, it is an answer.
        race: { codes: [], otherAsianText: 'Hmong' },
        sex: { codes: [3], declined: false },
        collectionMethod: 'INTERNET',
      },
    ]);
    const other = await open({ status: 'HMDA' });
    await other.put({});
    expect((await other.held()).demographics).toMatchObject([{ race: { codes: [6], declined: false } }]);
  });

  test('are kept apart from what the decision rests on', async () => {
    const { put, held } = await open({ status: 'HMDA' });
    await put({ race: { codes: [3], tribeText: 'Yurok', declined: false } });
    const { demographics, ...application } = await held();
    expect(application.answers).not.toHaveProperty('putDemographics');
    expect(JSON.stringify(application)).not.toContain('Yurok');
    expect(demographics).toHaveLength(1);
  });

  test('that are changed on the summary take the place of the earlier ones', async () => {
    const { put, held } = await open({ status: 'APP_SUBMISSION' });
    await put({ sex: { codes: [2], declined: false } });
    await put({ sex: { codes: [3], declined: true } });
    expect((await held()).demographics).toMatchObject([{ sex: { codes: [3], declined: true } }]);
  });
});
