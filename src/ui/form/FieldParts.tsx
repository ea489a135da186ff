import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../primitives/Icon.tsx';
import { space } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

/** What every field says about itself. */
export interface FieldTexts {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds "(optional)" to the label; without it the field is required. */
  optional?: boolean;
}

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.75)};
  min-inline-size: 0;
`;

export const labelText = `
  color: var(--heloc-color-text);
  font-weight: var(--heloc-font-weight-strong);
`;

const Star = styled.span`
  color: var(--heloc-color-error);
  font-weight: var(--heloc-font-weight-strong);
`;

/** The asterisk of a required field, never on a line of its own: seen, not spoken; `aria-required` speaks. */
export function RequiredMark() {
  return (
    <Star aria-hidden="true" data-requirement="">
      &nbsp;*
    </Star>
  );
}

export function OptionalMark() {
  const t = useCopy(copy);
  return <Light data-requirement=""> {t('optional')}</Light>;
}

const Light = styled.span`
  font-weight: 400;
`;

const HintText = styled.div`
  color: var(--heloc-color-text-muted);
  font-size: 0.9375em;
`;

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return children ? <HintText id={id}>{children}</HintText> : null;
}

const Message = styled.p`
  display: flex;
  gap: 0.375em;
  margin: 0;
  color: var(--heloc-color-error);
  font-weight: var(--heloc-font-weight-strong);
  & > svg {
    margin-block-start: 0.2em;
  }
`;

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  /** After the message, such as whom to call. */
  beside?: ReactNode;
}

/** The message of one field. */
export function FieldError({ id, message, beside }: FieldErrorProps) {
  const t = useCopy(copy);
  if (!message) return null;
  return (
    <Message id={id}>
      <Icon name="alert" size={1.125} />
      <span>
        <VisuallyHidden>{t('errorPrefix')} </VisuallyHidden>
        {message}
        {beside ? <> {beside}</> : null}
      </span>
    </Message>
  );
}
