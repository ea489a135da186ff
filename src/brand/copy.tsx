import { type ReactNode, useMemo } from 'react';
import { formatCount, pluralForm } from '#src/domain/text/format.ts';
import { toJson } from '#src/domain/text/json.ts';
import { Fragment, jsxs } from '#src/jsx/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import type { BrandBundle } from './bundle.ts';
import { type BundleSource, useSource } from './context.ts';
import { type Copy, type CopyStrings, type CopyValue, defineCopy, type Plural } from './defineCopy.ts';

export { type Copy, type CopyStrings, type CopyValue, defineCopy, type Plural };

/** Namespace, then key. */
export type CopyOverrides = Readonly<Record<string, CopyStrings>>;

const brandCopy = defineCopy('brand', { privacyLabel: 'Privacy Policy' });

/** Placeholders that every text may use without being given a value; a value that is given wins. */
export const BRAND_PLACEHOLDERS = [
  'lender',
  'brand',
  'phone',
  'email',
  'termsLabel',
  'privacyLabel',
  'nmlsId',
  'agency',
] as const;
type BrandPlaceholder = (typeof BRAND_PLACEHOLDERS)[number];

type OfBrand = Pick<BrandBundle, 'brand' | 'copy'>;

type PlaceholdersOf<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;
type TextOf<V> = V extends string
  ? V
  : V extends readonly (infer Item extends string)[]
    ? Item
    : V[keyof V] & string;
/** How the lender is reached is given by the caller: as a link that can be pressed wherever links can stand. */
type Contact = 'phone' | 'email';
type OwnPlaceholders<V> = Exclude<PlaceholdersOf<TextOf<V>>, Exclude<BrandPlaceholder, Contact>>;
type Values<Name extends string, Filler> = { readonly [N in Name]: Filler } & {
  readonly [N in BrandPlaceholder]?: Filler;
};
export type Arguments<V, Filler> =
  string extends TextOf<V>
    ? [values?: Readonly<Record<string, Filler>>]
    : V extends Plural
      ? [values: Values<Exclude<OwnPlaceholders<V>, 'count'>, Filler> & { readonly count: number }]
      : [OwnPlaceholders<V>] extends [never]
        ? [values?: Values<never, Filler>]
        : [values: Values<OwnPlaceholders<V>, Filler>];
type Filled<V> = V extends readonly string[] ? readonly string[] : string;

/**
 * Gives a text with its placeholders filled. Which values it needs follows from the text itself:
 * `t('intro', { firstName })` does not compile without `firstName` when the text says `{firstName}`.
 */
export interface Translate<S extends CopyStrings> {
  <K extends keyof S & string>(key: K, ...values: Arguments<S[K], string | number>): Filled<S[K]>;
  /** The same with elements as values, e.g. a link inside a sentence. Text is still text, never HTML. */
  rich<K extends keyof S & string>(key: K, ...values: Arguments<S[K], ReactNode>): ReactNode;
}

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** The placeholder names in a text or list of texts, each once. */
export function placeholdersIn(value: CopyValue): Set<string> {
  const names = new Set<string>();
  for (const text of typeof value === 'string' ? [value] : Object.values<string>(value)) {
    for (const match of text.matchAll(PLACEHOLDER)) names.add(match[1] as string);
  }
  return names;
}

/**
 * What is wrong with replacing `original` by `override`, or `undefined`: it must be of the same kind, or a text for every
 * number, keep every placeholder and add none but the brand's.
 */
export function overrideProblem(original: CopyValue, override: unknown): string | undefined {
  const kind = kindOf(original);
  if (kindOf(override) !== kind && !(kind === BY_NUMBER && isText(override))) return `must be ${kind}`;
  const before = placeholdersIn(original);
  const after = placeholdersIn(override as CopyValue);
  for (const name of before) if (!after.has(name)) return `has lost {${name}}`;
  for (const name of after) {
    if (!before.has(name) && !(BRAND_PLACEHOLDERS as readonly string[]).includes(name)) {
      return `has a placeholder {${name}} that nothing fills`;
    }
  }
  return undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const BY_NUMBER = 'texts by number, with "other"';

function kindOf(value: unknown): string | undefined {
  if (isText(value)) return 'a text';
  if (typeof value !== 'object' || value === null || !Object.values(value).every(isText)) return undefined;
  if (Array.isArray(value)) return 'a list of texts';
  return 'other' in value ? BY_NUMBER : undefined;
}

/** The values of the brand's own placeholders, which every text asks for. */
const known = new WeakMap<OfBrand, Record<BrandPlaceholder, string>>();

function brandValues(bundle: OfBrand): Record<BrandPlaceholder, string> {
  const found = known.get(bundle) ?? readValues(bundle);
  known.set(bundle, found);
  return found;
}

function readValues({ brand, copy }: OfBrand): Record<BrandPlaceholder, string> {
  const { companyInfo } = brand;
  return {
    lender: companyInfo.legalName,
    brand: companyInfo.shortName,
    phone: companyInfo.supportPhone,
    email: companyInfo.supportEmail,
    termsLabel: companyInfo.legal.termsLabel,
    privacyLabel: String(copy[brandCopy.key]?.privacyLabel ?? brandCopy.strings.privacyLabel),
    nmlsId: companyInfo.nmlsId,
    agency: `${companyInfo.regulator.name}, ${companyInfo.regulator.address}`,
  };
}

/** A text with its placeholders, in the words of the organisation. */
function textOf({ copy: overrides }: OfBrand, { key: namespace, strings }: Copy, key: string): CopyValue {
  const original = Object.hasOwn(strings, key) ? strings[key] : undefined;
  if (original === undefined) throw new Error(`No text "${key}" in the copy "${namespace}"`);
  const own = overrides[namespace];
  const override = own && Object.hasOwn(own, key) ? own[key] : undefined;
  // Legal texts are the organisation's own to begin with.
  if (override === undefined || override === original) return original;
  return overrideProblem(original, override) ? original : override;
}

/**
 * @param read asked at each call, with the key of the text
 */
function createTranslate<S extends CopyStrings>(
  read: (key: string) => readonly [OfBrand, Copy],
): Translate<S> {
  const find = (key: string, count: unknown) => {
    const [bundle, copy] = read(key);
    const text = textOf(bundle, copy, key);
    const found = isText(text) || !('other' in text) ? text : (text[pluralForm(Number(count))] ?? text.other);
    return [found as string | readonly string[], brandValues(bundle)] as const;
  };
  const translate = (key: string, values?: Readonly<Record<string, string | number>>) => {
    const [text, ofBrand] = find(key, values?.count);
    const fill = (text: string) =>
      text.replace(PLACEHOLDER, (whole, name: string) =>
        name === 'count' && typeof values?.count === 'number'
          ? formatCount(values.count)
          : String(values?.[name] ?? ofBrand[name as BrandPlaceholder] ?? whole),
      );
    return typeof text === 'string' ? fill(text) : text.map(fill);
  };
  const rich = (key: string, values?: Readonly<Record<string, ReactNode>>): ReactNode => {
    const [text, ofBrand] = find(key, values?.count);
    const pieces = (typeof text === 'string' ? text : text.join(' ')).split(PLACEHOLDER);
    // Text and names of placeholders take turns.
    const contents = pieces.map((piece, index) =>
      index % 2 ? (values?.[piece] ?? ofBrand[piece as BrandPlaceholder] ?? `{${piece}}`) : piece,
    );
    return jsxs(Fragment, { children: contents });
  };
  return Object.assign(translate, { rich }) as unknown as Translate<S>;
}

/** `useCopy` outside React: the same `t` for a bundle. */
export const fillCopy = <S extends CopyStrings>(bundle: OfBrand, copy: Copy<S>): Translate<S> =>
  createTranslate(() => [bundle, copy]);

/** What a text says in an organisation, but for the values that are given. */
function wordsOf(bundle: OfBrand, copy: Copy, key: string): string {
  const ofBrand = brandValues(bundle);
  return toJson(textOf(bundle, copy, key)).replace(
    PLACEHOLDER,
    (whole, name: BrandPlaceholder) => ofBrand[name] ?? whole,
  );
}

/**
 * The texts of the organisation of now. It is another function as soon as one that it was asked for says something else, and
 * the same until then.
 */
function followTexts<T>(source: BundleSource, copyOf: (bundle: BrandBundle) => Copy): () => T {
  let bundle = source.get();
  let asked: Set<string>;
  const create = () => {
    asked = new Set();
    return createTranslate((key) => {
      asked.add(key);
      const now = source.get();
      return [now, copyOf(now)];
    });
  };
  let translate = create();
  return () => {
    const before = bundle;
    bundle = source.get();
    const says = (of: BrandBundle, key: string) => wordsOf(of, copyOf(of), key);
    if (bundle !== before && [...asked].some((key) => says(before, key) !== says(bundle, key)))
      translate = create();
    return translate as T;
  };
}

/** A text that is resolved where the organisation is known, e.g. a page's title or a message of a schema. */
export type Message = {
  readonly copy: Copy;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

export function message<S extends CopyStrings, K extends keyof S & string>(
  copy: Copy<S>,
  key: K,
  ...[values]: Arguments<S[K], string | number>
): Message {
  return { copy, key, ...(values && { values }) };
}

/** The words of a message; a text is its own. */
export function messageText(bundle: OfBrand, message: string | Message): string {
  if (typeof message === 'string') return message;
  return String(fillCopy(bundle, message.copy)(message.key, message.values));
}

/** Without a copy the legal texts. */
function useTexts<T>(copy?: Copy): T {
  const source = useSource();
  const read = useMemo(() => followTexts<T>(source, copy ? () => copy : legalOf), [source, copy]);
  return useExternalValue(source.subscribe, read);
}

/**
 * The texts of a screen in the words of the organisation around it. Another organisation renders the calling component again
 * where a text that it has asked for says something else.
 */
export const useCopy = <S extends CopyStrings>(copy: Copy<S>): Translate<S> => useTexts(copy);

type BaseLegal = typeof import('../../themes/base/copy.json')['legal'];
type LegalKey = keyof BaseLegal & string;
export type LegalStrings = { readonly [K in LegalKey]: Filled<BaseLegal[K]> };

/**
 * The values that legal texts need besides the brand's. JSON carries no literal types, so they are named here;
 * a test compares them with `themes/base/copy.json`.
 */
interface LegalValues {
  fcraNotice: 'bureau' | 'score' | 'low' | 'high' | 'scoreDate' | 'scoreSource' | 'factors';
  fcraReport: 'bureau';
  esignWithdraw: 'method';
  texasNotice: 'date';
  regEAuthorization: 'day' | 'account';
  regEAuthorizationDueDate: 'account';
  footerLicensedCount: 'count';
  footerLicensedOne: 'state';
  footerLicensed: 'states';
  footerLicensedMore: 'states';
  footerHours: 'hours';
  footerStateLine: 'state' | 'text';
  footerClaims: 'aprMin' | 'aprMax' | 'asOf' | 'feeMax';
  footerAutopay: 'discount';
  footerExample: 'amount' | 'years' | 'apr' | 'payment' | 'fee' | 'asOf';
  thirdPartyCosts: 'valuation' | 'notary' | 'recordingMax' | 'taxMax';
  claims: 'minutes' | 'days';
  claimsNote: 'min' | 'max';
  waitingPeriod: 'date';
  feeRefund: 'date';
  offerExpiry: 'date';
}
type LegalArguments<K extends LegalKey, Filler> = K extends keyof LegalValues
  ? [values: Values<LegalValues[K], Filler>]
  : [values?: Values<never, Filler>];
export interface TranslateLegal {
  <K extends LegalKey>(key: K, ...values: LegalArguments<K, string | number>): Filled<BaseLegal[K]>;
  rich<K extends LegalKey>(key: K, ...values: LegalArguments<K, ReactNode>): ReactNode;
}

const legalOf = ({ legal }: Pick<BrandBundle, 'legal'>): Copy => ({ key: 'legal', strings: legal });

/** `useLegal` outside React. A missing legal text throws: a consent is never shown without its wording. */
export const fillLegal = (bundle: OfBrand & Pick<BrandBundle, 'legal'>): TranslateLegal =>
  fillCopy(bundle, legalOf(bundle)) as unknown as TranslateLegal;

/** Legal and regulatory wording, from the namespace `legal` of `themes/base/copy.json` and its overrides. */
export const useLegal = (): TranslateLegal => useTexts();
