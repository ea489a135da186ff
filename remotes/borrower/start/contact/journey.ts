import type { Journey, Owner } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

const TITLE_HELD = 'How is the title (deed) to this home held?';

export const seesStep = (at: PageDriver, number: number) =>
  at.readText(new RegExp(`^Question ${number} of 5: [^,]*$`));

export async function contactPurpose(at: PageDriver): Promise<void> {
  await at.expectHeading('A few more details');
  await at.choose('Home improvement');
  await at.press('Continue');
  await seesStep(at, 2);
}

export async function addOwner(at: PageDriver, index: number, owner: Owner): Promise<void> {
  const card = at.within('region', `Owner ${index + 1}`);
  await card.fill('First name', owner.firstName);
  await card.fill('Last name', owner.lastName);
  await card.fill('Email', owner.email);
  await card.fill('Mobile phone', owner.phone);
  await card.choose('Other family member');
  await card.choose('No');
}

export async function contactOwners(at: PageDriver, owners: readonly Owner[] = []): Promise<void> {
  await at.choose(owners.length > 0 ? 'Joint owner' : 'Sole owner');
  for (const [index, owner] of owners.entries()) {
    if (index > 0) await at.press('Add an owner');
    await addOwner(at, index, owner);
  }
  await at.press('Continue');
  await seesStep(at, 3);
}

/** A trust that may hold the home, in place of owners; not submitted. */
export async function writeTrust(at: PageDriver): Promise<void> {
  await at.choose('Trust');
  await at.fill('Name of the trust', 'The Alvarez Family Trust');
  const date = at.within('group', 'Date of the trust');
  await date.fill('Month', '4');
  await date.fill('Day', '1');
  await date.fill('Year', '2015');
  await at.choose('Revocable living trust');
  await at.fill('Full name of the trustee', 'Maria Alvarez');
}

export async function maritalStatus(at: PageDriver): Promise<void> {
  await at.choose('Unmarried');
  // Some organisations ask.
  if ((await at.count('U.S. citizen', 'radio')) > 0) await at.choose('U.S. citizen');
  await at.press('Continue');
  await seesStep(at, 4);
}

export async function contactUntilMailing(at: PageDriver, owners: readonly Owner[] = []): Promise<void> {
  await contactPurpose(at);
  await contactOwners(at, owners);
  await maritalStatus(at);
}

/** A code is sent to the phone, and typed. */
async function writeCode(at: PageDriver): Promise<void> {
  await at.press('Send code');
  await at.fill('6-digit code', '123456');
}

export async function contactPhone(at: PageDriver, number?: string): Promise<void> {
  if (number) await at.fill('Mobile phone', number);
  await writeCode(at);
  await at.press('Continue');
  await seesStep(at, 5);
}

export async function contactUntilHousing(at: PageDriver, owners: readonly Owner[] = []): Promise<void> {
  await contactUntilMailing(at, owners);
  await contactPhone(at);
}

/** With dues, not submitted. */
export async function writeHousing(at: PageDriver): Promise<void> {
  await at.choose('Yes');
  await at.fill('HOA dues a month', '120');
}

export async function contactHousing(at: PageDriver): Promise<void> {
  await at.choose('No');
  await at.press('Continue');
}

async function contact(at: PageDriver, owners: readonly Owner[] = []): Promise<void> {
  await contactUntilHousing(at, owners);
  await contactHousing(at);
}

export async function contactWithTrust(at: PageDriver): Promise<void> {
  await contactPurpose(at);
  await writeTrust(at);
  await at.press('Continue');
  await seesStep(at, 3);
  await maritalStatus(at);
  await contactPhone(at);
  await contactHousing(at);
}

export const journey = {
  states: {
    purpose: {
      application: 'COLLECT_ADDITIONAL_INFO',
      heading: 'A few more details',
      refused: { button: 'Continue', messages: ['Required'] },
    },
    owners: {
      application: 'COLLECT_ADDITIONAL_INFO',
      heading: TITLE_HELD,
      async reach(at) {
        await contactPurpose(at);
        await at.choose('Joint owner');
      },
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'marital status': {
      application: 'COLLECT_ADDITIONAL_INFO',
      heading: 'What is your marital status?',
      async reach(at) {
        await contactPurpose(at);
        await contactOwners(at);
      },
      refused: { button: 'Continue', messages: ['Required'] },
    },
    'mailing and phone': {
      application: 'COLLECT_ADDITIONAL_INFO',
      heading: 'Where can we reach you?',
      async reach(at) {
        await contactUntilMailing(at);
        await at.press('Send code');
      },
      refused: { button: 'Continue', messages: [] },
    },
    'housing costs': {
      application: 'COLLECT_ADDITIONAL_INFO',
      heading: 'Do you pay homeowners association (HOA) dues?',
      reach: (at) => contactUntilHousing(at),
      refused: { button: 'Continue', messages: ['Required'] },
    },
  },
  walk: (at, { owners }) => contact(at, owners),
  calls: {
    getContact: {
      application: 'APP_SUBMISSION',
      path: 'start/contact',
      message: 'We could not load this part of the page.',
      next: (at) => at.choose('Home improvement'),
    },
    getConsentPrompt: { testedBy: 'remotes/borrower/start/contact/View.test.tsx' },
    postUserConsents: { testedBy: 'remotes/borrower/start/contact/View.test.tsx' },
    sendPhoneCode: {
      application: 'COLLECT_ADDITIONAL_INFO',
      reach: (at) => contactUntilMailing(at),
      submit: 'Send code',
      next: (at) => at.readText(/^We sent a code/),
    },
    verifyPhoneCode: {
      application: 'COLLECT_ADDITIONAL_INFO',
      expires: true,
      async reach(at) {
        await contactUntilMailing(at);
        await writeCode(at);
      },
      submit: 'Continue',
      messages: { 400: 'There is a problem' },
      next: (at) => seesStep(at, 5),
    },
    putContact: {
      application: 'COLLECT_ADDITIONAL_INFO',
      async reach(at) {
        await contactUntilHousing(at);
        await writeHousing(at);
      },
      submit: 'Continue',
      next: (at) => at.expectHeading('Demographic information'),
    },
  },
} satisfies Journey;
