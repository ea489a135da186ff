import { useContext, useDeferredValue } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { FoldedPart } from '../FoldedPart.tsx';
import { useHasRoom } from '../useHasRoom.ts';
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
  const { heloc } = useApplication();
  const hasRoom = useHasRoom();
  const { facts } = pictured;
  const home = homeOf(heloc, pictured);
  const debts = facts.senior ? undefined : debtsOf(pictured);
  return (
    <FoldedPart title={t('heading')} digest={t('digest')} opened={hasRoom}>
      <Text small muted>
        {t('estimates')}
      </Text>
      <LazyDetails summary={t('owed')} opened={hasRoom}>
        {() => <OwedPicture {...pictured} />}
      </LazyDetails>
      {home ? (
        <LazyDetails summary={t('home')}>{() => <HomePicture {...pictured} home={home} />}</LazyDetails>
      ) : null}
      {debts ? <LazyDetails summary={t('debts')}>{() => <DebtsPicture debts={debts} />}</LazyDetails> : null}
      {facts.senior ? null : (
        <LazyDetails summary={t('extra')}>{() => <ExtraPicture {...pictured} />}</LazyDetails>
      )}
    </FoldedPart>
  );
}
