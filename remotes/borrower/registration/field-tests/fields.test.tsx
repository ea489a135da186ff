import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildCreateBody } from '#src/domain/registration/createBody.ts';
import type { RegistrationAnswers, RegistrationStepId } from '#src/domain/registration/registration.ts';
import type { Registration } from '#src/features/registration/registrationAtom.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import { personalKey } from '#src/platform/personal.ts';
import { readPersonal } from '#src/testing/personal.ts';
import { ANSWERS, renderStep } from '../testing/renderStep.ts';
import { enter, expectOutcome, find, type Shown, shownValue } from './fieldDriver.ts';
import { type FieldRows, inputsOf, type Outcome } from './rows.ts';
import { ROWS_OF } from './rowsOf.ts';
import { FIELD_TABLES, type FormTable } from './tables.ts';

beforeEach(() => sessionStorage.clear());

const forms = Object.entries(FIELD_TABLES).flatMap(([step, tables]) =>
  Object.entries(tables).map(([form, table]): [string, RegistrationStepId, FormTable] => [
    `${step} ${form}`.trim(),
    step as RegistrationStepId,
    table,
  ]),
);

const isRefused = (outcome: Outcome) => 'message' in outcome;

function goodOutcome(field: FieldRows): Outcome {
  const found = inputsOf(field).find(([input]) => input === field.good);
  if (!found) throw new Error(`No row for ${field.good}`);
  return found[1];
}

interface Entry {
  field: FieldRows;
  input: string;
  outcome: Outcome;
}

/** The long form: everything that the tables have. */
const ALL = process.env.FAULTS === 'all';

/**
 * Entries for one submit after another: each holds one of every field, what passes where a field has no more. In the
 * short form every second round, other ones of each step.
 */
function rounds(fields: readonly FieldRows[], wanted: (outcome: Outcome) => boolean): Entry[][] {
  const columns = fields.map((field) => ({
    field,
    inputs: inputsOf(field).filter(([, outcome]) => wanted(outcome)),
  }));
  const count = Math.max(...columns.map(({ inputs }) => inputs.length));
  const all = Array.from({ length: count }, (_, round) => round);
  const some = all.filter((round) => ALL || round % 2 === fields.length % 2);
  return (some.length ? some : all).map((round) =>
    columns.map(({ field, inputs }) => {
      const [input, outcome] = inputs[round] ?? [field.good, goodOutcome(field)];
      return { field, input, outcome };
    }),
  );
}

function heldAnswers(): RegistrationAnswers {
  const prefix = personalKey('');
  const name = Object.keys(sessionStorage).find((key) => key.startsWith(prefix + storageKey('')));
  const held = readPersonal(sessionStorage, (name ?? '').slice(prefix.length)) as
    | Partial<Registration>
    | undefined;
  return held?.answers ?? {};
}

function sentFor(answers: RegistrationAnswers) {
  return buildCreateBody(
    {
      ...ANSWERS,
      homeAddress: ANSWERS.propertyAddress,
      ...answers,
      termPrivacyConsent: true,
      communicationConsent: true,
    },
    {
      consentVersions: ['PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'].map((type) => ({
        type,
        version: '1',
      })),
      nyFcra: false,
      trackerUuid: newUuid(),
    },
  );
}

async function open(step: RegistrationStepId, { open: input, press, fields, otherFields = [] }: FormTable) {
  const view = await renderStep(step, input);
  if (press) await view.user.click(screen.getByRole('button', { name: press }));
  const all = [...fields, ...otherFields];
  let shown = new Map<FieldRows, Shown>();
  const there = (field: FieldRows) => {
    const before = shown.get(field);
    return before?.control.isConnected ? before : find(field);
  };
  const look = () =>
    waitFor(() => {
      shown = new Map(all.map((field) => [field, there(field)]));
    });
  await look();
  const current = () => view.events.findLast(({ type }) => type === 'step');
  const first = current();
  const on = (field: FieldRows) => shown.get(field) as Shown;
  return {
    ...view,
    all,
    on,
    /** A field that was added to the screen and to no table. */
    withoutRows() {
      const known: Element[] = all.flatMap((field) => on(field).inputs);
      const entered = [...(known[0]?.closest('form')?.elements ?? [])].filter((element) =>
        // What is hidden is for password managers, and nobody's to fill in.
        element.matches('input:not([hidden]), select, textarea'),
      );
      return entered.filter((element) => !known.includes(element)).map(({ outerHTML }) => outerHTML);
    },
    async fill(entries: readonly Entry[]) {
      for (const { field, input } of entries) await enter(view.user, on(field), input);
      // Leaving a field writes it as it is to be read.
      await view.user.tab();
      // A field that depends on another may have gone and come back.
      await look();
    },
    /** Submits and waits for the summary; it has the focus each time. */
    async refused() {
      await view.next();
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-error-summary'));
    },
    async accepted() {
      await view.next();
      await waitFor(() => expect(current()).not.toEqual(first));
    },
    async back() {
      await view.user.click(await screen.findByRole('link', { name: 'Back' }));
      await waitFor(() => expect(current()).toEqual(first));
      await look();
    },
  };
}

const messagesOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ outcome }) => ('message' in outcome ? [outcome.message] : []));

/** The error summary has every message, each with the way to its field, and the fields have theirs. */
function expectOutcomes(entries: readonly Entry[], on: (field: FieldRows) => Shown): void {
  const links = [...(document.activeElement as HTMLElement).querySelectorAll('a')];
  const texts = links.map(({ textContent }) => textContent ?? '');
  expect(new Set(texts).size).toBe(texts.length);
  // Some stand with the name of their field (docs/rules.md#error-summary).
  const messages = messagesOf(entries);
  const plain = texts.map((text) => messages.find((message) => text.endsWith(`: ${message}`)) ?? text);
  expect(plain.toSorted()).toEqual(messages.toSorted());
  for (const { field, outcome } of entries) expectOutcome(on(field), outcome);
}

describe.each(forms)('%s', (_, step, table) => {
  const { fields, otherFields = [] } = table;
  const rest = otherFields.map((field) => ({ field, input: field.good, outcome: goodOutcome(field) }));
  const staysHere = [...fields, ...otherFields].some((field) => isRefused(goodOutcome(field)));

  test('every field says what is missing and what is wrong, and keeps what was entered', async () => {
    const view = await open(step, table);
    expect(view.withoutRows()).toEqual([]);
    const shownValues = () => fields.map((field) => shownValue(view.on(field)));
    const blank = view.all.map((field) => ({ field, input: '', outcome: field.missing }));
    if (messagesOf(blank).length > 0) {
      await view.refused();
      expectOutcomes(blank, view.on);
    }
    await view.fill(rest);
    for (const entries of rounds(fields, isRefused)) {
      await view.fill(entries);
      const before = shownValues();
      await view.refused();
      expectOutcomes([...entries, ...rest], view.on);
      expect(shownValues()).toEqual(before);
      expect(view.container.querySelector('script')).toBeNull();
    }
  });

  test('every field takes what is right, sends it as it is to be, and still has it after Back', async () => {
    const view = await open(step, table);
    const shownValues = () => fields.map((field) => shownValue(view.on(field)));
    await view.fill(rest);
    for (const entries of rounds(fields, (outcome) => !isRefused(outcome))) {
      await view.fill(entries);
      const before = shownValues();
      if (staysHere) {
        await view.refused();
        expectOutcomes([...entries, ...rest], view.on);
        continue;
      }
      await view.accepted();
      const answers = heldAnswers();
      const body = sentFor(answers);
      for (const { field, input, outcome } of entries)
        expect({ input, sends: field.sent(body, answers) }).toEqual({ input, ...outcome });
      expect(view.container.querySelector('script')).toBeNull();
      await view.back();
      expect(shownValues()).toEqual(before);
    }
  });
});

test('what a table leaves to another, and every value of a form, is tried in one', () => {
  const tried = forms.flatMap(([, , { fields }]) => fields.map(({ label }) => label));
  const left = forms.flatMap(([, , { otherFields = [] }]) => otherFields);
  const values = Object.values(ROWS_OF).flatMap((rows) => Object.values(rows).flat());
  for (const { label } of [...left, ...values]) expect(tried).toContain(label);
});
