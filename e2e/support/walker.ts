import { expect, type Locator, type Page } from '@playwright/test';
import { pointer } from '#packages/testing/playwright/input.ts';
import { walkOf } from '#remotes/borrower/journeys.ts';
import { STEP_JOURNEYS } from '#remotes/borrower/registration/journeys.ts';
import type { StepJourney } from '#remotes/borrower/registration/testing/stepJourney.ts';
import { type Named, samplePdf } from '#src/testing/pageDriver.ts';
import { BrowserDriver } from './browserDriver.ts';
import { journeyInputs } from './journeyInputs.ts';
import type { Random } from './random.ts';
import type { Person } from './registration.ts';

const JUNK = ['', ' ', '0', '-1', 'x'.repeat(300), '<b>x</b>', '👩‍👩‍👧‍👦', '99/99/9999', 'not@an', "O'Brien"];
/** For a field that no journey writes into. */
const WORD = 'Brightwater';
/** Leads off the application, or asks the machine for something. */
const IGNORED_CONTROLS = /chat|log ?out|print|download|calendar|save and finish later|dashboard|log in/i;

export const attachment = samplePdf('random.pdf');
/** Milliseconds for a control that may be covered or gone. */
const ACTION_TIMEOUT_MS = 2_000;
/** For what a walk waits to be shown, which may be the server's answer. */
const WALK_TIMEOUT_MS = 5_000;

const some = (part: Locator) => part.locator('visible=true');

/** The way through a page of registration or of an application, by its address. */
function walkAt(address: string): ((at: BrowserDriver, person: Person) => Promise<unknown>) | undefined {
  const { pathname } = new URL(address);
  const [, screen] = pathname.split(/\/[0-9a-f-]{36}\/?/);
  if (screen !== undefined) return walkOf(screen);
  const [, step = 'property'] = /\/register-v2(?:\/([\w-]+))?/.exec(pathname) ?? [];
  return (STEP_JOURNEYS as Readonly<Record<string, StepJourney | undefined>>)[step]?.walk;
}

interface Answer {
  name: string;
  answer: string;
  /** What a draft that keeps it has in it. */
  kept: string;
}

/** Runs in the page: what fields are called, and how they are answered. */
function readAnswers(fields: Element[]): Answer[] {
  return (fields as HTMLInputElement[]).map((field) => {
    const { type, name, value, checked, labels } = field;
    const legend = field.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
    const names = [legend, ...[...(labels ?? [])].map(({ textContent }) => textContent ?? '')];
    const own = names.join(' ').trim() || name;
    if (type === 'radio') return { name: own, answer: String(checked), kept: JSON.stringify(value) };
    if (type !== 'checkbox') return { name: own, answer: value, kept: JSON.stringify(value) };
    const kept = value === 'on' || !checked ? `"${name}":${checked}` : JSON.stringify(value);
    return { name: own, answer: String(checked), kept };
  });
}

type Action = (random: Random) => Promise<unknown>;

/** A monkey test: presses and types at random, mostly sensibly. */
export class Walker {
  /** What was done, for the message when it goes wrong. */
  readonly trail: string[] = [];
  /** Answers that a reload has lost. */
  readonly lost: string[] = [];
  private readonly written: Promise<ReadonlyMap<Named, string>>;
  /** Where the last answer was a walk. */
  private walked: string | undefined;

  constructor(
    private readonly page: Page,
    private readonly person: Person,
  ) {
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    page.setDefaultNavigationTimeout(30_000);
    this.written = journeyInputs(person);
  }

  /** One random action; the same seed chooses the same one on the same page. */
  async act(random: Random): Promise<void> {
    await this.waitUntilStable().catch(() => undefined);
    const [what, go] = random.pick(this.actions) ?? this.actions[0];
    this.trail.push(`${what} ${new URL(this.page.url()).pathname.replace(/[0-9a-f-]{36}/, '*')}`);
    // A control may be gone by the time it is pressed: that is no fault of the page.
    await go(random).catch((error: Error) => this.trail.push(`(${error.message.split('\n')[0]})`));
  }

  private readonly actions: [[string, Action], ...[string, Action][]] = [
    ['answer', (random) => this.answer(random)],
    ['answer', (random) => this.answer(random)],
    ['answer', (random) => this.answer(random)],
    ['press', (random) => this.press(random, (button) => button.click())],
    ['press', (random) => this.press(random, (button) => button.click())],
    ['press twice', (random) => this.press(random, (button) => button.dblclick())],
    ['junk', (random) => this.typeGarbage(random)],
    ['send', () => this.send()],
    ['Escape', () => this.page.keyboard.press('Escape')],
    ['Back', () => this.page.goBack({ timeout: 10_000 })],
    ['reload', () => this.page.reload()],
    ['answer and reload', (random) => this.answerAndReload(random)],
  ];

  private get mount(): Locator {
    return this.page.locator('[data-heloc-mount]');
  }

  private get dialogs(): Locator {
    return some(this.page.getByRole('dialog'));
  }

  /** While a page waits for an answer its controls vary, so the same seed would choose different ones. */
  private async waitUntilStable(): Promise<void> {
    const title = this.mount.getByRole('heading', { level: 1 }).or(this.page.getByRole('dialog'));
    await some(title).first().waitFor();
    const waiting = this.page.getByRole('status').filter({ hasText: 'Loading' });
    await some(waiting.or(this.page.locator('[data-busy]')))
      .first()
      .waitFor({ state: 'hidden' });
  }

  /** The open dialog, else the page. */
  private async scope(): Promise<Locator> {
    const open = await this.dialogs.count();
    return open > 0 ? this.dialogs.nth(open - 1) : this.mount;
  }

  /**
   * Goes through the page as its journey does. A dialog that was opened by chance has no walk, nor have notices and pages
   * that lead nowhere; and a walk that did not lead on begins where this page is not, or leaves out what it asks. There,
   * whatever is shown is filled in.
   */
  private async answer(random: Random): Promise<void> {
    const address = this.page.url();
    const walk = address === this.walked || (await this.dialogs.count()) > 0 ? undefined : walkAt(address);
    this.walked = walk && address;
    if (!walk) return this.fillIn(random);
    this.trail.push('(its walk)');
    await walk(new BrowserDriver(this.page, pointer, WALK_TIMEOUT_MS), this.person);
  }

  /** Something in every field, and submits. */
  private async fillIn(random: Random): Promise<void> {
    const scope = await this.scope();
    const fields = scope.getByRole('textbox').or(scope.locator('[type=password]'));
    for (const field of await some(fields.and(scope.locator(':not([readonly])'))).all()) {
      await field.fill(await this.textFor(field));
    }
    for (const list of await some(scope.locator('select')).all()) {
      const count = await list.locator('option').count();
      await list.selectOption({ index: 1 + random.below(Math.max(count - 1, 1)) });
    }
    const groups = new Map<string, Locator[]>();
    for (const radio of await some(scope.getByRole('radio', { disabled: false })).all()) {
      const name = (await radio.getAttribute('name')) ?? '';
      groups.set(name, [...(groups.get(name) ?? []), radio]);
    }
    for (const radios of groups.values()) await random.pick(radios)?.check();
    for (const box of await some(scope.getByRole('checkbox', { disabled: false })).all()) await box.check();
    await this.send();
  }

  /** What journeys write into a field of the name. */
  private async textFor(field: Locator): Promise<string> {
    const name = await field.evaluate(({ labels, ariaLabel }: HTMLInputElement) =>
      [...(labels ?? [])]
        .map(({ textContent }) => textContent)
        .join(' ')
        .concat(ariaLabel ?? '')
        .trim(),
    );
    const known = [...(await this.written)].find(([label]) =>
      typeof label === 'string' ? label === name : label.test(name),
    );
    return known?.[1] ?? WORD;
  }

  /** What the page keeps of an answer is there after a reload. Passwords are never kept, and some answers never sent. */
  private async answerAndReload(random: Random): Promise<void> {
    if ((await this.dialogs.count()) > 0) return;
    const fields = this.mount
      .locator('input, select, textarea')
      .and(this.mount.locator(':enabled:not([readonly], [type=password], [type=file], [type=range])'));
    const field = random.pick(await some(fields).all());
    if (!field) return;
    const address = this.page.url();
    // What is typed into the prerendered step is kept from when React has taken over.
    await this.page.locator('[data-heloc-mount=heloc-early]').waitFor({ state: 'detached' });
    // Registration keeps its answers in the tab at once.
    const isTab = address.includes('/register');
    const saved = this.page
      .waitForResponse((response) => {
        const request = response.request();
        return request.method() === 'PUT' && request.url().includes('/drafts/') && response.ok();
      })
      .then((response) => response.request().postData() ?? '')
      .catch(() => '');
    await this.giveAnswer(field, random);
    const [given] = await field.evaluateAll(readAnswers);
    if (!given || (!isTab && !(await saved).includes(given.kept))) return;
    const { name, answer } = given;
    this.trail.push(`(${name}: ${answer})`);
    await this.page.reload();
    await this.waitUntilStable();
    const isThere = async () => {
      const all = await some(this.mount.locator('input, select, textarea')).evaluateAll(readAnswers);
      const same = all.filter((other) => other.name === name);
      const isOtherPage = this.page.url() !== address || same.length === 0;
      return isOtherPage || same.some((other) => other.answer === answer);
    };
    await expect
      .poll(isThere)
      .toBe(true)
      .catch(() => this.lost.push(`${name} of ${new URL(address).pathname}`));
  }

  private async giveAnswer(field: Locator, random: Random): Promise<void> {
    const type = await field.evaluate(({ type }: HTMLInputElement) => type);
    if (type === 'radio') return field.check();
    if (type === 'checkbox') return field.setChecked(!(await field.isChecked()));
    if (type === 'select-one') {
      const count = await field.locator('option').count();
      await field.selectOption({ index: 1 + random.below(Math.max(count - 1, 1)) });
      return;
    }
    await field.fill(await this.textFor(field));
    await field.blur();
  }

  private async send(): Promise<void> {
    const ready = some((await this.scope()).locator('button[type=submit]:not([aria-disabled=true])'));
    if ((await ready.count()) > 0) await ready.first().click();
  }

  private async typeGarbage(random: Random): Promise<void> {
    const field = random.pick(await some((await this.scope()).getByRole('textbox')).all());
    await field?.fill(random.pick(JUNK) ?? '');
    await this.send();
  }

  private async press(random: Random, how: (button: Locator) => Promise<void>): Promise<void> {
    const buttons = some((await this.scope()).getByRole('button', { disabled: false }));
    const button = random.pick(await buttons.filter({ hasNotText: IGNORED_CONTROLS }).all());
    if (!button) return;
    this.trail.push(`"${(await button.textContent())?.trim()}"`);
    await how(button);
  }
}
