import {
  bool,
  type Check,
  type Checked,
  FieldError,
  list,
  type OnUnknown,
  oneOf,
  optional,
  record,
  shape,
  text,
} from '../check.ts';
import { CAPABILITIES, type Capability, RETIRED_CAPABILITIES } from './capabilities.ts';
import { type CompanyInfo, companyInfo } from './companyInfo.ts';
import { type CreditBureaus, creditBureaus } from './creditBureaus.ts';
import { code, link, phone, servicePath } from './formats.ts';
import { type Pricing, pricing } from './pricing.ts';
import { type Product, product } from './product.ts';

const ROLES = ['main', 'ny', 'wholesale', 'partner'] as const;
export type Role = (typeof ROLES)[number];

/** The brand's own site without a trailing slash; empty is the page's own origin. */
const baseUrl: Check<string> = (value, field) =>
  value === undefined || value === null || value === ''
    ? ''
    : text(/^https?:\/\/[^\s/@\\]+(\/[^\s\\]*)?$/i, 'must be an http(s) address or empty')(
        value,
        field,
      ).replace(/\/+$/, '');

const switches = shape(
  Object.fromEntries(
    [...CAPABILITIES, ...RETIRED_CAPABILITIES].map((name) => [name, optional(bool, false)]),
  ) as Record<Capability, Check<boolean>>,
);
/** What is not named is off. */
const capabilities: typeof switches = (value, field, onUnknown) => switches(value ?? {}, field, onUnknown);

const sibling = shape({ name: text(), url: link, phone: optional(phone) });
type Sibling = Checked<typeof sibling>;

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
  capabilities,
  orgMetadata: shape({ companyInfo, products: record(product) }),
  /** Merged together, later entries win. */
  pricingData: list(record((value) => value)),
  /** What differs from the facts of the bureaus that we know (docs/rules.md#credit-bureaus). */
  creditBureaus: optional(creditBureaus),
  /** Feature flags by the server's key, used until the server has answered. */
  flags: optional(record(bool), {}),
  /** `honourGpc`: whether a browser's Global Privacy Control refuses what only says how the pages are used. Default: yes. */
  privacy: optional(shape({ honourGpc: optional(bool) })),
  /** Paths of the API in place of the contract's (docs/rules.md#base-of-a-service). */
  servicePaths: optional(shape({ crypto: optional(servicePath), typeahead: optional(servicePath) })),
  /** Where people log in, with the capability `wholesaleLogin`. */
  loginUrl: optional(link),
  /** Where agents log in, unless the login call says it. */
  agentLoginUrl: optional(link),
  /** Origins, beside the page's and `baseUrl`'s, to which the login call may send a person. */
  loginOrigins: optional(list(text(/^https?:\/\/[^\s/@\\?#]+$/i, 'must be an origin')), []),
  /** Which pages the brand's own site has, by `DESTINATIONS`; without it all of them. */
  navigation: optional(list(text())),
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
  readonly creditBureaus?: CreditBureaus | undefined;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly privacy?: { readonly honourGpc?: boolean | undefined } | undefined;
  readonly servicePaths: { readonly [K in 'crypto' | 'typeahead']?: string | undefined };
  /** A path of `baseUrl` or an address; only with the capability `wholesaleLogin`. */
  readonly loginUrl?: string | undefined;
  readonly agentLoginUrl?: string | undefined;
  readonly loginOrigins: readonly string[];
  readonly navigation?: readonly string[] | undefined;
  readonly siblings: { readonly [K in 'main' | 'ny' | 'hawaii' | 'wholesale']?: Sibling | undefined };
}

/** Reads `brand.json`, or what a page supplies in its place. Throws `FieldError`. */
export function parseBrand(data: unknown, onUnknown?: OnUnknown): Brand {
  const file = brandFile(data, '', onUnknown);
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
    creditBureaus: file.creditBureaus,
    flags: file.flags,
    privacy: file.privacy,
    servicePaths: file.servicePaths ?? {},
    loginUrl: file.capabilities.wholesaleLogin ? file.loginUrl : undefined,
    agentLoginUrl: file.agentLoginUrl,
    loginOrigins: file.loginOrigins,
    navigation: file.navigation,
    siblings: file.siblings ?? {},
  };
}
