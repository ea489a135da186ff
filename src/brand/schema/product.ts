import { bool, type Checked, number, optional, shape, text } from '../check.ts';
import { nmlsId } from './formats.ts';

export const product = shape({
  name: text(),
  /** Months for which the sale question asks ahead, where the partner does. */
  saleWindowMonths: optional(number),
  /** For people of 62 and older: asks for that age, payments are interest-only. */
  senior: optional(bool, false),
  /** NMLS id of the wholesale broker whose inquiries keep nobody from applying. */
  inquiryBypassNmls: optional(nmlsId),
});
export type Product = Checked<typeof product>;
