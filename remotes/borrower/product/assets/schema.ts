import { mixed, type ObjectSchema, object, ValidationError } from 'yup';
import type { Message, Translate } from '#src/brand/copy.tsx';
import { formatWholeMoney, parseDollars } from '#src/domain/money/money.ts';
import { BALANCE_MAX, OTHER_INCOME_MAX, OTHER_INCOMES } from '#src/domain/person/assets.ts';
import { lineProblem } from '#src/domain/text/lineLength.ts';
import { problem } from '#src/features/problems/problem.ts';
import type { copy } from './copy.ts';
import type { AssetsValues, AssetValues } from './values.ts';

type T = Translate<(typeof copy)['strings']>;
type Problem = readonly [path: string, message: string | Message | undefined];

function amount(t: T, text: string | undefined, min: number, max: number): string | undefined {
  const dollars = parseDollars(text);
  if (dollars !== undefined && dollars >= min && dollars <= max) return undefined;
  return t('balanceRange', { min: formatWholeMoney(min), max: formatWholeMoney(max) });
}

const asset = (t: T, at: string, values: AssetValues): Problem[] => [
  [`${at}.type`, values.type ? undefined : t('typeMissing')],
  [
    `${at}.institution`,
    values.institution?.trim() ? problem(lineProblem(values.institution)) : t('institutionMissing'),
  ],
  [`${at}.balance`, amount(t, values.balance, 1, BALANCE_MAX)],
  [`${at}.owner`, values.owner ? undefined : t('ownerMissing')],
  [`${at}.age`, values.type === 'RETIREMENT' && !values.age ? t('ageMissing') : undefined],
];

/** At least one asset or other income, unless the person says that there are none. */
export function assetsSchema(t: T): ObjectSchema<Partial<AssetsValues>> {
  return object({ assets: mixed(), others: mixed(), none: mixed() }).test('page', (answers, context) => {
    const { assets = [], others = {}, none } = answers as Partial<AssetsValues>;
    if (none) return true;
    const incomes = OTHER_INCOMES.filter((name) => others[name]?.trim());
    const problems: Problem[] = [
      ...assets.flatMap((row, index) => asset(t, `assets[${index}]`, row ?? {})),
      ...incomes.map((name): Problem => [`others.${name}`, amount(t, others[name], 0, OTHER_INCOME_MAX)]),
      ...(assets.length + incomes.length === 0 ? [['none', t('missing')] as const] : []),
    ];
    const found = problems.flatMap(([path, message]) =>
      message === undefined ? [] : [context.createError({ path, message })],
    );
    return found.length === 0 || new ValidationError(found);
  }) as unknown as ObjectSchema<Partial<AssetsValues>>;
}
