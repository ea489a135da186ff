import arrayMutators from 'final-form-arrays';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy } from '../copy.ts';
import { useAnnounceIfAny } from '../primitives/announcer.ts';
import { Button } from '../primitives/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkButton.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { space } from '../primitives/styles.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useKeptValue } from './useKeptValue.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
`;

export interface FieldArrayProps<Item> {
  name: string;
  /** Heading of a card, e.g. "Owner 2". */
  itemLabel(index: number): string;
  newItem(): Item;
  /** The fields of one item; their names begin with `itemName`, e.g. `${itemName}.email`. */
  children(itemName: string, index: number): ReactNode;
  addLabel?: string;
  min?: number;
  max?: number;
}

/** Repeatable cards. Adding moves the focus into the new card; removing moves it to the next, or to the button. */
export function FieldArray<Item>(props: FieldArrayProps<Item>) {
  const form = useForm();
  // Only forms with repeatable parts carry the mutators.
  useState(() => {
    if (!form.mutators.push) form.setConfig('mutators', arrayMutators as never);
  });
  return <Cards {...props} />;
}

interface CardKeys {
  /** Of each card, whatever its index. */
  readonly keys: readonly number[];
  /** Of the next card. */
  readonly next: number;
}

function withLength({ keys, next }: CardKeys, length: number): CardKeys {
  const count = Math.max(length - keys.length, 0);
  const added = Array.from({ length: count }, (_, index) => next + index);
  return { keys: [...keys.slice(0, length), ...added], next: next + count };
}

type Goal = { kind: 'heading'; key: number } | { kind: 'add' };

function Cards<Item>({
  name,
  itemLabel,
  newItem,
  children,
  addLabel,
  min = 0,
  max = Number.POSITIVE_INFINITY,
}: FieldArrayProps<Item>) {
  const t = useCopy(copy);
  const announce = useAnnounceIfAny();
  const id = useId();
  useKeptValue(name);
  const { fields } = useFieldArray(name, { subscription: { value: true } });
  // Its own length is that of a registered field: none in the first render, which moved what is below.
  const length = fields.value?.length ?? 0;
  const [cards, setCards] = useState(() => withLength({ keys: [], next: 0 }, length));
  const headings = useRef(new Map<number, HTMLElement>());
  const addButton = useRef<HTMLButtonElement>(null);
  const [goal, setGoal] = useState<Goal | undefined>();

  useEffect(() => {
    if (goal?.kind === 'heading') headings.current.get(goal.key)?.focus();
    else if (goal) addButton.current?.focus();
  }, [goal]);

  // Values may also come and go from outside, e.g. with a draft.
  if (cards.keys.length !== length) setCards(withLength(cards, length));

  const add = () => {
    setCards(withLength(cards, length + 1));
    fields.push(newItem());
    setGoal({ kind: 'heading', key: cards.next });
    announce(t('added', { label: itemLabel(length) }));
  };
  const remove = (index: number) => {
    const left = cards.keys.filter((_, at) => at !== index);
    const key = left[Math.min(index, left.length - 1)];
    setCards({ ...cards, keys: left });
    fields.remove(index);
    setGoal(key === undefined ? { kind: 'add' } : { kind: 'heading', key });
    announce(t('removed', { label: itemLabel(index) }));
  };

  return (
    <Stack gap={3}>
      {cards.keys.slice(0, length).map((key, index) => (
        <Card key={key} as="section" aria-labelledby={`${id}-${key}`}>
          <Stack gap={3}>
            <Head>
              <Heading
                level={2}
                look={3}
                id={`${id}-${key}`}
                tabIndex={-1}
                ref={(node) => {
                  if (!node) return undefined;
                  headings.current.set(key, node);
                  return () => {
                    headings.current.delete(key);
                  };
                }}
              >
                {itemLabel(index)}
              </Heading>
              {length > min ? (
                <LinkButton onClick={() => remove(index)}>
                  {t('remove')}
                  <VisuallyHidden> {itemLabel(index)}</VisuallyHidden>
                </LinkButton>
              ) : null}
            </Head>
            {children(`${name}[${index}]`, index)}
          </Stack>
        </Card>
      ))}
      {length < max ? (
        <div>
          <Button ref={addButton} variant="secondary" onClick={add}>
            <Icon name="plus" />
            {addLabel ?? t('add')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
