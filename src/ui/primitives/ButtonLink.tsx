import type { ComponentProps, ElementType } from 'react';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonBox } from './buttonStyles.ts';

const Base = styled.a<ButtonLook>`
  ${buttonBox}
`;

export interface ButtonLinkProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  as?: ElementType;
}

/** A link that looks like a button: it goes somewhere (phone, download, another page). */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  wide = false,
  ...rest
}: ButtonLinkProps) {
  return <Base {...rest} $variant={variant} $size={size} $wide={wide} />;
}
