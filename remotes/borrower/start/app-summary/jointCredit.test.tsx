import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { EvidenceRecord } from '#sandbox/evidence/record.ts';
import { getDocument, getDocuments } from '#src/api/contract/documents.ts';
import { fillPath } from '#src/api/contract/endpoint.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';

const TICK = 'We intend to apply for joint credit';
const person = (uuid: string, firstName: string, role: string) => ({
  uuid,
  firstName,
  lastName: 'Rivera',
  role,
  demographicsGiven: true,
});
const ANA = person('5d2c1b0a-9f8e-4d7c-8b6a-594837261001', 'Ana', 'APPLICANT');
const JORDAN = person('5d2c1b0a-9f8e-4d7c-8b6a-594837261002', 'Jordan', 'CO_APPLICANT');
const LONG_TIMEOUT = { timeout: 10_000 };

/** The summary, with its sample document opened. */
async function open(more: Record<string, unknown>) {
  const application = { status: { checklistStatus: 'APP_SUBMISSION' }, ...more };
  const first = await renderRemote(borrower, { path: '/{uuid}/start/app-summary', application });
  const { uuid, jwt } = first.application;
  const { documents } = await first.runtime.api.call(getDocuments, { params: { uuid } });
  const sample = documents.find(({ type }) => type === 'ESIGN_SAMPLE')?.uuid ?? '';
  const path = fillPath(getDocument.path, { uuid, documentUuid: sample });
  await first.sandbox.app.fetch(new Request(`http://api.test${path}`, { headers: { authorization: jwt } }));
  first.unmount();
  const view = await renderRemote(borrower, {
    path: `/${uuid}/start/app-summary`,
    sandbox: first.sandbox,
    jwt,
  });
  const button = await screen.findByRole('button', { name: 'Submit application' }, LONG_TIMEOUT);
  const tickAll = async (but?: string) => {
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      if (!box.labels?.[0]?.textContent?.includes(but ?? '\n')) await view.user.click(box);
    }
  };
  const joint = async () =>
    (await view.control<EvidenceRecord>('GET', `/applications/${uuid}/evidence`)).entries.flatMap(
      ({ type, text }) => (type === 'JOINT_CREDIT' ? [text] : []),
    );
  return { ...view, uuid, tickAll, joint, submit: () => view.user.click(button) };
}

describe('joint credit', () => {
  test('is confirmed by a tick of its own, under the names, and recorded', async () => {
    const { tickAll, joint, submit, user, control, waitForStep } = await open({
      participants: [ANA, JORDAN],
    });
    expect(screen.getByText('The applicants are Ana Rivera and Jordan Rivera.')).toBeVisible();
    const tick = screen.getByRole('checkbox', { name: new RegExp(TICK) });
    expect(tick).not.toBeChecked();
    await tickAll(TICK);
    await submit();
    expect(await screen.findByRole('link', { name: new RegExp(`${TICK}.*: Required$`) })).toBeVisible();
    await user.click(tick);
    await control('PUT', '/clock', { rate: 100 });
    await submit();
    await waitForStep('income/review');
    expect(await joint()).toEqual([`The applicants are Ana Rivera and Jordan Rivera.\n${TICK}`]);
  });

  test('is asked for again when an applicant was added since, and only for them', async () => {
    const confirmed = { ...JORDAN, jointIntentAt: '2026-11-02T10:00:00.000Z' };
    const sam = person('5d2c1b0a-9f8e-4d7c-8b6a-594837261003', 'Sam', 'CO_APPLICANT');
    const held = await open({ participants: [ANA, confirmed] });
    expect(screen.queryByRole('checkbox', { name: new RegExp(TICK) })).not.toBeInTheDocument();
    held.unmount();
    await open({ participants: [ANA, confirmed, sam] });
    expect(screen.getByRole('checkbox', { name: new RegExp(TICK) })).toBeVisible();
  });

  test('is not asked of who applies alone, whoever else signs', async () => {
    await open({
      participants: [ANA],
      signers: [{ firstName: 'Jordan', lastName: 'Rivera', email: 'jordan@example.com', role: 'SPOUSE' }],
    });
    expect(screen.queryByRole('checkbox', { name: new RegExp(TICK) })).not.toBeInTheDocument();
  });
});
