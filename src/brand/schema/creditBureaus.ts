import type { CreditBureau } from '#src/domain/person/creditBureaus.ts';
import { type Checked, optional, shape, text } from '../check.ts';
import { link, phone } from './formats.ts';

const bureau = optional(
  shape({
    name: optional(text()),
    phone: optional(phone),
    /** Where a freeze is lifted: as it is shown, and where it leads. */
    site: optional(text()),
    url: optional(link),
    /** For letters. */
    address: optional(text()),
  }),
);

export const creditBureaus = shape({
  EQUIFAX: bureau,
  EXPERIAN: bureau,
  TRANSUNION: bureau,
} satisfies Record<CreditBureau, unknown>);
export type CreditBureaus = Checked<typeof creditBureaus>;
