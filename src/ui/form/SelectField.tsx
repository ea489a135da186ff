import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { Icon } from '../primitives/Icon.tsx';
import { controlBox } from '../primitives/styles.ts';
import type { ControlWidth } from './ControlBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { solidOptions } from './selectStyles.ts';
import { useFormField } from './useFormField.ts';

const WIDTH = { full: '100%', long: '28em', medium: '16em', short: '10em', tiny: '6em' } as const;

const Box = styled.div<{ $width: ControlWidth }>`
  position: relative;
  max-inline-size: ${({ $width }) => WIDTH[$width]};
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-end: 0.75em;
    color: var(--heloc-color-text-muted);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlBox}
  padding-inline-end: 2.75em;
  text-overflow: ellipsis;
  cursor: pointer;
  &:has(option[value='']:checked) {
    color: var(--heloc-color-placeholder);
  }
  ${solidOptions}
`;

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts {
  options: readonly SelectOption[];
  /** The words of the empty choice; `null` leaves it out. */
  placeholder?: string | null;
  autoComplete?: string;
  disabled?: boolean;
  width?: ControlWidth;
}

/** One of many, as the browser's own list; the value is a string. Up to seven choices read better as radios. */
export function SelectField({
  name,
  label,
  hint,
  optional = false,
  options,
  placeholder,
  width = 'long',
  ...rest
}: SelectFieldProps) {
  const t = useCopy(copy);
  const field = useFormField<string, HTMLSelectElement>(name, { hasHint: Boolean(hint) });
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <Box $width={width}>
        <Select
          {...rest}
          ref={field.ref}
          id={field.id}
          name={name}
          value={field.value ?? ''}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.blur}
          onFocus={field.focus}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
        >
          {placeholder === null ? null : <option value="">{placeholder ?? t('choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Icon name="chevron" />
      </Box>
    </FieldFrame>
  );
}
