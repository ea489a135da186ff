import { screen, waitFor } from '@testing-library/react';
import { type Applicant, applicant } from '#packages/testing/playwright/applicant.ts';
import { CONTINUE, writeProperty } from '#packages/testing/playwright/registration.ts';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { money } from '#src/domain/money/money.ts';
import {
  type RegistrationAnswers,
  type RegistrationFlow,
  type RegistrationStepId,
  VERSION_2,
} from '#src/domain/registration/registration.ts';
import type { Registration } from '#src/features/registration/registrationAtom.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { readBrand } from '#src/testing/brand.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { STEP_JOURNEYS } from '../journeys.ts';

/** An owner-occupant who has answered everything up to the password. */
export const ANSWERS: RegistrationAnswers = {
  propertyAddress: {
    street1: '12 Alder Way',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
    occupancyType: 'HOME',
  },
  isListedForSale: false,
  hasSaleStatusBeenSet: true,
  income: { income: money(145_000), otherIncome: money(0), employmentType: 'FULL_TIME' },
  hasIncomeBeenSet: true,
  name: { firstName: 'Ana', middleName: '', lastName: 'Rivera', suffix: '' },
  dob: '1984-04-12' as IsoDate,
  email: 'ana.rivera@example.com',
  phoneNumber: '(208) 555-0142',
  smsMarketingConsent: true,
  smsTransactionalConsent: false,
};

export interface StepInput extends Partial<RenderInput & Registration> {
  /** Where one ends up, when that is another step. */
  shown?: RegistrationStepId;
  /** The query of the address. */
  search?: string;
  flow?: RegistrationFlow;
}

function addressOf(flow: RegistrationFlow, step: RegistrationStepId): string {
  const { pathname, query } = flow.address(step);
  return query ? `${pathname}?${new URLSearchParams(query)}` : pathname;
}

/** Opens a step in a tab that holds answers already. */
export async function renderStep(
  step: RegistrationStepId,
  {
    answers = ANSWERS,
    typed = {},
    noticed,
    shown = step,
    search = '',
    flow = VERSION_2,
    ...input
  }: StepInput = {},
) {
  const { org } = await readBrand(input.org);
  const held = { answers, typed, noticed, savedAt: (input.now ?? new Date()).getTime() };
  writePersonal(sessionStorage, storageKey(org), held, org);
  const view = await renderRemote(borrower, { path: addressOf(flow, step) + search, ...input });
  await view.waitForStep(addressOf(flow, shown).slice(1));
  return {
    ...view,
    ...form(view.user),
    /** Fills the step in and submits it, as an applicant with `changes`. */
    walk: (changes?: Partial<Applicant>) => STEP_JOURNEYS[shown].walk(drive(view), applicant(changes)),
  };
}

type User = Awaited<ReturnType<typeof renderRemote>>['user'];

/** What the tests of every step do with its form. */
export function form(user: User) {
  const next = () => user.click(screen.getByRole('button', { name: CONTINUE }));
  return {
    next,
    /** Replaces what stands in a field. */
    async fill(name: string, text: string) {
      const field = screen.getByRole('textbox', { name });
      await user.clear(field);
      if (text) await user.type(field, text);
    },
    /** Submits and finds the message in the summary, with its field described by it. */
    async expectRefusal(message: string, field: HTMLElement) {
      await next();
      await screen.findByRole('heading', { name: 'There is a problem' });
      // A message of one word stands with the name of its field.
      await screen.findAllByRole('link', {
        name: (link) => link === message || link.endsWith(`: ${message}`),
      });
      await waitFor(() => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        const texts = ids.map((id) => document.getElementById(id)?.textContent);
        if (!texts.some((text) => text?.includes(message)))
          throw new Error(`Described by ${JSON.stringify(texts)}`);
      });
    },
  };
}

/** Types the property by hand; `state` and `zip` decide most gates. */
export const typeProperty = (at: PageDriver, place: Pick<Applicant, 'state' | 'zip'>) =>
  writeProperty(at, applicant({ street: '12 Alder Way', city: 'Springfield', ...place }));
