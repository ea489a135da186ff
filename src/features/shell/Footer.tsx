import { useAtomValue } from 'jotai';
import { memo, use } from 'react';
import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useLegal } from '#src/brand/copy.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { formatDate, type IsoDate } from '#src/domain/dates/dates.ts';
import { formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { telUri } from '#src/domain/person/phone.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { NoBreak } from '#src/ui/primitives/NoBreak.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { CaseContext } from '../case/CaseContext.ts';
import { CeoFeedback } from '../ceo-feedback/CeoFeedback.tsx';
import { callUsAtom } from './callUs.ts';
import { FooterHours } from './FooterHours.tsx';
import { FooterStates } from './FooterStates.tsx';
import { Inset } from './Inset.tsx';

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  padding-block: calc(var(--heloc-space) * 2);
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
  grid-template-columns: minmax(0, 1fr);
  gap: var(--heloc-space);
`;
const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 calc(var(--heloc-space) * 2);
  list-style: none;
  padding: 0;
`;
const FooterLink = styled(TextLink)`
  display: inline-block;
  padding-block: 0.3em;
  color: inherit;
`;
/** As high as the others without moving the lines around it. */
const LinkInText = styled(FooterLink)`
  margin-block: -0.3em;
`;

/** On one line where there is room for it. */
const Together = styled.span`
  display: inline-block;
  max-inline-size: 100%;
`;

export function View() {
  // On pages that offer help, the contact card above has the number and the hours.
  const callUs = useAtomValue(callUsAtom);
  return <Footer state={use(CaseContext)?.state} hasHours={!callUs} />;
}

/**
 * Legal links, who the lender is, where it is licensed, its rates (docs/rules.md#footer). What concerns other states, and
 * rates in general, fold with the list of states. The same on all pages of a case, so that the next one does not render it.
 */
const Footer = memo(function Footer({ state, hasHours }: { state: string | undefined; hasHours: boolean }) {
  const { chrome } = useRuntime();
  const Container = chrome === 'full' ? Bar : Plain;
  const { capabilities, companyInfo, baseUrl } = useBrand();
  const legal = useLegal();
  const links = [
    [companyInfo.legal.terms, legal('footerTerms')],
    [companyInfo.legal.privacy, legal('footerPrivacy')],
    [companyInfo.legal.licenses, legal('footerLicenses')],
    [companyInfo.legal.communications, legal('footerCommunications')],
  ] as const;
  const notices = companyInfo.stateNotices.map((notice) => ({
    state: notice.state,
    text: <p key={notice.state + notice.text}>{legal('footerStateLine', notice)}</p>,
  }));
  const isShown = (notice: { state: string }) => notice.state === state;
  const newYork = capabilities.newYork ? null : (
    <p>
      {legal('nyNotAuthorized')}{' '}
      <LinkInText href={telUri(companyInfo.supportPhone)}>
        <NoBreak>{companyInfo.supportPhone}</NoBreak>
      </LinkInText>
      : {legal('nyPhoneNote')}.
    </p>
  );
  return (
    <Container>
      <Inset>
        <Lines>
          <Links>
            {links.map(([href, label]) => (
              <li key={href + label}>
                <FooterLink href={siteUrl(baseUrl, href)}>{label}</FooterLink>
              </li>
            ))}
            <CeoFeedback />
          </Links>
          <p>
            {companyInfo.dba ? legal('footerEntityDba') : legal('footerEntity')}{' '}
            <Together>
              (
              <LinkInText href="https://www.nmlsconsumeraccess.org" newTab>
                {legal('footerNmlsLink')}
              </LinkInText>
              ).
            </Together>{' '}
            {companyInfo.equalHousing === 'lender'
              ? legal('footerEqualHousingLender')
              : legal('footerEqualHousingOpportunity')}
            . {companyInfo.insurance === 'FDIC' ? `${legal('footerFdic')}.` : null}
            {companyInfo.insurance === 'NCUA' ? `${legal('footerNcua')}.` : null}
          </p>
          <p>{legal('encryption')}</p>
          {notices.filter(isShown).map(({ text }) => text)}
          {state === undefined ? newYork : null}
          <FooterStates>
            {notices.filter((notice) => !isShown(notice)).map(({ text }) => text)}
            {state === undefined ? null : newYork}
            <FooterRates />
          </FooterStates>
          {chrome === 'full' && hasHours ? <FooterHours /> : null}
        </Lines>
      </Inset>
    </Container>
  );
});

/** The rates that are offered, with an example and their date, and what others are paid. */
function FooterRates() {
  const { pricing } = useBrand();
  const legal = useLegal();
  const asOf = formatDate(pricing.asOf as IsoDate);
  return (
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
      })}{' '}
      {legal('footerAutopay', { discount: pricing.autopayDiscount })}{' '}
      {legal('thirdPartyCosts', {
        valuation: formatWholeMoney(money(pricing.valuationFee)),
        notary: formatWholeMoney(money(pricing.manualNotaryFee)),
        recordingMax: formatWholeMoney(money(pricing.recordingFeeMax)),
        taxMax: formatWholeMoney(money(pricing.recordingTaxMax)),
      })}
    </p>
  );
}
