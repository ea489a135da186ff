import type { Form } from '#packages/testing/playwright/registration.ts';

/** A control's accessible name: a text is the whole name. */
export type Named = string | RegExp;

/** A file that a person has; it is on no disk. In Playwright's terms. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * What a person does on a page, by role and name. Journeys are written against it and run in both engines: Testing
 * Library in jsdom, Playwright in a browser. Everything waits for the control that it is about. What the steps of
 * registration need of it, hosts have as well (`@heloc/testing`), so that these are written once.
 */
export interface PageDriver extends Form {
  /** Where there are several. */
  pressFirst(button: Named): Promise<void>;
  /** Presses twice in a row, as an impatient person does. */
  doublePress(button: Named): Promise<void>;
  focus(button: Named): Promise<void>;
  /** Follows a link to another page of the application. */
  follow(link: Named): Promise<void>;
  /** Waits for a box that may be ticked. */
  expectCheckbox(box: Named): Promise<void>;
  /** Types into a field that has suggestions. */
  search(field: Named, text: string): Promise<void>;
  /** Waits for a suggestion of such a field. */
  expectSuggestion(field: Named, suggestion: Named): Promise<void>;
  upload(label: Named, file: TestFile): Promise<void>;
  /** Waits for details under a summary, and opens them, all that are called so. */
  expand(summary: string): Promise<void>;
  /** Waits for a page or a part of one by its heading. */
  expectHeading(heading: Named): Promise<void>;
  /** Waits for an element with a text. @returns all of its text */
  readText(text: Named): Promise<string>;
  /** Waits for a message: an alert, a status, or the heading of a page that stands in for this one. */
  expectMessage(text: Named): Promise<void>;
  /** Waits for a page with a heading, whatever that is. */
  expectNotBlank(): Promise<void>;
  /** What stands in the fields, in their order. */
  readAnswers(): Promise<string[]>;
  /** Waits for a button. */
  expectButton(button: Named): Promise<void>;
  /** How many controls of the name are there now; buttons unless it says otherwise. */
  count(control: Named, role?: 'button' | 'radio' | 'combobox'): Promise<number>;
  /** Waits for a screen of the application other than `before`. @returns its path */
  waitForScreen(before?: string): Promise<string>;
  /** Waits for a page of the site around the application. */
  waitForSitePage(path: string): Promise<void>;
  /** Looks at the page again, after it was hidden for a while. */
  returnToPage(): Promise<void>;
  /** The same for a part of the page. */
  within(role: 'dialog' | 'group' | 'region', name: Named): PageDriver;
}

export const FIELDS = 'input, select, textarea';
/** What stands in fields. Runs in the page. */
export const answersOf = (fields: Element[]): string[] =>
  (fields as HTMLInputElement[]).map(({ name, value, checked }) => `${name}=${value} ${checked ?? ''}`);

/** A small document that passes for what is asked. */
export const samplePdf = (name = 'sample.pdf'): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

/** A small photo that passes for one. */
export const samplePhoto = (name: string): TestFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]),
});

/** As a browser has it. */
export const fileOf = ({ name, mimeType: type, buffer }: TestFile) =>
  new File([new Uint8Array(buffer)], name, { type });
