import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTheme } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { progressSteps } from '#src/domain/progress.ts';
import type { Stage } from '#src/domain/enums.ts';
import { StepList } from '#src/ui/layout/StepList.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ContactCard } from './ContactCard.tsx';
import { copy } from './copy.ts';
import { Footer } from './Footer.tsx';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
`;
const Header = styled.div<{ $align: 'start' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $align }) => ($align === 'center' ? 'center' : 'space-between')};
  gap: calc(var(--heloc-space) * 2);
  padding: calc(var(--heloc-space) * 2) calc(var(--heloc-space) * 3);
  background: var(--heloc-color-header);
  color: var(--heloc-color-on-header);
`;
const Logo = styled.img`
  display: block;
  block-size: auto;
`;
const Columns = styled.div`
  flex: 1;
  inline-size: 100%;
  max-inline-size: 72em;
  margin-inline: auto;
  padding: calc(var(--heloc-space) * 3) calc(var(--heloc-space) * 2);
  display: grid;
  gap: calc(var(--heloc-space) * 3);
  align-content: start;
  @container heloc (min-width: 56em) {
    padding-block: calc(var(--heloc-space) * 6);
    grid-template-columns: minmax(0, 1fr) 19em;
    gap: calc(var(--heloc-space) * 6);
  }
`;
const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: calc(var(--heloc-space) * 3);
`;
const Reassurance = styled.p`
  display: flex;
  gap: var(--heloc-space);
  font-size: 0.875em;
  color: var(--heloc-color-text-muted);
`;

export interface PageShellProps {
  stage: Stage;
  manualNotary?: boolean;
  /** Right of the logo: the application's number. */
  header?: ReactNode;
  /** In the sidebar under the steps: the offer. */
  details?: ReactNode;
  /** In the sidebar: the loan officer. */
  contact?: ReactNode;
  /** Above the progress steps, e.g. a registration's own progress bar. */
  progress?: ReactNode;
  children: ReactNode;
}

/** The page around every screen: header, the screen, progress and help, footer (borrower flow s2 "Page shell"). */
export function PageShell({ stage, manualNotary = false, header, details, contact, progress, children }: PageShellProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const theme = useTheme();
  const brand = useBrand();
  return (
    <Frame aria-label={t('region')}>
      <Header $align={theme.header}>
        <Logo
          src={theme.logo.url}
          width={theme.logo.width}
          height={theme.logo.height}
          alt={brand.companyInfo.shortName}
        />
        {header}
      </Header>
      <Columns>
        <div>{children}</div>
        <Aside>
          {progress}
          <Card as="section" aria-labelledby={undefined}>
            <Heading level={2} look={3}>
              {t('progress')}
            </Heading>
            <StepList steps={progressSteps({ stage, manualNotary })} />
            <Text small muted>
              {legal('sidebar')}
            </Text>
          </Card>
          {details}
          {contact ?? <ContactCard />}
          <Reassurance>
            <Icon name="lock" />
            <span>{legal('encryption')}</span>
          </Reassurance>
        </Aside>
      </Columns>
      <Footer />
    </Frame>
  );
}
