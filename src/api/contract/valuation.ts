import { number, string } from 'yup';
import {
  COMPARABLES_MAX,
  ESTIMATE_MAX,
  ESTIMATE_MIN,
  HOME_CHANGES,
  HOME_DAMAGES,
  HOME_OCCUPANTS,
  STATED_CONDITIONS,
  VISIT_DAYS,
} from '#src/domain/property/valuation.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  isoDate,
  line,
  list,
  maybeAmount,
  maybeLine,
  maybeText,
  object,
  phoneNumber,
  requiredText,
  requiredTrue,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

const condition = () => string().oneOf(STATED_CONDITIONS).required();

export const putPropertyEstimate = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/property-estimate`,
  summary: 'What the owner thinks the home is worth, where no automated value was found or theirs differs.',
  source: 'docs/rules.md#home-value-estimate',
  body: () =>
    object({
      /** Dollars. */
      estimatedValue: amount().min(ESTIMATE_MIN).max(ESTIMATE_MAX),
      condition: condition(),
      /** Dollars. */
      purchasePrice: maybeAmount(),
      purchaseYear: maybeAmount(),
      bedrooms: maybeAmount(),
      bathrooms: maybeAmount(),
      squareFeet: maybeAmount(),
      /** In the last five years. */
      changes: list(string().oneOf(HOME_CHANGES).required()),
    }),
  response: emptyAnswer,
});

export const postBpoOrder = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/bpo/order`,
  summary: 'Orders the valuation by a licensed broker. 409 if it is ordered already.',
  source: 'docs/rules.md#ordering-a-valuation',
  body: () =>
    object({
      /** Whom the broker calls. */
      contactName: line(),
      contactPhone: phoneNumber(),
      occupants: string().oneOf(HOME_OCCUPANTS).required(),
      /** None means any. */
      bestDays: list(string().oneOf(VISIT_DAYS).required()),
      /** For the broker alone; never drafted or logged. */
      gateCode: maybeLine(),
      order: requiredTrue(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const postPropertyCondition = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/property-condition`,
  summary: 'Texas: the condition of the home as its owner knows it. The server then orders the evaluation.',
  source: 'docs/rules.md#texas-fair-market-value',
  body: () =>
    object({
      condition: condition(),
      damages: list(string().oneOf(HOME_DAMAGES).required()),
      /** With OTHER. */
      damageText: maybeText(),
      /** What is being repaired; absent: nothing. */
      repairs: maybeText(),
      /** Photos, uploaded before. */
      documentUuids: list(requiredText()),
      /** A broker's opinion is no appraisal. */
      acknowledged: requiredTrue(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const postConditionProof = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/property-condition/proof`,
  summary:
    'Photos or receipts of repairs, where the report finds the condition unacceptable. A person reviews them.',
  source: 'docs/rules.md#condition-of-the-home',
  body: () => object({ documentUuids: list(requiredText()).min(1) }),
  response: emptyAnswer,
});

export const postValueReconsideration = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/value-reconsideration`,
  summary: 'Asks for another look at the value of the report, with reasons and comparable sales.',
  source: 'docs/rules.md#reconsideration-of-value',
  body: () =>
    object({
      reason: requiredText().min(10).max(1000),
      comparables: list(
        object({
          address: line(),
          /** Dollars. */
          price: amount(),
          soldOn: isoDate(),
          /** Miles from the home. */
          distance: number().min(0).nullable(),
        }),
      ).max(COMPARABLES_MAX),
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});
