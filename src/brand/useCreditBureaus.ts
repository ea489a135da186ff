import { useMemo } from 'react';
import {
  BUREAU_FACTS,
  type BureauFacts,
  CREDIT_BUREAUS,
  type CreditBureau,
} from '#src/domain/person/creditBureaus.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { useBrand } from './BrandProvider.tsx';
import type { Brand } from './schema/brand.ts';

type Facts = Readonly<Record<CreditBureau, BureauFacts>>;

/** The bureaus as they publish themselves, but for what the brand's data says of them (docs/rules.md#credit-bureaus). */
export function creditBureausOf({ creditBureaus }: Pick<Brand, 'creditBureaus'>): Facts {
  const facts = { ...BUREAU_FACTS };
  for (const code of CREDIT_BUREAUS) {
    const known = BUREAU_FACTS[code];
    const { name, phone, site, url, address } = creditBureaus?.[code] ?? {};
    facts[code] = {
      name: name ?? known.name,
      phone: phone ? phoneDigits(phone) : known.phone,
      site: site ?? known.site,
      url: url ?? known.url,
      address: address ?? known.address,
    };
  }
  return facts;
}

export function useCreditBureaus(): Facts {
  const brand = useBrand();
  return useMemo(() => creditBureausOf(brand), [brand]);
}
