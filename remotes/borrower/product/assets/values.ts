import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { putAssetDepletion } from '#src/api/contract/requalify.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { parseDollars } from '#src/domain/money/money.ts';
import { ASSET_OWNERS, ASSET_TYPES, OTHER_INCOMES } from '#src/domain/person/assets.ts';

export interface AssetValues {
  type?: string;
  institution?: string;
  balance?: string;
  owner?: string;
  age?: string;
}

export interface AssetsValues {
  assets: readonly AssetValues[];
  none: boolean;
  others: Partial<Record<(typeof OTHER_INCOMES)[number], string>>;
}

type Body = BodyOf<typeof putAssetDepletion>;

/** The assets that are said in full so far. */
export const assetsOf = ({ assets }: Partial<AssetsValues>): Body['assets'] =>
  (assets ?? []).flatMap(({ type, institution, balance, owner, age } = {}) => {
    const dollars = parseDollars(balance);
    if (!isOneOf(ASSET_TYPES, type) || !dollars) return [];
    return [
      {
        type,
        institution: institution?.trim() ?? '',
        balance: dollars,
        owner: isOneOf(ASSET_OWNERS, owner) ? owner : 'ME',
        ageEligible: type === 'RETIREMENT' ? age === 'YES' : null,
      },
    ];
  });

const NONE: Body = {
  assets: [],
  otherIncome: { retirement: null, investment: null, business: null, other: null },
};

export const assetsBody = (values: Partial<AssetsValues>): Body =>
  values.none
    ? NONE
    : {
        assets: assetsOf(values),
        otherIncome: {
          ...NONE.otherIncome,
          ...Object.fromEntries(
            OTHER_INCOMES.map((name) => [name, parseDollars(values.others?.[name]) ?? null]),
          ),
        },
      };
