import { type Environment, useCombobox } from 'downshift';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { SpinnerRing } from '../primitives/Spinner.tsx';
import { space } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Control } from './ControlBox.tsx';
import { environmentOf } from './downshiftEnvironment.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldTexts } from './FieldParts.tsx';
import { useFormField } from './useFormField.ts';
import { useSuggestions } from './useSuggestions.ts';

const Anchor = styled.div`
  position: relative;
`;

const Popup = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: calc(100% + 0.25em);
  inset-inline: 0;
  max-block-size: 20em;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: var(--heloc-border-width) solid var(--heloc-color-border);
  border-radius: var(--heloc-radius-control);
  background-color: var(--heloc-color-surface);
  box-shadow: var(--heloc-shadow-overlay);
  &[hidden] {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0.375em;
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

const Option = styled.li<{ $active: boolean }>`
  padding: 0.625em 0.75em;
  border-radius: var(--heloc-radius-control);
  background-color: ${({ $active }) => ($active ? 'var(--heloc-color-selected-surface)' : 'transparent')};
  cursor: pointer;
  @media (forced-colors: active) {
    outline: ${({ $active }) => ($active ? '2px solid Highlight' : 'none')};
    outline-offset: -2px;
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: 0.75em 1em;
  color: var(--heloc-color-text-muted);
`;

/** In the way of nothing, e.g. of the button that it points to; it stays when the field is left. */
const Below = styled(Note)`
  padding: 0;
`;

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
  const t = useCopy(copy);
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
  const slow = status === 'slow';
  const empty = status === 'ready' && items.length === 0;
  const nothing = noResults ?? t('optionsNone');
  const found = t('optionsCount', { count: items.length });

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
        <Popup hidden={!(listed || waiting)}>
          <List {...getMenuProps()} hidden={!listed}>
            {listed
              ? items.map((item, index) => (
                  <Option
                    key={itemKey(item)}
                    {...getItemProps({ item, index })}
                    $active={index === highlightedIndex}
                  >
                    {itemToString(item)}
                  </Option>
                ))
              : null}
          </List>
          {waiting ? (
            <Note>
              <SpinnerRing />
              <span>{t('optionsLoading')}</span>
            </Note>
          ) : null}
        </Popup>
      </Anchor>
      {slow ? (
        <Below>
          <SpinnerRing />
          <span>{t('optionsSlow')}</span>
        </Below>
      ) : null}
      {empty ? <Below>{nothing}</Below> : null}
      {status === 'failed' ? (
        <Below>
          <span>{t('optionsFailed')}</span>
          <LinkButton onClick={() => search(field.value ?? '', { now: true })}>
            {t('optionsRetry')}
          </LinkButton>
        </Below>
      ) : null}
      <VisuallyHidden role="status">
        {listed && status === 'ready' ? found : ''}
        {slow ? t('optionsSlow') : ''}
        {empty ? nothing : ''}
        {status === 'failed' ? t('optionsFailed') : ''}
      </VisuallyHidden>
    </FieldFrame>
  );
}
