import { beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { applicant } from '#packages/testing/playwright/applicant.ts';
import type { EvidenceRecord } from '#sandbox/evidence/record.ts';
import type { WordingAct, WordingType } from '#src/domain/application/wording.ts';
import { identityPhoto } from '#src/features/identity-capture/testing/passport.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { writeSsn } from './credit/social/journey.ts';
import { STEP_JOURNEYS } from './registration/journeys.ts';
import { renderStep } from './registration/testing/renderStep.ts';
import { contactHousing, contactOwners, contactPhone, contactPurpose } from './start/contact/journey.ts';
import { borrower } from './testing/remote.ts';

beforeAll(() => {
  // jsdom has no object URLs; whether the photo is seen is proven in the browser.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
});

const NOTICE = /^You do not have to tell us about alimony/;
const CIP = /^To help the government fight the funding of terrorism/;

interface Recorded {
  type: WordingType;
  act?: WordingAct;
  /** As it stands on the page. */
  pattern: RegExp;
}

interface Case {
  application: Record<string, unknown>;
  path?: string;
  /** Until the page on which the words stand. */
  reach?(at: TestPage): Promise<void>;
  /** From there until they are sent. */
  send(at: TestPage): Promise<void>;
  recorded: readonly Recorded[];
}

const CASES: Readonly<Record<string, Case>> = {
  'start/contact': {
    application: { status: 'COLLECT_ADDITIONAL_INFO', property: { state: 'WI' } },
    async reach(at) {
      await contactPurpose(at);
      await contactOwners(at);
      await at.choose('Married');
    },
    async send(at) {
      await at.fill('First name', 'Luis');
      await at.fill('Last name', 'Vega');
      await at.fill('Email', 'luis@example.com');
      await at.press('Continue');
      await contactPhone(at);
      await contactHousing(at);
    },
    recorded: [
      { type: 'MARITAL_STATUS_NOTICE', pattern: /^Information about your marital status is requested only/ },
      { type: 'MARITAL_PROPERTY_NOTICE', pattern: /^No provision of a marital property agreement/ },
    ],
  },
  'identity/verification': {
    application: { status: 'IDENTITY_VERIFICATION' },
    send: identityPhoto,
    recorded: [{ type: 'CIP_NOTICE', pattern: CIP }],
  },
  'credit/social': {
    application: { status: 'CREDIT_NO_MATCH' },
    async send(at) {
      await writeSsn(at, '123-45-6789');
      await at.press('Check my credit');
    },
    recorded: [{ type: 'CIP_NOTICE', pattern: CIP }],
  },
  'income/review': {
    application: { status: 'INCOME_VERIFICATION' },
    reach: (at) => at.press('My income is different'),
    async send(at) {
      await at.fill(/^Annual pre-tax income/, '98500');
      await at.tick(/^I confirm that this is my annual income/);
      await at.press('Save income');
    },
    recorded: [{ type: 'INCOME_NOTICE', pattern: NOTICE }],
  },
  complete: {
    application: { status: 'RESCISSION', owner: { firstName: 'Ana', lastName: 'Rivera' } },
    reach: (at) => at.press('I want to cancel'),
    async send(at) {
      const dialog = at.within('dialog', 'Cancel this line');
      await dialog.fill('Type your full legal name', 'Ana Rivera');
      await dialog.press('Cancel my line');
    },
    recorded: [
      { type: 'CANCELLATION', act: 'ACCEPTED', pattern: /^This ends the line for everyone who signed/ },
    ],
  },
};

const recordOf = async ({ control }: Pick<TestPage, 'control'>, uuid: string) =>
  (await control<EvidenceRecord>('GET', `/applications/${uuid}/evidence`)).entries;

describe('what the law wants told, and what is cancelled, is in the record in its own words', () => {
  test.each(Object.entries(CASES))('%s', async (_path, { application, reach, send, recorded }) => {
    const at = drive(await renderRemote(borrower, { path: '/{uuid}', application }));
    await at.control('PUT', '/clock', { rate: 20 });
    await reach?.(at);
    const words: string[] = [];
    for (const { pattern } of recorded) words.push((await screen.findByText(pattern)).textContent);
    await send(at);
    await waitFor(async () => {
      const entries = await recordOf(at, at.application.uuid);
      for (const [index, { type, act = 'PROVIDED' }] of recorded.entries())
        expect(entries).toContainEqual(
          expect.objectContaining({ type, act, text: expect.stringContaining(words[index] ?? '') }),
        );
    });
  });
});

test('what was read while one registered is in the record with the time it was read', async () => {
  const view = await renderStep('annual-income');
  const at = drive(view);
  const notice = (await screen.findByText(/^You do not have to tell us about alimony/)).textContent;
  const person = applicant();
  for (const id of ['annual-income', 'legal-name', 'birthdate', 'phone-and-email', 'set-password'] as const)
    await STEP_JOURNEYS[id].walk(at, person);
  const requests = () => at.control<{ body?: { shown?: { type: string }[] } }[]>('GET', '/requests');
  const wordingOf = (type: string) =>
    waitFor(async () => {
      const found = (await requests())
        .flatMap(({ body }) => body?.shown ?? [])
        .find((one) => one.type === type);
      expect(found).toBeDefined();
      return found;
    });
  const shownAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await wordingOf('INCOME_NOTICE')).toEqual({
    type: 'INCOME_NOTICE',
    act: 'PROVIDED',
    text: notice,
    language: 'en-US',
    screen: 'register-v2/annual-income',
    shownAt,
  });
  expect(await wordingOf('SMS')).toMatchObject({ screen: 'register-v2/phone-and-email', shownAt });
});
