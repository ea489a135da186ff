import {
  bool,
  type Check,
  type Checked,
  FieldError,
  list,
  number,
  oneOf,
  optional,
  record,
  shape,
  text,
} from './check.ts';
import { TOKEN_NAMES, type Tokens, tokenProblem } from './tokens.ts';

const ROLES = ['main', 'ny', 'wholesale', 'partner'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What differs between kinds of brand, so that no rule asks for a name. All are off unless `brand.json` says on.
 *
 * - `privateLabel`: a lender's own brand; shows its logo everywhere (shared areas s1)
 * - `newYork`, `hawaii`: takes applications for property in that state
 * - `ceoFeedback`: the feedback link (with `role: main` and a login)
 * - `requiresReferrer`: no application without a loan officer or broker
 * - `portfolioManager`, `marketplace`: links of the top bar and side bar
 * - `askListedForSaleAlways`: the sale question also for second homes and investments (rules s7 no. 20)
 * - `askRecentTransfer`: the 90-day question on the property step (rules s7 no. 21)
 * - `countryPicker`: phone numbers of other countries (rules s7 no. 41)
 * - `askResidency`, `confirmSsn`, `choosePaymentDay`: optional fields
 * - `crypto`: the crypto-backed product is open
 * - `wholesaleLogin`: people log in at `loginUrl`, a site apart from the brand's own
 */
export const CAPABILITIES = [
  'privateLabel',
  'newYork',
  'hawaii',
  'ceoFeedback',
  'requiresReferrer',
  'portfolioManager',
  'marketplace',
  'askListedForSaleAlways',
  'askRecentTransfer',
  'countryPicker',
  'askResidency',
  'confirmSsn',
  'choosePaymentDay',
  'crypto',
  'wholesaleLogin',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

const code = text(/^[A-Z][A-Z0-9_]{1,40}$/, 'must be an organisation code in capitals');
const decimal = text(/^\d+(\.\d+)?$/, 'must be a decimal number written as a text');
const isoDate = text(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-11-02');
const state = text(/^[A-Z]{2}$/, 'must be a two-letter state code');
const phone = text(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be a phone number like (800) 555-0100');

/** An absolute http(s) address or a path of the brand's own site; never a scheme that runs something. */
const link = text(
  /^(https?:\/\/[^\s/@\\]+(\/[^\s\\]*)?|\/([^\s/\\][^\s\\]*)?)$/i,
  'must be an http(s) address or a path',
);

/** The brand's own site without a trailing slash; empty is the page's own origin. */
const baseUrl: Check<string> = (value, field) =>
  value === undefined || value === null || value === ''
    ? ''
    : text(/^https?:\/\/[^\s/@\\]+(\/[^\s\\]*)?$/i, 'must be an http(s) address or empty')(
        value,
        field,
      ).replace(/\/+$/, '');

const address = shape({
  street1: text(),
  street2: optional(text()),
  city: text(),
  state,
  zip: text(/^\d{5}$/, 'must be five digits'),
});

const companyInfo = shape({
  legalName: text(),
  /** As people know it; in titles and headings. */
  shortName: text(),
  /** Trade name, when the entity does business under another name. */
  dba: optional(text()),
  nmlsId: text(/^\d{4,10}$/, 'must be an NMLS number'),
  supportPhone: phone,
  supportEmail: text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address'),
  /** Another line for property in New York, where one exists. */
  nySupportPhone: optional(phone),
  address,
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
  /** Who supervises this creditor; named in decline notices (Reg B). */
  regulator: shape({ name: text(), address: text() }),
  equalHousing: oneOf('lender', 'opportunity'),
  /** 'Member FDIC' or 'Federally insured by NCUA': only ever per brand. */
  insurance: optional(oneOf('FDIC', 'NCUA')),
});
export type CompanyInfo = Checked<typeof companyInfo>;

const product = shape({
  name: text(),
  /** Months for which the sale question asks ahead, where the partner does. */
  saleWindowMonths: optional(number),
  /** For people of 62 and older: asks for that age, payments are interest-only. */
  senior: optional(bool, false),
  /** NMLS id of the wholesale broker whose inquiries keep nobody from applying. */
  inquiryBypassNmls: optional(text(/^\d{4,10}$/, 'must be an NMLS number')),
});
export type Product = Checked<typeof product>;

const claimFields = {
  /** APR range in percent. */
  aprMin: decimal,
  aprMax: decimal,
  /** The claims are as of this date. */
  asOf: isoDate,
  /** Percent of the initial draw. */
  originationFeeMax: decimal,
  /** Percent taken off the rate for automatic payments. */
  autopayDiscount: decimal,
  minAmount: decimal,
  maxAmount: decimal,
  approvalMinutes: number,
  fundingDays: number,
  valuationFee: decimal,
  manualNotaryFee: decimal,
  recordingFeeMin: decimal,
  recordingFeeMax: decimal,
  /** Dollars per 100,000 borrowed. */
  recordingTaxMax: decimal,
  /** A credit example shows term, payment and APR together. */
  example: shape({ amount: decimal, years: number, apr: decimal, fee: decimal, payment: decimal }),
};
const pricing = shape(claimFields);
/** Marketing and cost claims. Money and percents are decimal texts, never floats. */
export type Pricing = Checked<typeof pricing>;

const sibling = shape({ name: text(), url: link, phone: optional(phone) });
export type Sibling = Checked<typeof sibling>;

const brandFile = shape({
  /** For the build alone, which leaves them out of what it serves: see `docs/branding.md`. */
  extends: optional(code),
  hosts: optional(list(text())),
  aliases: optional(list(text())),
  baseUrl,
  canonicalOrgCode: code,
  brand: text(),
  orgCode: code,
  role: oneOf(...ROLES),
  capabilities: optional(
    shape(
      Object.fromEntries(CAPABILITIES.map((name) => [name, optional(bool, false)])) as Record<
        Capability,
        Check<boolean>
      >,
    ),
    Object.fromEntries(CAPABILITIES.map((name) => [name, false])) as Record<Capability, boolean>,
  ),
  orgMetadata: shape({ companyInfo, products: record(product) }),
  /** Merged together, later entries win. */
  pricingData: list(record((value) => value)),
  /** Feature flags by the server's key, used until the server has answered. */
  flags: optional(record(bool), {}),
  /** Where people log in, with the capability `wholesaleLogin`. */
  loginUrl: optional(link),
  /** Origins, beside the page's and `baseUrl`'s, to which the login call may send a person. */
  loginOrigins: optional(list(text(/^https?:\/\/[^\s/@\\?#]+$/i, 'must be an origin')), []),
  /** Sites that fit another property: where the New York and Hawaii messages point. */
  siblings: optional(
    shape({
      main: optional(sibling),
      ny: optional(sibling),
      hawaii: optional(sibling),
      wholesale: optional(sibling),
    }),
  ),
});

/** One organisation's facts, checked, in the form that code uses. */
export interface Brand {
  readonly orgCode: string;
  /** Sent to the API as `x-org`. */
  readonly canonicalOrgCode: string;
  /** The brand's name as data has it; people see `companyInfo.shortName`. */
  readonly name: string;
  readonly role: Role;
  readonly capabilities: Readonly<Record<Capability, boolean>>;
  /** No trailing slash; empty for the page's own origin, so that `baseUrl + path` works either way. */
  readonly baseUrl: string;
  readonly companyInfo: CompanyInfo;
  /** Always has `heloc`, the default. */
  readonly products: Readonly<Record<string, Product>> & { readonly heloc: Product };
  readonly pricing: Pricing;
  readonly flags: Readonly<Record<string, boolean>>;
  /** A path of `baseUrl` or an address; only with the capability `wholesaleLogin`. */
  readonly loginUrl?: string | undefined;
  readonly loginOrigins: readonly string[];
  readonly siblings: { readonly [K in 'main' | 'ny' | 'hawaii' | 'wholesale']?: Sibling | undefined };
}

/** Reads `brand.json`, or what a page supplies in its place. Throws `FieldError`. */
export function parseBrand(data: unknown): Brand {
  const file = brandFile(data, '');
  const { companyInfo: company, products } = file.orgMetadata;
  const heloc = products.heloc;
  if (!heloc) throw new FieldError('orgMetadata.products.heloc', 'is missing');
  return {
    orgCode: file.orgCode,
    canonicalOrgCode: file.canonicalOrgCode,
    name: file.brand,
    role: file.role,
    capabilities: file.capabilities,
    baseUrl: file.baseUrl,
    companyInfo: company,
    products: { ...products, heloc },
    pricing: pricing(Object.assign({}, ...file.pricingData), 'pricingData'),
    flags: file.flags,
    loginUrl: file.capabilities.wholesaleLogin ? file.loginUrl : undefined,
    loginOrigins: file.loginOrigins,
    siblings: file.siblings ?? {},
  };
}

const asset = text(/^[^\s"'()\\]+$/, 'must be a path or address without spaces');

const themeFile = shape({
  extends: optional(code),
  scheme: oneOf('light', 'dark'),
  /** How the page header is laid out. */
  header: optional(oneOf('start', 'center'), 'start'),
  tokens: record((value) => value),
  logo: shape({ src: asset, width: number, height: number }),
  favicon: shape({ src: asset, type: oneOf('image/svg+xml', 'image/png') }),
  fonts: optional(
    list(
      shape({
        family: text(/^[a-z][a-z0-9]*( [a-z0-9]+)*$/i, 'must be a font family name'),
        weight: text(/^[1-9]00( [1-9]00)?$/, 'must be a weight or a range like "400 700"'),
        style: optional(oneOf('normal', 'italic'), 'normal'),
        src: asset,
      }),
    ),
    [],
  ),
});

export interface ThemeFont {
  /** Prefixed `heloc-{org}-`: a page's own fonts cannot be meant, nor replaced. */
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly url: string;
}

/** What one organisation looks like, checked; addresses are absolute. */
export interface Theme {
  readonly scheme: 'light' | 'dark';
  readonly header: 'start' | 'center';
  readonly tokens: Tokens;
  readonly logo: { readonly url: string; readonly width: number; readonly height: number };
  readonly favicon: { readonly url: string; readonly type: string };
  readonly fonts: readonly ThemeFont[];
}

/** Reads `theme.json`. `base` is where it lies; its assets are relative to that. Throws `FieldError`. */
export function parseTheme(data: unknown, { org, base }: { org: string; base: string }): Theme {
  const file = themeFile(data, '');
  for (const [name, value] of Object.entries(file.tokens)) {
    const problem = tokenProblem(name, value);
    if (problem) throw new FieldError(`tokens.${name}`, problem);
  }
  for (const name of TOKEN_NAMES) {
    if (!Object.hasOwn(file.tokens, name)) throw new FieldError(`tokens.${name}`, 'is missing');
  }
  const locate = (src: string, field: string) => {
    const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
      throw new FieldError(field, 'must be an http(s) address or a path');
    }
    return url.href;
  };
  const own = new Map(file.fonts.map(({ family }) => [family.toLowerCase(), fontFamily(org, family)]));
  const rename = (families: string) =>
    families
      .split(',')
      .map((family) => own.get(family.trim().toLowerCase()) ?? family.trim())
      .join(', ');
  const tokens = file.tokens as Tokens;
  return {
    scheme: file.scheme,
    header: file.header,
    tokens: {
      ...tokens,
      'font-body': rename(tokens['font-body']),
      'font-heading': rename(tokens['font-heading']),
    },
    logo: { url: locate(file.logo.src, 'logo.src'), width: file.logo.width, height: file.logo.height },
    favicon: { url: locate(file.favicon.src, 'favicon.src'), type: file.favicon.type },
    fonts: file.fonts.map(({ family, weight, style, src }, index) => ({
      family: fontFamily(org, family),
      weight,
      style,
      url: locate(src, `fonts[${index}].src`),
    })),
  };
}

const fontFamily = (org: string, family: string) =>
  `heloc-${org}-${family}`.toLowerCase().replace(/[^a-z0-9-]+/g, '-');

/** Reads `copy.json`: texts, or lists of texts, by namespace and key. Throws `FieldError`. */
export const parseCopy: Check<
  Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>
> = record(
  record((value, field) => (Array.isArray(value) ? list(text())(value, field) : text()(value, field))),
);
