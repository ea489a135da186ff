/** Savings and investments that count as income. Source: docs/rules.md#assets-as-income */
export const ASSET_TYPES = [
  'DEPOSITS',
  'MONEY_MARKET',
  'SECURITIES',
  'RETIREMENT',
  'TRUST',
  'OTHER',
] as const;

export const ASSET_OWNERS = ['ME', 'CO_OWNER'] as const;
export const OTHER_INCOMES = ['retirement', 'investment', 'business', 'other'] as const;
export const ASSETS_MAX = 10;
/** Dollars. */
export const BALANCE_MAX = 99_999_999;
export const OTHER_INCOME_MAX = 9_999_999;

/** How the lender counts: a share of each kind, over so many months. */
export interface AssetTerms {
  months: number;
  shares: readonly { type: string; share: number /** Before 59 1/2. */; early?: number | null | undefined }[];
}

interface Asset {
  type: string;
  /** Dollars. */
  balance: number;
  /** 59 1/2 or older; of a retirement account. */
  ageEligible?: boolean | null | undefined;
}

/** Dollars that count, to the cent. A kind that the lender does not name counts nothing. */
export function countableAssets(assets: readonly Asset[], { shares }: AssetTerms): number {
  const counted = assets.map(({ type, balance, ageEligible }) => {
    const terms = shares.find((row) => row.type === type);
    const share = type === 'RETIREMENT' && !ageEligible ? (terms?.early ?? terms?.share) : terms?.share;
    return balance * (share ?? 0);
  });
  return Math.round(counted.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}
