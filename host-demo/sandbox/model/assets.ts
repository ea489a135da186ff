import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { putAssetDepletion } from '#src/api/contract/requalify.ts';
import { type AssetTerms, countableAssets } from '#src/domain/person/assets.ts';
import type { Organisation } from '../organisations.ts';
import type { Application } from './records.ts';
import { repriceOffers } from './underwriteApplication.ts';

/** How this lender counts. */
export const ASSET_TERMS: AssetTerms = {
  months: 120,
  shares: [
    { type: 'DEPOSITS', share: 1 },
    { type: 'MONEY_MARKET', share: 1 },
    { type: 'SECURITIES', share: 0.7 },
    { type: 'RETIREMENT', share: 0.7, early: 0.6 },
    { type: 'TRUST', share: 0.7 },
    { type: 'OTHER', share: 0 },
  ],
};

/** Prices what the person can carry with what they have besides their income. */
export function countAssets(
  app: Application,
  { assets, otherIncome }: BodyOf<typeof putAssetDepletion>,
  organisation: Required<Organisation>,
): void {
  const { heloc } = app;
  const amount = countableAssets(assets, ASSET_TERMS);
  const others = Object.values(otherIncome).reduce((sum: number, income) => sum + Number(income ?? 0), 0);
  const { incomePrimary, incomeOther } = heloc.income;
  heloc.assetDepletion = { complete: true, amount };
  if (amount + others === 0) return;
  app.assetIncome = (amount / ASSET_TERMS.months) * 12 + others;
  repriceOffers(app, organisation, incomePrimary + incomeOther + app.assetIncome);
}
