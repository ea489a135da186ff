import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { type About, AboutText } from './AboutText.tsx';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonBox } from './buttonStyles.ts';
import { SpinnerRing } from './Spinner.tsx';

/** For layouts of buttons. */
export const ButtonBox = styled.button<ButtonLook>`
  ${buttonBox}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width that is there. */
  wide?: boolean;
  /** Working: keeps the focus, says `busyLabel`, ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
  about?: About;
}

/** A button. Its type is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  busyLabel,
  about,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useCopy(copy);
  const off = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonBox
      {...rest}
      type={type}
      aria-disabled={off || undefined}
      data-busy={busy ? '' : undefined}
      onClick={guard}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {busy ? <SpinnerRing /> : null}
      {busy ? <span>{busyLabel ?? t('submitting')}</span> : children}
      <AboutText text={about} />
    </ButtonBox>
  );
}
