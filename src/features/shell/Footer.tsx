import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';
import { formatDate, type IsoDate } from '#src/domain/dates.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { FooterHours } from './FooterHours.tsx';
import { FooterStates } from './FooterStates.tsx';
import { Inset } from './Inset.tsx';

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  padding-block: calc(var(--heloc-space) * 4);
  background: var(--heloc-color-footer);
  color: var(--heloc-color-on-footer);
`;
/** Legal text alone, where the page has a footer of its own. */
const Plain = styled.div`
  display: flex;
  flex-direction: column;
  padding-block-end: calc(var(--heloc-space) * 4);
  color: var(--heloc-color-text-muted);
`;
const Lines = styled.div`
  font-size: 0.8125em;
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
const FooterLink = styled(TextLink)`
  display: inline-block;
  padding-block: 0.4em;
  color: inherit;
`;

const Together = styled.span`
  white-space: nowrap;
`;

/** Legal links, who the lender is, where it is licensed, its rates (docs/rules.md#footer). */
export function View() {
  const { chrome } = useRuntime();
  const Place = chrome === 'full' ? Bar : Plain;
  const { capabilities, companyInfo, pricing, baseUrl } = useBrand();
  const legal = useLegal();
  const asOf = formatDate(pricing.asOf as IsoDate);
  const links = [
    [companyInfo.legal.terms, legal('footerTerms')],
    [companyInfo.legal.privacy, legal('footerPrivacy')],
    [companyInfo.legal.licenses, legal('footerLicenses')],
    [companyInfo.legal.communications, legal('footerCommunications')],
  ] as const;
  return (
    <Place>
      <Inset>
        <Lines>
          <Links>
            {links.map(([href, label]) => (
              <li key={href + label}>
                <FooterLink href={href.startsWith('/') ? `${baseUrl}${href}` : href}>{label}</FooterLink>
              </li>
            ))}
          </Links>
          <p>
            {companyInfo.dba ? legal('footerEntityDba') : legal('footerEntity')}{' '}
            <Together>
              (
              <FooterLink href="https://www.nmlsconsumeraccess.org" newTab>
                {legal('footerNmlsLink')}
              </FooterLink>
              ).
            </Together>{' '}
            {companyInfo.equalHousing === 'lender'
              ? legal('footerEqualHousingLender')
              : legal('footerEqualHousingOpportunity')}
            . {companyInfo.insurance === 'FDIC' ? `${legal('footerFdic')}.` : null}
            {companyInfo.insurance === 'NCUA' ? `${legal('footerNcua')}.` : null}
          </p>
          <FooterStates />
          {companyInfo.stateNotices.map(({ state, text }) => (
            <p key={state + text}>{legal('footerStateLine', { state, text })}</p>
          ))}
          {capabilities.newYork ? null : (
            <p>
              {legal('nyNotAuthorized')} {companyInfo.supportPhone}: {legal('nyPhoneNote')}.
            </p>
          )}
          <p>
            {legal('footerClaims', {
              aprMin: pricing.aprMin,
              aprMax: pricing.aprMax,
              asOf,
              feeMax: pricing.originationFeeMax,
            })}{' '}
            {legal('footerExample', {
              asOf,
              amount: formatWholeMoney(money(pricing.example.amount)),
              fee: formatWholeMoney(money(pricing.example.fee)),
              years: pricing.example.years,
              apr: pricing.example.apr,
              payment: formatMoney(money(pricing.example.payment)),
            })}
          </p>
          {chrome === 'full' ? <FooterHours /> : null}
        </Lines>
      </Inset>
    </Place>
  );
}
