import { bool, type Checked, number, optional, record, shape, text } from '../check.ts';
import { decimal, link, nmlsId } from './formats.ts';

/** What a discount for members asks for. */
const membership = shape({
  /** Where its terms are read. */
  terms: link,
  /** Dollars that have to be deposited; "0" where none has. */
  deposit: decimal,
});

export const product = shape({
  name: text(),
  /** Months for which the sale question asks ahead, where the partner does. */
  saleWindowMonths: optional(number),
  /** For people of 62 and older: asks for that age, payments are interest-only. */
  senior: optional(bool, false),
  /** NMLS id of the wholesale broker whose inquiries do not block a new application. */
  inquiryBypassNmls: optional(nmlsId),
  /** By discount type, e.g. CREDIT_UNION. */
  memberships: optional(record(membership), {}),
});
export type Product = Checked<typeof product>;
