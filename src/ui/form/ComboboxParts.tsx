import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { SpinnerRing } from '../primitives/Spinner.tsx';
import { space } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export const Anchor = styled.div`
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

interface SuggestionListProps<Item> {
  items: readonly Item[];
  listed: boolean;
  waiting: boolean;
  highlightedIndex: number;
  itemKey(item: Item): string;
  itemToString(item: Item): string;
  getMenuProps: UseComboboxReturnValue<Item>['getMenuProps'];
  getItemProps: UseComboboxReturnValue<Item>['getItemProps'];
}

/** The list below the input, or that it is on its way. */
export function SuggestionList<Item>({
  items,
  listed,
  waiting,
  highlightedIndex,
  itemKey,
  itemToString,
  getMenuProps,
  getItemProps,
}: SuggestionListProps<Item>) {
  const t = useCopy(copy);
  return (
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
  );
}

interface SuggestionStatusProps {
  /** How many are listed; undefined while none are. */
  count: number | undefined;
  slow: boolean;
  empty: boolean;
  failed: boolean;
  /** In place of "No matches found". */
  noResults: ReactNode;
  onRetry(): void;
}

/** What became of the search, to read and to hear. */
export function SuggestionStatus({ count, slow, empty, failed, noResults, onRetry }: SuggestionStatusProps) {
  const t = useCopy(copy);
  const nothing = noResults ?? t('optionsNone');
  return (
    <>
      {slow ? (
        <Below>
          <SpinnerRing />
          <span>{t('optionsSlow')}</span>
        </Below>
      ) : null}
      {empty ? <Below>{nothing}</Below> : null}
      {failed ? (
        <Below>
          <span>{t('optionsFailed')}</span>
          <LinkButton onClick={onRetry}>{t('optionsRetry')}</LinkButton>
        </Below>
      ) : null}
      <VisuallyHidden role="status">
        {count === undefined ? '' : t('optionsCount', { count })}
        {slow ? t('optionsSlow') : ''}
        {empty ? nothing : ''}
        {failed ? t('optionsFailed') : ''}
      </VisuallyHidden>
    </>
  );
}
