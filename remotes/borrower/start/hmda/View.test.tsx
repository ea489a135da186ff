import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { declineDemographics, demographics, leaveBlank } from './journey.ts';

const open = async (application: Record<string, unknown> = { status: { checklistStatus: 'HMDA' } }) =>
  drive(await renderRemote(borrower, { path: '/{uuid}/start/hmda', application }));

const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const DECLINE = 'I do not wish to provide this information';

const sent = async ({ control }: TestPage) => {
  const all = await control<{ path: string; method: string; body: unknown }[]>('GET', '/requests');
  return all.findLast(({ path, method }) => method === 'PUT' && path.endsWith('/demographics'))?.body;
};

describe('start/hmda', () => {
  test('sends exactly what was selected and goes where the status leads', async () => {
    const at = await open();
    const { user, waitForStep, control } = at;
    expect(await screen.findByRole('heading', { level: 1, name: 'Demographic information' })).toBeVisible();
    expect(screen.getByText(/^The purpose of collecting this information is to help ensure/)).toBeVisible();
    const ethnicity = await group(/Ethnicity: Check one or more/);
    const race = await group(/Race: Check one or more/);
    const sex = await group(/^Sex/);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();

    await user.click(ethnicity.getByRole('checkbox', { name: 'Cuban' }));
    expect(ethnicity.getByRole('checkbox', { name: 'Hispanic or Latino' })).not.toBeChecked();
    await user.click(ethnicity.getByRole('checkbox', { name: 'Not Hispanic or Latino' }));
    await user.type(race.getByRole('textbox', { name: /Print race, for example, Hmong/ }), 'Hmong');
    expect(race.getByRole('checkbox', { name: 'Other Asian' })).not.toBeChecked();
    await user.click(race.getByRole('checkbox', { name: 'White' }));
    await user.click(sex.getByRole('checkbox', { name: 'Female' }));
    await user.click(sex.getByRole('checkbox', { name: 'Male' }));
    await at.press('Continue');
    await waitForStep('start/app-summary');
    expect(await sent(at)).toEqual({
      participantUuid: null,
      ethnicity: { codes: [13, 2], otherText: null, declined: false },
      race: { codes: [5], tribeText: null, otherAsianText: 'Hmong', otherPacificText: null, declined: false },
      sex: { codes: [6], declined: false },
      collectionMethod: 'INTERNET',
      shown: [
        expect.objectContaining({
          type: 'HMDA_NOTICE',
          act: 'PROVIDED',
          text: expect.stringMatching(/^The purpose of collecting this information is to help ensure/),
        }),
      ],
    });
    const drafts = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    expect(JSON.stringify(drafts.filter(({ path }) => path.includes('/drafts/')))).not.toContain('Hmong');
  });

  test('lets declining clear its own group only, and an answer clear the declining', async () => {
    const at = await open();
    const { user } = at;
    const ethnicity = await group(/Ethnicity/);
    const race = await group(/Race/);
    await user.click(ethnicity.getByRole('checkbox', { name: 'Mexican' }));
    await user.type(ethnicity.getByRole('textbox'), 'Chilean');
    await user.click(race.getByRole('checkbox', { name: 'White' }));
    await user.click(ethnicity.getByRole('checkbox', { name: DECLINE }));
    expect(ethnicity.getByRole('checkbox', { name: 'Mexican' })).not.toBeChecked();
    expect(ethnicity.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText('Other selections cleared')).toBeInTheDocument();
    expect(race.getByRole('checkbox', { name: 'White' })).toBeChecked();
    await user.type(ethnicity.getByRole('textbox'), 'C');
    expect(ethnicity.getByRole('checkbox', { name: DECLINE })).not.toBeChecked();
    await user.click(ethnicity.getByRole('checkbox', { name: DECLINE }));
    await user.click(ethnicity.getByRole('checkbox', { name: 'Mexican' }));
    expect(ethnicity.getByRole('checkbox', { name: DECLINE })).not.toBeChecked();
  });

  test('asks once about questions left blank, requires none', async () => {
    const at = await open();
    const { waitForStep } = at;
    await at.press('Continue');
    const dialog = await screen.findByRole('dialog', { name: 'You left some questions blank' });
    expect(
      within(dialog).getByText('You left some questions blank. Continue without answering?'),
    ).toBeVisible();
    await at.press('Go back to the questions');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await at.within('group', /^Sex/).tick(DECLINE);
    await at.press('Continue');
    await waitForStep('start/app-summary');
    expect(await sent(at)).toMatchObject({
      ethnicity: { codes: [], declined: false },
      race: { codes: [], declined: false },
      sex: { codes: [3], declined: true },
    });
  });

  test('goes on from the question', async () => {
    const at = await open();
    const { waitForStep } = at;
    await leaveBlank(at);
    await waitForStep('start/app-summary');
  });

  test('limits the texts and keeps everything when the server fails', async () => {
    const at = await open();
    const { control, user } = at;
    const race = await group(/Race/);
    const tribe = race.getByRole('textbox', { name: /Print name of enrolled/ });
    await user.click(tribe);
    await user.paste('x'.repeat(101));
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /: Use 100 characters or fewer$/ })).toBeVisible();
    expect(tribe).toHaveAccessibleDescription(/Use 100 characters or fewer/);
    await user.clear(tribe);
    await user.type(tribe, 'Yurok');
    await control('POST', '/faults', { method: 'PUT', path: '**/demographics', kind: 'network', times: 1 });
    await leaveBlank(at);
    expect(await screen.findByText(/Check your internet connection/)).toBeVisible();
    expect(tribe).toHaveValue('Yurok');
  });
});

describe('start/hmda with another applicant', () => {
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  const JORDAN = 'Demographic information: Jordan Rivera';
  const openBoth = () => open({ scenario: 'co-applicant' });

  test('asks the applicant, then for the other one, who has to answer along', async () => {
    const at = await openBoth();
    const { waitForStep, control, application } = at;
    expect(await title('Demographic information')).toHaveAccessibleDescription('Applicant 1 of 2');
    expect(screen.queryByRole('checkbox', { name: /on behalf of/ })).not.toBeInTheDocument();
    await demographics(at);
    const heading = await title(JORDAN);
    expect(heading).toHaveAccessibleDescription('Applicant 2 of 2');
    await waitFor(() => expect(heading).toHaveFocus());
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();

    await at.press('Continue');
    const along = screen.getByRole('checkbox', { name: /on behalf of, and with, Jordan Rivera/ });
    expect(along).toHaveAccessibleDescription(/Required/);
    await at.tick(/on behalf of, and with, Jordan Rivera/);
    await at.within('group', /^Sex/).tick('Male');
    await leaveBlank(at);
    await waitForStep('start/app-summary');
    const held = await control<{ participants: { uuid: string }[] }>(
      'GET',
      `/applications/${application.uuid}`,
    );
    expect(await sent(at)).toMatchObject({
      participantUuid: held.participants[1]?.uuid,
      onBehalf: true,
      sex: { codes: [1], declined: false },
    });
  });

  test('goes on with the one who was not asked yet', async () => {
    const first = await openBoth();
    await declineDemographics(first);
    await first.press('Continue');
    await title(JORDAN);
    first.unmount();
    await first.reopen('/start/hmda');
    expect(await title(JORDAN)).toBeVisible();
  });

  test('never asks for an owner who only signs', async () => {
    const at = await open({
      status: { checklistStatus: 'HMDA' },
      signers: [{ firstName: 'Rosa', lastName: 'Vega', email: 'rosa@example.com' }],
    });
    await title('Demographic information');
    expect(screen.queryByText(/Applicant 1 of/)).not.toBeInTheDocument();
    await leaveBlank(at);
    await at.waitForStep('start/app-summary');
  });
});
