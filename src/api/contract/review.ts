import { string } from 'yup';
import { DELINQUENCY_ANSWERS } from '#src/domain/person/delinquency.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  emptyAnswer,
  list,
  maybeAmount,
  maybeText,
  object,
  requiredText,
  requiredTrue,
} from './schemas.ts';
import { shownTexts } from './wording.ts';

export const postCloseLine = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/close-line`,
  summary:
    'The letter that asks for credit lines to be closed when they are paid off is signed; noted with its time. The status stays.',
  source: 'docs/rules.md#payoff-amounts',
  body: () =>
    object({
      /** As they stand among the payoffs. */
      lines: list(object({ creditor: requiredText(), mask: maybeText() })),
      agreed: requiredTrue(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const postDelinquencyAnswer = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/delinquency`,
  summary:
    'What a person says to a past-due payment, with what shows it. A person decides; the status stays until then.',
  source: 'docs/rules.md#past-due-payments',
  body: () =>
    object({
      answer: string().oneOf(DELINQUENCY_ANSWERS).required(),
      /** Uploaded before; at least one for PAID and ARRANGEMENT. */
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});

export const postFloodAcknowledgement = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/flood-acknowledgement`,
  summary: 'The notice of special flood hazards was read; noted with its time.',
  source: 'docs/rules.md#flood-zones',
  body: () => object({ acknowledged: requiredTrue(), shown: shownTexts() }),
  response: emptyAnswer,
});

export const postPayoffLetter = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/payoff-letters`,
  summary:
    "A payoff letter that the person has already, in place of the creditor's answer. A person reads it.",
  source: 'docs/rules.md#payoff-amounts',
  body: () =>
    object({
      creditor: requiredText(),
      mask: maybeText(),
      /** Dollars. */
      amount: amount(),
      /** ISO date, 10 days ahead at least. */
      goodThrough: requiredText(),
      /** Dollars of interest for each day after that. */
      perDiem: maybeAmount(),
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});
