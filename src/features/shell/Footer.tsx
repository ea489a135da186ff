import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';

const Bar = styled.div`
  padding: calc(var(--heloc-space) * 4) calc(var(--heloc-space) * 2);
  background: var(--heloc-color-footer);
  color: var(--heloc-color-on-footer);
  font-size: 0.8125em;
`;
const Inner = styled.div`
  max-inline-size: 72em;
  margin-inline: auto;
  display: grid;
  gap: calc(var(--heloc-space) * 1.5);
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: calc(var(--heloc-space) * 2);
  list-style: none;
  padding: 0;
`;
const FooterLink = styled.a`
  display: inline-block;
  padding-block: 0.4em;
  color: inherit;
`;

/** Legal links, who the lender is, where it is licensed, its claims (shared areas s2, rules s1.7). */
export function Footer() {
  const { companyInfo, pricing, baseUrl } = useBrand();
  const legal = useLegal();
  const { licensedStates } = companyInfo;
  const states = licensedStates.join(', ');
  const links = [
    [companyInfo.legal.terms, legal('footerTerms')],
    [companyInfo.legal.privacy, legal('footerPrivacy')],
    [companyInfo.legal.licenses, legal('footerLicenses')],
    [companyInfo.legal.communications, legal('footerCommunications')],
  ] as const;
  return (
    <Bar>
      <Inner>
        <Links>
          {links.map(([href, label]) => (
            <li key={href + label}>
              <FooterLink href={href.startsWith('/') ? `${baseUrl}${href}` : href}>{label}</FooterLink>
            </li>
          ))}
        </Links>
        <p>
          {companyInfo.dba ? legal('footerEntityDba') : legal('footerEntity')}.{' '}
          {companyInfo.equalHousing === 'lender'
            ? legal('footerEqualHousingLender')
            : legal('footerEqualHousingOpportunity')}
          . {companyInfo.insurance === 'FDIC' ? `${legal('footerFdic')}.` : null}
          {companyInfo.insurance === 'NCUA' ? `${legal('footerNcua')}.` : null}
        </p>
        <p>
          {licensedStates.length < 50
            ? legal('footerLicensedMore', { states })
            : legal('footerLicensed', { states })}
        </p>
        {companyInfo.stateNotices.map(({ state, text }) => (
          <p key={state + text}>{legal('footerStateLine', { state, text })}</p>
        ))}
        <p>
          {legal('footerClaims', {
            aprMin: pricing.aprMin,
            aprMax: pricing.aprMax,
            asOf: pricing.asOf,
            feeMax: pricing.originationFeeMax,
          })}
        </p>
      </Inner>
    </Bar>
  );
}
