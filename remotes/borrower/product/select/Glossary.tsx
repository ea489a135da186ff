import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy } from '#src/features/offer-terms/copy.ts';
import { Toggletip } from '#src/ui/overlay/Toggletip.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { space } from '#src/ui/primitives/styles.ts';

export const WORDS = ['apr', 'fee', 'initialDraw', 'drawPeriod'] as const;
/** A crypto-backed loan takes none on the home. */
const OF_A_HOME = ['lien'] as const;

const List = styled.dl`
  margin: 0;
  & > dt {
    font-weight: var(--heloc-font-weight-strong);
  }
  & > dd {
    margin: 0 0 ${space(1.5)};
  }
`;

/** What a word means, beside it. */
export function Meaning({ of: word }: { of: (typeof WORDS)[number] }) {
  const t = useCopy(copy);
  const text = t(`${word}Means`);
  return <Toggletip term={t(word)} text={text} />;
}

/** The words of the field that an offer cannot do without, where they are first read. */
export function Glossary() {
  const t = useCopy(copy);
  const { isCrypto } = useApplication().heloc;
  const words = isCrypto ? WORDS : [...WORDS, ...OF_A_HOME];
  return (
    <Details summary={t('glossary')}>
      <List>
        {words.map((word) => [
          <dt key={word}>{t(word)}</dt>,
          <dd key={`${word}Means`}>{t(`${word}Means`)}</dd>,
        ])}
      </List>
    </Details>
  );
}
