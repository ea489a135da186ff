import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useDebounced } from '#src/platform/useDebounced.ts';
import { copy } from '../copy.ts';
import { controlBox } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';

const Area = styled.textarea`
  ${controlBox}
  min-block-size: 8em;
  resize: vertical;
`;

const Count = styled.p<{ $over: boolean }>`
  margin: 0;
  color: var(--heloc-color-${({ $over }) => ($over ? 'error' : 'text-muted')});
  font-size: 0.875em;
  font-variant-numeric: tabular-nums;
`;

const SPEAK_AFTER_MS = 1000;

export interface TextAreaFieldProps extends FieldTexts {
  rows?: number;
  /** Counted, not cut off: what is pasted is never lost silently. The schema holds the limit. */
  maxLength?: number;
}

/** Several lines of text; the value is a string. */
export function TextAreaField({
  name,
  label,
  hint,
  optional = false,
  rows = 5,
  maxLength,
}: TextAreaFieldProps) {
  const t = useCopy(copy);
  const field = useFormField<string, HTMLTextAreaElement>(name, { hasHint: Boolean(hint), typed: true });
  const value = field.value ?? '';
  const left = (maxLength ?? 0) - value.length;
  const count = left < 0 ? t('charactersOver', { count: -left }) : t('charactersLeft', { count: left });
  const spoken = useDebounced(count, SPEAK_AFTER_MS);
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <Area
        ref={field.ref}
        id={field.id}
        name={name}
        rows={rows}
        value={value}
        onChange={(event) => field.change(event.currentTarget.value)}
        onBlur={field.blur}
        onFocus={field.focus}
        aria-required={!optional || undefined}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.describedBy}
      />
      {maxLength === undefined ? null : (
        <>
          <Count $over={left < 0} aria-hidden="true">
            {count}
          </Count>
          <VisuallyHidden role="status">{value === '' ? '' : spoken}</VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}
