import { array, number, string } from 'yup';
import { DISCOUNT_TYPES, DRAW_PREFERENCES } from '#src/domain/application/applicationEnums.ts';
import { endpoint } from './endpoint.ts';
import { costSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import { amount, emptyAnswer, list, maybeFlag, object, requiredText, requiredTrue } from './schemas.ts';
import { shownTexts } from './wording.ts';

export const putOffer = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/offer`,
  summary:
    'Chooses an offer; the status stays until it is confirmed, or becomes OFFER_SELECTION again while OFFER is editable. 400 when the draw is outside the bounds, 409 when the offers expired.',
  source: 'docs/rules.md#choosing-an-offer',
  body: () =>
    object({
      offerUuid: requiredText(),
      /** Where the slider stands: cash with PRESERVE, the whole draw with DEDUCT (docs/rules.md#draw-preferences). */
      drawAmount: amount().min(0),
      /** Fraction, 0.0499. */
      originationFee: amount().min(0),
      discounts: list(string().oneOf(DISCOUNT_TYPES).required()),
      payoffAccountIds: list(requiredText()),
      drawPreference: string().oneOf(DRAW_PREFERENCES).nullable(),
    }),
  response: emptyAnswer,
});

export const postCounterOffer = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/counter-offer`,
  summary:
    'Takes up the counter-offer of a declined application: its offers can be chosen. 409 when there is none, or when it is over.',
  source: 'docs/rules.md#counter-offers',
  response: emptyAnswer,
});

export const putOfferConfirm = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/offer/confirm`,
  summary: 'Confirms the chosen offer. Ends OFFER_SELECTION and REVISED_OFFER_SELECTION.',
  source: 'docs/rules.md#choosing-an-offer',
  body: () =>
    object({
      confirmOffer: requiredTrue(),
      /** Needed when accounts are paid off. */
      payoffAuthorization: maybeFlag(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});

export const postOfferReopening = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/offer/reopening`,
  summary:
    'Before everything is signed: back to OFFER_SELECTION with uwSubDecision VERIFIED_OFFER. What was signed for the former terms no longer counts.',
  source: 'docs/rules.md#choosing-an-offer',
  response: emptyAnswer,
});

export const getCosts = endpoint({
  method: 'GET',
  path: `${HELOC_ONE}/costs`,
  summary: 'Third-party costs for a draw.',
  source: 'docs/rules.md#closing-costs',
  query: () => object({ drawAmount: number().required() }),
  response: () => object({ costs: array(costSchema()).required() }).required(),
});
