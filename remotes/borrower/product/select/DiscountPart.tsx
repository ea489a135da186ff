import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { includesAutopay, rateCut } from '#src/domain/offer/discounts.ts';
import { baseRateOf } from '#src/domain/offer/rates.ts';
import { formatList } from '#src/domain/text/format.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { discountName } from '#src/features/offer-terms/names.ts';
import { shortPercent } from '#src/features/offer-terms/text.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { savingOf } from '../figures.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

const NOT_A_MEMBERSHIP = ['ALL_IN', 'AUTOPAY'];
const isMembership = (type: string) => !NOT_A_MEMBERSHIP.includes(type);

/** Rate discounts, all of them to opt into. */
export function DiscountPart({ facts, offer, figures, apply }: PartProps) {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const legal = useLegal();
  const { products, baseUrl } = useBrand();
  if (!offer || offer.discountList.length === 0) return null;
  const types = offer.discountList.map(({ discount }) => discount.type);
  const { memberships } = products.heloc;
  const depositText = (type: string) => {
    const deposit = memberships[type]?.deposit;
    if (deposit === undefined) return t('depositUnknown');
    return Number(deposit) > 0
      ? t('deposit', { amount: formatWholeMoney(money(deposit)) })
      : t('depositNone');
  };
  return (
    <Stack gap={1}>
      <CheckboxGroupField
        name="discounts"
        label={t('discounts')}
        optional
        onChosen={(discounts) => apply({ discounts })}
        options={offer.discountList.map(({ discount: { type }, rateWithDiscount }) => {
          const saving = figures && savingOf(facts, offer, figures.total, type);
          const name = discountName(names, type);
          const cut = rateCut(baseRateOf(offer), rateWithDiscount);
          return {
            value: type,
            label: cut ? t('discountLabel', { name, cut: shortPercent(cut) }) : name,
            exclusive: type === 'ALL_IN',
            description: (
              <>
                {saving ? <div>{t('saves', { amount: formatMoney(saving) })}</div> : null}
                {type === 'ALL_IN' ? (
                  <div>
                    {t('allNeeds', {
                      names: formatList(
                        types.filter((other) => other !== type).map((other) => discountName(names, other)),
                      ),
                    })}
                  </div>
                ) : null}
                {isMembership(type) ? (
                  <div>
                    {t('membership')} {depositText(type)}
                  </div>
                ) : null}
              </>
            ),
          };
        })}
      />
      {types.map((type) => {
        const terms = memberships[type]?.terms;
        return terms ? (
          <Text key={type} small>
            <TextLink newTab href={siteUrl(baseUrl, terms)}>
              {t('membershipTerms', { name: discountName(names, type) })}
            </TextLink>
          </Text>
        ) : null;
      })}
      {includesAutopay(types) ? (
        <Text small muted>
          {legal('autopayOptional')}
        </Text>
      ) : null}
    </Stack>
  );
}
