import type { Locator, Page } from '@playwright/test';
import { type Applicant, applicant } from './applicant.ts';
import { type Input, pointer, type UploadedFile } from './input.ts';
import * as registration from './registration.ts';

export { type Applicant, applicant } from './applicant.ts';
export type { Input, UploadedFile } from './input.ts';

/** Where the application is: the page, or an element of it that holds the application. */
export type Place = Page | Locator;

/** A control's accessible name: a text is the whole name. */
export type Named = string | RegExp;

/** The application on a page, in a shadow root or not: its controls by role and name. */
export class HelocPage {
  readonly place: Place;
  readonly input: Input;
  /** As the option of the application. */
  readonly headingLevel: 1 | 2;

  constructor(place: Place, input: Input = pointer, headingLevel: 1 | 2 = 1) {
    this.place = place;
    this.input = input;
    this.headingLevel = headingLevel;
  }

  heading(name?: Named): Locator {
    return this.place.getByRole('heading', {
      level: this.headingLevel,
      ...(name === undefined ? {} : { name }),
    });
  }
  button(name: Named): Locator {
    return this.place.getByRole('button', { name, exact: true });
  }
  field(name: Named): Locator {
    return this.place.getByRole('textbox', { name, exact: true });
  }
  box(name: Named): Locator {
    return this.place.getByRole('checkbox', { name, exact: true });
  }
  radio(name: Named): Locator {
    return this.place.getByRole('radio', { name, exact: true });
  }

  press(name: Named): Promise<void> {
    return this.input.press(this.button(name));
  }
  /** Waits for a field, or for the button that shows it and is pressed then. */
  async reveal(field: Named, button: Named): Promise<void> {
    const wanted = this.field(field);
    await wanted.or(this.button(button)).first().waitFor();
    if (!(await wanted.isVisible())) await this.press(button);
  }
  fill(name: Named, text: string): Promise<void> {
    return this.input.write(this.field(name), text);
  }
  /** A password has no role. */
  fillPassword(name: Named, text: string): Promise<void> {
    return this.input.write(this.place.getByLabel(name, { exact: true }), text);
  }
  tick(name: Named): Promise<void> {
    return this.input.tick(this.box(name));
  }
  /** One of a group of radio buttons. */
  choose(name: Named): Promise<void> {
    return this.input.choose(this.radio(name));
  }
  select(name: Named, option: string): Promise<void> {
    return this.input.select(this.place.getByRole('combobox', { name, exact: true }), option);
  }
  upload(name: Named, file: UploadedFile): Promise<void> {
    return this.input.upload(this.place.getByLabel(name), file);
  }
  continue(): Promise<void> {
    return this.press(registration.CONTINUE);
  }

  /** Waits for a step by its heading, as an action waits: a step that is made on a server may take long to come. */
  async expectStep(title: Named): Promise<void> {
    await this.heading(title).waitFor();
  }

  /** What a step that was refused says is wrong; waits for it. */
  async errors(): Promise<string[]> {
    const summary = this.place.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    return summary.getByRole('link').allTextContents();
  }

  /** Steps of registration, each from its page being there to its "Continue". */
  completeProperty(person: Applicant = applicant(), asks?: registration.Asks): Promise<void> {
    return registration.property(this, person, asks);
  }
  completeForSale(): Promise<void> {
    return registration.forSale(this);
  }
  completeIncome(person: Applicant = applicant()): Promise<void> {
    return registration.income(this, person);
  }
  completeName(person: Applicant = applicant()): Promise<void> {
    return registration.legalName(this, person);
  }
  completeBirthdate(person: Applicant = applicant()): Promise<void> {
    return registration.birthdate(this, person);
  }
  completeContact(person: Applicant = applicant()): Promise<void> {
    return registration.phoneAndEmail(this, person);
  }
  completeAccount(person: Applicant = applicant()): Promise<void> {
    return registration.account(this, person);
  }
  /** From the first page until the application is created and its offers are there. */
  register(person: Applicant = applicant(), asks?: registration.Asks): Promise<void> {
    return registration.register(this, person, asks);
  }
}

/**
 * The application on a page of yours; give the element that holds it where the page has headings and buttons of the same
 * names itself: `helocPage(page.locator('heloc-application'))`.
 */
export function helocPage(place: Place, input?: Input, headingLevel?: 1 | 2): HelocPage {
  return new HelocPage(place, input, headingLevel);
}
