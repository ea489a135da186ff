import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { space } from '../primitives/styles.ts';
import { Choice } from './Choice.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useFormField } from './useFormField.ts';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** Clears every other choice of the group, and is cleared by them. */
  exclusive?: boolean;
  /** Choices of their own: ticking one does not tick this, nor the other way round. */
  options?: readonly CheckboxOption[];
  /** Under the choice and its own options, e.g. a text field for "Other". */
  children?: ReactNode;
}

export interface CheckboxGroupFieldProps extends FieldTexts {
  options: readonly CheckboxOption[];
  legendHidden?: boolean;
  /** An exclusive choice has cleared the others; clear texts that belong to them too. @returns whether there were any */
  onCleared?(): boolean;
  /** After the form has the new value. */
  onChosen?(values: readonly string[]): void;
}

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.25)};
`;

/** As many in a row as have room; what brings more along has a row of its own. */
const Nested = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8em), 1fr));
  gap: 0 ${space(1)};
  margin-inline-start: min(0.6875em, 2cqi);
  padding-inline-start: min(${space(3)}, 4cqi);
  border-inline-start: 0.125em solid var(--heloc-color-border);
`;

const Item = styled.div<{ $wide: boolean }>`
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
`;

/** The choices after one is ticked or unticked, in the options' order. */
function toggle(options: readonly CheckboxOption[], before: readonly string[], changed: string): string[] {
  const all = options.flatMap((option) => [option, ...(option.options ?? [])]);
  if (before.includes(changed)) return before.filter((value) => value !== changed);
  const exclusive = new Set(all.filter((option) => option.exclusive).map((option) => option.value));
  const kept = exclusive.has(changed) ? [] : before.filter((value) => !exclusive.has(value));
  const chosen = new Set([...kept, changed]);
  return all.map((option) => option.value).filter((value) => chosen.has(value));
}

/** Any number of choices; the value is a list of strings. */
export function CheckboxGroupField({
  name,
  label,
  hint,
  optional = false,
  options,
  legendHidden,
  onCleared,
  onChosen,
}: CheckboxGroupFieldProps) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const field = useFormField<readonly string[]>(name, { hasHint: Boolean(hint) });
  const chosen = field.value ?? [];

  const change = (value: string) => {
    const after = toggle(options, chosen, value);
    field.change(after);
    onChosen?.(after);
    const isAlone = after.length === 1 && after[0] === value && exclusiveOf(options, value);
    const lostText = isAlone && onCleared?.() === true;
    const lost = chosen.some((before) => before !== value && !after.includes(before));
    if (lost || lostText) announce(t('cleared'));
  };

  const choice = (option: CheckboxOption, isFirst: boolean): ReactNode => (
    <Item key={option.value} $wide={Boolean(option.children)}>
      <Choice
        ref={isFirst ? field.ref : undefined}
        kind="checkbox"
        id={`${field.id}-${option.value}`}
        group={name}
        value={option.value}
        label={option.label}
        description={option.description}
        checked={chosen.includes(option.value)}
        disabled={option.disabled}
        invalid={Boolean(field.error)}
        // No box can say of its group that it is invalid, so each says why.
        describedBy={field.error ? field.errorId : undefined}
        onChange={() => change(option.value)}
        onBlur={field.blur}
        onFocus={field.focus}
      />
      {option.options || option.children ? (
        <Nested>
          {option.options?.map((inner) => choice(inner, false))}
          {option.children ? <Item $wide>{option.children}</Item> : null}
        </Nested>
      ) : null}
    </Item>
  );

  const first = options.find((option) => !option.disabled);
  return (
    <GroupFrame field={field} label={label} hint={hint} optional={optional} legendHidden={legendHidden}>
      <List>{options.map((option) => choice(option, option === first))}</List>
    </GroupFrame>
  );
}

function exclusiveOf(options: readonly CheckboxOption[], value: string): boolean {
  return options.some((option) => option.value === value && option.exclusive);
}
