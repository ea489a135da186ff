import { useContext, useDeferredValue, useId, useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { PartContext } from './context.ts';
import { copy } from './copy.ts';
import { DebtsPicture } from './DebtsPicture.tsx';
import { debtsOf } from './debts.ts';
import { ExtraPicture } from './ExtraPicture.tsx';
import { HomePicture } from './HomePicture.tsx';
import { homeOf } from './home.ts';
import { LazyDetails } from './LazyDetails.tsx';
import { OwedPicture } from './OwedPicture.tsx';
import type { Pictured } from './pictured.ts';

/** Narrower than this, in pixels, all pictures begin folded: the page is long enough without. */
const ROOM_FOR_ONE = 560;

/** What the choice means over the years; a picture whose facts are not known is left out. Follows what is chosen. */
export function View() {
  const chosen = useContext(PartContext);
  const { facts, choice, offer, figures } = useDeferredValue(chosen) ?? {};
  return facts && choice && offer && figures ? (
    <Pictures facts={facts} choice={choice} offer={offer} figures={figures} />
  ) : null;
}

function Pictures(pictured: Pictured) {
  const t = useCopy(copy);
  const id = useId();
  const { heloc } = useApplication();
  const { root } = useRuntime();
  const [hasRoom] = useState(() => root.clientWidth === 0 || root.clientWidth >= ROOM_FOR_ONE);
  const { facts } = pictured;
  const home = homeOf(heloc, pictured);
  const debts = facts.senior ? undefined : debtsOf(pictured);
  return (
    <Stack as="section" aria-labelledby={id} gap={2}>
      <Heading level={2} id={id}>
        {t('heading')}
      </Heading>
      <Text muted>{t('estimates')}</Text>
      <Stack gap={0.5}>
        <LazyDetails summary={t('owed')} opened={hasRoom}>
          {() => <OwedPicture {...pictured} />}
        </LazyDetails>
        {home ? (
          <LazyDetails summary={t('home')}>{() => <HomePicture {...pictured} home={home} />}</LazyDetails>
        ) : null}
        {debts ? (
          <LazyDetails summary={t('debts')}>{() => <DebtsPicture debts={debts} />}</LazyDetails>
        ) : null}
        {facts.senior ? null : (
          <LazyDetails summary={t('extra')}>{() => <ExtraPicture {...pictured} />}</LazyDetails>
        )}
      </Stack>
    </Stack>
  );
}
