import { type Environment, useCombobox } from 'downshift';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Anchor, SuggestionList, SuggestionStatus } from './ComboboxParts.tsx';
import { Control } from './ControlBox.tsx';
import { environmentOf } from './downshiftEnvironment.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface ComboboxProps<Item> extends FieldTexts {
  /** Finds what fits the text. A rejection shows that suggestions failed; typing goes on. */
  load(query: string, options: { signal: AbortSignal }): Promise<readonly Item[]>;
  /** What stands in the input once the item is chosen. */
  itemToString(item: Item): string;
  itemKey(item: Item): string;
  /** An item was chosen. */
  onSelect?(item: Item): void;
  /** The person typed: what was chosen before no longer holds. */
  onType?(text: string): void;
  debounceMs?: number;
  slowAfterMs?: number;
  /** In place of "No matches found", e.g. with the way to enter it by hand. */
  noResults?: ReactNode;
  /** What the browser may fill in; it is then searched for as if typed. */
  autoComplete?: string;
  /** Other paths whose errors are shown here, e.g. the parts of an address. */
  errorFor?: readonly string[];
}

const NEVER = null;

/** The box that scrolls is around the list, where downshift does not look. */
const scrollIntoView = (item: HTMLElement | undefined) => item?.scrollIntoView?.({ block: 'nearest' });

/**
 * A text input with suggestions. The form value at `name` is the text; a chosen suggestion is passed to `onSelect`. Leaving
 * the field chooses nothing by itself.
 */
export function Combobox<Item>({
  name,
  label,
  hint,
  optional = false,
  autoComplete = 'off',
  load,
  itemToString,
  itemKey,
  onSelect,
  onType,
  debounceMs = 200,
  slowAfterMs = 3000,
  noResults,
  errorFor,
}: ComboboxProps<Item>) {
  const field = useFormField<string>(name, { hasHint: Boolean(hint), errorFor, typed: true });
  const { status, items, search, reset } = useSuggestions<Item>({ load, debounceMs, slowAfterMs });
  const [environment, setEnvironment] = useState<Environment | undefined>();
  const { ref } = field;
  useLayoutEffect(() => {
    if (ref.current) setEnvironment(environmentOf(ref.current));
  }, [ref]);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    id: field.id,
    inputId: field.id,
    labelId: field.labelId,
    menuId: `${field.id}-menu`,
    getItemId: (index) => `${field.id}-option-${index}`,
    items: items as Item[],
    itemToString: (item) => (item ? itemToString(item) : ''),
    inputValue: field.value ?? '',
    selectedItem: NEVER,
    ...(environment ? { environment } : {}),
    scrollIntoView,
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      field.change(itemToString(selectedItem));
      reset();
      onSelect?.(selectedItem);
    },
  });

  const listed = isOpen && items.length > 0 && status !== 'slow';
  const waiting = isOpen && items.length === 0 && status === 'loading';

  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional}>
      <Anchor>
        <Control
          {...getInputProps({
            ref,
            onChange(event) {
              const text = event.currentTarget.value;
              field.change(text);
              search(text);
              onType?.(text);
            },
            onBlur: field.blur,
            onFocus: field.focus,
            onKeyDown(event) {
              // Escape closes the list, not the dialog around it.
              if (event.key === 'Escape' && isOpen) event.preventDefault();
            },
          })}
          name={name}
          type="text"
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          aria-expanded={listed}
          aria-required={!optional || undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy}
        />
        <SuggestionList<Item>
          {...{ items, listed, waiting, highlightedIndex, itemKey, itemToString, getMenuProps, getItemProps }}
        />
      </Anchor>
      <SuggestionStatus
        count={listed && status === 'ready' ? items.length : undefined}
        slow={status === 'slow'}
        empty={status === 'ready' && items.length === 0}
        failed={status === 'failed'}
        noResults={noResults}
        onRetry={() => search(field.value ?? '', { now: true })}
      />
    </FieldFrame>
  );
}
