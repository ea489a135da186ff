import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Icon } from '#src/ui/primitives/Icon.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import type { SigningDocument } from './provider.ts';
import { Signature } from './Signature.tsx';
import type { Adopted } from './schema.ts';

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-block-size: 3em;
  padding-inline: ${space(2)};
  border-block-end: 0.125em solid var(--heloc-color-success);
  & > svg {
    color: var(--heloc-color-success);
  }
`;

type Tag = SigningDocument['tags'][number];

/** Every place of one document as a button, in order; signing one moves the focus to the next. */
export function SigningPlaces({
  document,
  adopted,
  busy,
  onFinish,
}: {
  document: SigningDocument;
  adopted: Adopted;
  busy: boolean;
  onFinish: (tagIds: string[]) => void;
}) {
  const t = useCopy(copy);
  const announce = useAnnounce();
  const [signed, setSigned] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const { tags } = document;
  const left = tags.filter(({ id }) => !signed.has(id));
  const initials = (tag: Tag) => tag.kind === 'INITIALS';

  const focusNext = () => {
    section.current?.querySelector<HTMLElement>('[data-place], [data-finish]')?.focus();
  };
  const showNext = useEffectEvent(focusNext);
  useEffect(() => {
    if (signed.size > 0) showNext();
  }, [signed]);

  const sign = (tag: Tag) => {
    setRefused(false);
    setSigned(new Set([...signed, tag.id]));
    announce(t('placesLeft', { done: signed.size + 1, count: tags.length }));
  };
  const finish = () => {
    if (left.length > 0) {
      setRefused(true);
      focusNext();
    } else onFinish(tags.map(({ id }) => id));
  };

  return (
    <Stack as="section" ref={section} aria-labelledby={headingId}>
      <Heading level={3} id={headingId}>
        {t('places')}
      </Heading>
      <Text>{t('placesLeft', { done: signed.size, count: tags.length })}</Text>
      {refused ? <Alert tone="error">{t('placesMissing', { count: tags.length })}</Alert> : null}
      <List>
        {tags.map((tag) => {
          const { id, label, page } = tag;
          return (
            <li key={id}>
              {signed.has(id) ? (
                <Done>
                  <Icon name="check" />
                  <span>{t('signedHere', { label, page })}</span>
                  <Signature adopted={adopted} initials={initials(tag)} />
                </Done>
              ) : (
                <Button variant="secondary" wide data-place="" onClick={() => sign(tag)}>
                  {t(initials(tag) ? 'initialHere' : 'signHere', { label, page })}
                </Button>
              )}
            </li>
          );
        })}
      </List>
      <Actions>
        <Button busy={busy} data-finish="" onClick={finish}>
          {t(tags.length > 0 ? 'finishDocument' : 'finishRead')}
        </Button>
        {left.length > 0 && signed.size > 0 ? (
          <Button variant="quiet" onClick={focusNext}>
            {t('nextPlace')}
          </Button>
        ) : null}
      </Actions>
    </Stack>
  );
}
