import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderStep } from '../testing/renderStep.ts';
import { journey } from './journey.ts';

beforeEach(() => sessionStorage.clear());

const box = () => screen.getByRole('combobox', { name: 'Property address' });
const start = () => renderStep('property', { answers: {} });

describe('property', () => {
  test('an address from the list leads an owner-occupant to the sale question', async () => {
    const { user, next, waitForStep } = await start();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(journey.states[''].heading);
    expect(
      screen.getByRole('progressbar', { name: 'Step 1 of 7: Basic Info · Question 1 of 7' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.getByText(/title was transferred, in the last 90 days/)).toBeVisible();
    await user.type(box(), '12 Alder');
    await user.click(await screen.findByRole('option', { name: /12 Alder Way/ }));
    expect(box()).toHaveValue('12 Alder Way, Boise, ID 83702');
    await user.click(screen.getByRole('radio', { name: 'Primary home' }));
    await next();
    await waitForStep('register-v2/for-sale');
  });

  test('a text longer than any address is cut for the search, not in the box', async () => {
    const { user, control } = await start();
    const long = `12 Alder ${'x'.repeat(10_000)}`;
    await user.click(box());
    await user.paste(long);
    await screen.findAllByText(/No matches found\. You can/);
    const asked = await control<{ path: string; query: { filter?: string } }[]>('GET', '/requests');
    const filters = asked.flatMap(({ query }) => query.filter ?? []);
    expect(filters).toEqual([long.slice(0, 200)]);
    expect(box()).toHaveValue(long);
  });

  test.each(['Second home', 'Investment property'])('%s leads to the home address', async (use) => {
    const { user, next, waitForStep } = await start();
    await user.type(box(), '12 Alder');
    await user.click(await screen.findByRole('option', { name: /12 Alder Way/ }));
    await user.click(screen.getByRole('radio', { name: use }));
    await next();
    await waitForStep('register-v2/home-address');
  });

  test('a street that was not chosen is refused in the search and accepted by hand', async () => {
    const { user, next, fill, expectRefusal, waitForStep } = await start();
    await user.type(box(), '98765 Somewhere Far');
    await user.click(screen.getByRole('radio', { name: 'Primary home' }));
    await expectRefusal('Please enter a valid property address', box());
    await user.click(screen.getByRole('button', { name: 'Enter address manually' }));
    const street = screen.getByRole('textbox', { name: 'Street address' });
    expect(street).toHaveValue('98765 Somewhere Far');
    expect(street).toHaveFocus();
    await fill('Apartment, suite or unit (optional)', '4');
    await fill('City', "Coeur d'Alene");
    await fill('State', 'id');
    await fill('ZIP code', '83814-1234');
    await next();
    await waitForStep('register-v2/for-sale');
  });
});

test('says how long it is until there are offers, what comes of it, and that what is typed is kept', async () => {
  const { user } = await start();
  for (const claim of [
    'Apply in 5 minutes, receive funding in 5 days.',
    'These are business days, after the time to cancel. Lines from $15,000 to $400,000.',
  ])
    expect(screen.getByText(claim)).toBeVisible();
  expect(screen.getByText('about 5 min to your offers')).toBeVisible();
  expect(screen.queryByText('Saved in this tab')).not.toBeInTheDocument();
  await user.type(box(), '1');
  expect(screen.getByText('Saved in this tab')).toBeVisible();
});

describe('the documents before one applies', () => {
  const TERMS = 'Important terms of our home equity line';

  test('open over the form, which keeps what was typed', async () => {
    const { user, requested } = await open();
    await user.type(box(), '12 Ald');
    await user.click(screen.getByRole('button', { name: TERMS }));
    expect(await screen.findByRole('dialog', { name: TERMS })).toBeVisible();
    await waitFor(async () => expect(await requested()).toContain('EARLY_DISCLOSURE'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: TERMS })).not.toBeInTheDocument();
    expect(box()).toHaveValue('12 Ald');
  });

  test('one that does not come can be asked for again', async () => {
    const { user, control } = await open();
    await control('POST', '/faults', { path: DISCLOSURES, kind: 'status', status: 500 });
    await user.click(screen.getByRole('button', { name: TERMS }));
    expect(await screen.findByText('We could not load this document.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

const DISCLOSURES = '/service-application/external/api/v1/heloc/disclosures/*';

async function open() {
  const view = await start();
  const requested = async () => {
    const all = await view.control<{ path: string }[]>('GET', '/requests');
    return all.flatMap(({ path }) => /\/disclosures\/(.*)$/.exec(path)?.[1] ?? []);
  };
  return { ...view, requested };
}
