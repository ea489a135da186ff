import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useClipboard } from '#src/ui/primitives/useClipboard.ts';
import { copy } from './applicationCopy.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(1)};
`;
/** One press selects it, where it has to be copied by hand. */
const Id = styled.strong`
  user-select: all;
`;

export function CopyApplicationId({ reference }: { reference: string }) {
  const t = useCopy(copy);
  const clipboard = useClipboard(t('idCopied'));
  return (
    <div>
      <Row>
        <span>
          {t('applicationId')} <Id>{reference}</Id>
        </span>
        <LinkButton about={t('applicationId')} onClick={() => void clipboard.put(reference)}>
          {t(clipboard.state === 'copied' ? 'idCopied' : 'copyId')}
        </LinkButton>
      </Row>
      {clipboard.state === 'refused' ? <Text small>{t('idNotCopied')}</Text> : null}
    </div>
  );
}
