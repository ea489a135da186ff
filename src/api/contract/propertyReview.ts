import { string } from 'yup';
import {
  OWNERSHIP_ANSWERS,
  PARCEL_NUMBER_MAX,
  PROPERTY_REASONS,
} from '#src/domain/property/propertyAnswers.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  emptyAnswer,
  list,
  maybeLine,
  maybePropertyStreet,
  maybeText,
  object,
  requiredText,
} from './schemas.ts';

export const postPropertyAnswer = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/property`,
  summary:
    'Which home it is: one of `parcels`, or what tells it from others. It is looked for again; what records alone cannot show, a person looks at.',
  source: 'docs/rules.md#home-not-found',
  body: () =>
    object({
      parcelUuid: maybeText(),
      reason: string().oneOf(PROPERTY_REASONS).nullable(),
      street1: maybePropertyStreet(),
      street2: maybeLine(),
      county: maybeLine(),
      parcelNumber: maybeText().max(PARCEL_NUMBER_MAX),
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});

export const postOwnershipAnswer = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/ownership`,
  summary: 'Why county records name somebody else as the owner, with what shows it. A person looks at it.',
  source: 'docs/rules.md#owners-in-county-records',
  body: () =>
    object({
      answer: string().oneOf(OWNERSHIP_ANSWERS).required(),
      /** yyyy-MM-dd; with RECENT_TRANSFER, at least 90 days ago. */
      deedDate: maybeText(),
      /** With TRUST. */
      trustName: maybeLine(),
      /** At least one, except for NAME_VARIATION. */
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});
