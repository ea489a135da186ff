import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '#src/testing/pageDriver.ts';
import type { Random } from '../support/random.ts';

/** What fits a text field, by a word of its name; anything else gets a plain word. */
const ANSWERS: readonly (readonly [name: RegExp, value: string])[] = [
  [/street|property address|home address/i, '12 Alder Lane'],
  [/unit|apartment/i, '4'],
  [/city/i, 'Denver'],
  [/state/i, 'CO'],
  [/zip/i, '80202'],
  [/income/i, '120,000'],
  [/draw amount/i, '50,000'],
  [/dues|rent|payment|amount/i, '120'],
  [/legal name|user name|account holder/i, 'Ana Rivera'],
  [/month/i, '4'],
  [/day/i, '12'],
  [/year/i, '1980'],
  [/phone/i, '3035550142'],
  [/code/i, '123456'],
  [/password/i, 'Correct-Horse-42!'],
  [/social security/i, '512-34-6789'],
  [/routing/i, '021000021'],
  [/account number/i, '12345678'],
];
const JUNK = ['', ' ', '0', '-1', 'x'.repeat(300), '<b>x</b>', '👩‍👩‍👧‍👦', '99/99/9999', 'not@an', "O'Brien"];
/** Leads off the application, or asks the machine for something. */
const LEFT_ALONE = /chat|log ?out|print|download|calendar|save and finish later|dashboard|log in/i;

export const attachment = samplePdf('random.pdf');
/** Milliseconds for a control that may be covered or gone. */
const PATIENCE = 2_000;

const some = (part: Locator) => part.locator('visible=true');

/** Somebody who presses and types at random: mostly sensibly, sometimes not. */
export class Walker {
  /** What was done, for the message when it goes wrong. */
  readonly trail: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly chance: Random,
    private readonly email: string,
  ) {}

  /** One action; the same chance makes the same one of what the page offers. */
  async act(): Promise<void> {
    const [what, go] = this.chance.pick(this.actions) ?? this.actions[0];
    this.trail.push(`${what} ${new URL(this.page.url()).pathname.replace(/[0-9a-f-]{36}/, '*')}`);
    // A control may be gone by the time it is pressed: that is no fault of the page.
    await go().catch((error: Error) => this.trail.push(`(${error.message.split('\n')[0]})`));
  }

  private readonly actions: [[string, () => Promise<unknown>], ...[string, () => Promise<unknown>][]] = [
    ['answer', () => this.answer()],
    ['answer', () => this.answer()],
    ['answer', () => this.answer()],
    ['press', () => this.press((button) => button.click({ timeout: PATIENCE }))],
    ['press', () => this.press((button) => button.click({ timeout: PATIENCE }))],
    ['press twice', () => this.press((button) => button.dblclick({ timeout: PATIENCE }))],
    ['junk', () => this.junk()],
    ['send', () => this.send()],
    ['Escape', () => this.page.keyboard.press('Escape')],
    ['Back', () => this.page.goBack({ timeout: 10_000 })],
    ['reload', () => this.page.reload()],
  ];

  /** The open dialog, else the page. */
  private async scope(): Promise<Locator> {
    const dialogs = some(this.page.getByRole('dialog'));
    const open = await dialogs.count();
    return open > 0 ? dialogs.nth(open - 1) : this.page.locator('[data-heloc-mount]');
  }

  /** Fills in everything there is, and submits. */
  private async answer(): Promise<void> {
    const scope = await this.scope();
    for (const field of await some(scope.getByRole('textbox').or(scope.locator('[type=password]'))).all()) {
      await field.fill(await this.answerTo(field), { timeout: PATIENCE });
    }
    for (const list of await some(scope.locator('select')).all()) {
      const count = await list.locator('option').count();
      await list.selectOption(
        { index: 1 + this.chance.below(Math.max(count - 1, 1)) },
        { timeout: PATIENCE },
      );
    }
    const groups = new Map<string, Locator[]>();
    for (const radio of await some(scope.getByRole('radio', { disabled: false })).all()) {
      const name = (await radio.getAttribute('name', { timeout: PATIENCE })) ?? '';
      groups.set(name, [...(groups.get(name) ?? []), radio]);
    }
    for (const radios of groups.values()) await this.chance.pick(radios)?.check({ timeout: PATIENCE });
    for (const box of await some(scope.getByRole('checkbox', { disabled: false })).all()) {
      await box.check({ timeout: PATIENCE });
    }
    await this.send();
  }

  private async answerTo(field: Locator): Promise<string> {
    const name = await field.evaluate(
      (element: HTMLInputElement) =>
        [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') + element.ariaLabel,
      undefined,
      { timeout: PATIENCE },
    );
    if (/email/i.test(name)) return this.email;
    return ANSWERS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Brightwater';
  }

  private async send(): Promise<void> {
    await some((await this.scope()).locator('button[type=submit]'))
      .first()
      .click({ timeout: PATIENCE });
  }

  private async junk(): Promise<void> {
    const field = this.chance.pick(await some((await this.scope()).getByRole('textbox')).all());
    await field?.fill(this.chance.pick(JUNK) ?? '', { timeout: PATIENCE });
    await this.send();
  }

  private async press(how: (button: Locator) => Promise<void>): Promise<void> {
    const buttons = some((await this.scope()).getByRole('button', { disabled: false }));
    const button = this.chance.pick(await buttons.filter({ hasNotText: LEFT_ALONE }).all());
    if (!button) return;
    this.trail.push(`"${(await button.textContent({ timeout: PATIENCE }))?.trim()}"`);
    await how(button);
  }
}
