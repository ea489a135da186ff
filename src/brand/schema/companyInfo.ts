import { type Checked, list, oneOf, optional, shape, text } from '../check.ts';
import { link, nmlsId, phone, state } from './formats.ts';

const address = shape({
  street1: text(),
  street2: optional(text()),
  city: text(),
  state,
  zip: text(/^\d{5}$/, 'must be five digits'),
});

export const companyInfo = shape({
  legalName: text(),
  /** As people know it; in titles and headings. */
  shortName: text(),
  /** Trade name, when the entity does business under another name. */
  dba: optional(text()),
  nmlsId,
  supportPhone: phone,
  supportEmail: text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address'),
  /** Has no effect any more; what a page supplies may name it until the next major version (docs/versions.md). */
  nySupportPhone: optional(phone),
  address,
  /** Who takes the payments, where that is another company. */
  servicer: optional(shape({ name: text(), address })),
  /** Where people can say what they think of the lender. */
  reviewUrl: optional(link),
  legal: shape({
    termsLabel: oneOf('Terms of Service', 'Terms of Use'),
    terms: optional(link, '/terms'),
    privacy: optional(link, '/privacy'),
    licenses: optional(link, '/licenses'),
    communications: optional(link, '/communications'),
    smsTerms: optional(link, '/terms'),
  }),
  licensedStates: list(state),
  /** Licence lines of the footer, in the order given. */
  stateNotices: list(shape({ state, text: text() })),
  /** Who supervises this creditor; named in decline notices (docs/rules.md#supervising-agency). */
  regulator: shape({ name: text(), address: text() }),
  equalHousing: oneOf('lender', 'opportunity'),
  /** 'Member FDIC' or 'Federally insured by NCUA': only ever per brand. */
  insurance: optional(oneOf('FDIC', 'NCUA')),
});
export type CompanyInfo = Checked<typeof companyInfo>;
