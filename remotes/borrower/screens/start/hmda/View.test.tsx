import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../../remote.tsx';

jest.setTimeout(30_000);

type Opened = Awaited<ReturnType<typeof renderRemote>>;

const open = () =>
  renderRemote(borrower, {
    path: '/{uuid}/start/hmda',
    application: { status: { checklistStatus: 'HMDA' } },
  });

const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const DECLINE = 'I do not wish to provide this information';

const sent = async ({ control }: Opened) => {
  const all = await control<{ path: string; method: string; body: unknown }[]>('GET', '/requests');
  return all.findLast(({ path, method }) => method === 'PUT' && path.endsWith('/demographics'))?.body;
};

describe('start/hmda', () => {
  test('sends exactly what was selected and goes where the status leads', async () => {
    const opened = await open();
    const { user, waitForStep, control } = opened;
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
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('start/app-summary');
    expect(await sent(opened)).toEqual({
      participantUuid: null,
      ethnicity: { codes: [13, 2], otherText: null, declined: false },
      race: { codes: [5], tribeText: null, otherAsianText: 'Hmong', otherPacificText: null, declined: false },
      sex: { codes: [6], declined: false },
      collectionMethod: 'INTERNET',
    });
    const drafts = await control<{ path: string; body: unknown }[]>('GET', '/requests');
    expect(JSON.stringify(drafts.filter(({ path }) => path.includes('/drafts/')))).not.toContain('Hmong');
  });

  test('lets declining clear its own group only, and an answer clear the declining', async () => {
    const { user } = await open();
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
    const opened = await open();
    const { user, waitForStep } = opened;
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('dialog', { name: 'You left some questions blank' });
    expect(
      within(dialog).getByText('You left some questions blank. Continue without answering?'),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Go back to the questions' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const sex = await group(/^Sex/);
    await user.click(sex.getByRole('checkbox', { name: DECLINE }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('start/app-summary');
    expect(await sent(opened)).toMatchObject({
      ethnicity: { codes: [], declined: false },
      race: { codes: [], declined: false },
      sex: { codes: [3], declined: true },
    });
  });

  test('goes on from the question', async () => {
    const { user, waitForStep } = await open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Continue without answering' }));
    await waitForStep('start/app-summary');
  });

  test('limits the texts and keeps everything when the server fails', async () => {
    const { user, control } = await open();
    const race = await group(/Race/);
    const tribe = race.getByRole('textbox', { name: /Print name of enrolled/ });
    await user.click(tribe);
    await user.paste('x'.repeat(101));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Use 100 characters or fewer' })).toBeVisible();
    expect(tribe).toHaveAccessibleDescription(/Use 100 characters or fewer/);
    await user.clear(tribe);
    await user.type(tribe, 'Yurok');
    await control('POST', '/faults', { method: 'PUT', path: '**/demographics', kind: 'network', times: 1 });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Continue without answering' }));
    expect(await screen.findByText(/Check your internet connection/)).toBeVisible();
    expect(tribe).toHaveValue('Yurok');
  });
});
