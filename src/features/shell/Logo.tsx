import styled from 'styled-components';
import { DARK } from '#src/brand/applyTheme.ts';
import { useBrand, useTheme } from '#src/brand/BrandProvider.tsx';
import { focusRing } from '#src/ui/primitives/styles.ts';
import { useSiteLink } from './useSiteLink.ts';

// In forced colours a picture keeps its own, so it keeps the ground that it was drawn for.
const Image = styled.img`
  display: block;
  block-size: auto;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: var(--heloc-color-header);
  }
`;

const Home = styled.a`
  &:focus-visible {
    ${focusRing}
  }
`;

/** Leads to the organisation's own site. */
export function HomeLink() {
  return (
    <Home {...useSiteLink('/')}>
      <Logo />
    </Home>
  );
}

/** The organisation's, for a header's ground. */
export function Logo() {
  const { logo, dark } = useTheme();
  const { companyInfo } = useBrand();
  const image = <Image src={logo.url} width={logo.width} height={logo.height} alt={companyInfo.shortName} />;
  return dark ? (
    <picture>
      <source srcSet={dark.logo.url} media={DARK} />
      {image}
    </picture>
  ) : (
    image
  );
}
