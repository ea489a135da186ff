import styled from 'styled-components';
import { type ButtonLook, buttonBox } from './buttonStyles.ts';
import { TextLink } from './TextLink.tsx';

export const ButtonLinkBox = styled(TextLink)<ButtonLook>`
  && {
    ${buttonBox}
    text-decoration: none;
  }
`;

/** A link to another site, styled as a button because it is the page's main action. Opens in a new tab. */
export function ButtonLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLinkBox newTab href={href} $variant="primary" $size="large" $wide={false}>
      {children}
    </ButtonLinkBox>
  );
}
