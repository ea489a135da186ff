import { type CopyValue, overrideProblem } from '#src/brand/copy.tsx';
import { mergeBrand } from '#src/brand/merge.ts';
import { advertisingProblems } from '../../advertising.ts';
import { type Document, isObject, type Json } from '../json.ts';
import type { Problem } from '../problems.ts';
import { problemAt } from '../read.ts';
import { type Context, NEVER_INHERITED, type Texts, wordsOf } from './context.ts';

/** What people read before they apply; of legal texts those that stand there. */
const ADVERTISING =
  /^((register|shell|notices|not-accepting|coming-soon|waitlist|brand|chat).*|legal\.(claims|claimsNote|sidebar|fundingFootnote|footerClaims|footerExample|footerAutopay|thirdPartyCosts))$/;

export const isAdvertising = (namespace: string, key: string): boolean =>
  ADVERTISING.test(`${namespace}.${key}`);

/** Of a page, or of a character. */
const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

/** What is wrong with putting a text in the place of ours, each by its kind. */
export function textProblems(
  namespace: string,
  key: string,
  original: CopyValue | undefined,
  value: CopyValue,
): { readonly code: 'text' | 'trigger-term'; readonly why: string }[] {
  const why = original === undefined ? 'is not a known text' : overrideProblem(original, value);
  const said = wordsOf(value);
  const advertised = isAdvertising(namespace, key) ? said.flatMap(advertisingProblems) : [];
  return [
    ...(why ? [{ code: 'text' as const, why }] : []),
    ...(said.some((text) => MARKUP.test(text))
      ? [{ code: 'text' as const, why: 'has markup, which is shown as it is written' }]
      : []),
    ...advertised.map((each) => ({ code: 'trigger-term' as const, why: each })),
  ];
}

export function words({ own: { copy }, texts, below }: Context): Problem[] {
  const known = mergeBrand(texts, below.copy) as Texts;
  return Object.entries(copy.data).flatMap(([namespace, strings]) =>
    NEVER_INHERITED.test(namespace) || !isObject(strings)
      ? takenAway(copy, namespace, strings)
      : Object.entries(strings).flatMap(([key, override]) => {
          const path = `${namespace}.${key}`;
          if (override === null) return takenAway(copy, path, override);
          const original = known[namespace]?.[key];
          const value = override as CopyValue;
          const found = JSON.stringify(override).slice(0, 80);
          return [
            ...textProblems(namespace, key, original, value).map(({ code, why }) =>
              problemAt(copy, path, { code, found, why }),
            ),
            ...(JSON.stringify(texts[namespace]?.[key]) === JSON.stringify(override)
              ? [
                  problemAt(copy, path, {
                    code: 'repeats',
                    found,
                    why: 'it repeats our own words',
                    fix: 'delete it',
                  }),
                ]
              : []),
          ];
        }),
  );
}

/** Words of a layer below; what law wants said is said by each. */
const takenAway = (copy: Document, path: string, value: Json): Problem[] =>
  value === null && /^legal\b/.test(path)
    ? [
        problemAt(copy, path, {
          code: 'missing',
          found: 'null',
          why: 'a legal text cannot be taken away',
          fix: 'delete it',
        }),
      ]
    : [];
