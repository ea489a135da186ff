import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { copy as uploadCopy } from '#src/ui/upload/copy.ts';
import { fileSizeText } from '#src/ui/upload/fileSizeText.ts';
import { cleanName, MAX_CHAT_FILES } from './chatFiles.ts';
import { copy } from './copy.ts';
import { pressable } from './styles.ts';
import type { Attachments } from './useAttachments.ts';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled.li<{ $bad: boolean }>`
  ${pressable}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  padding: ${space(0.5)} ${space(1.5)};
  border: var(--heloc-border-width) solid var(--heloc-color-${({ $bad }) => ($bad ? 'error' : 'border')});
  border-radius: var(--heloc-radius-control);
  font-size: 0.875em;
  overflow-wrap: anywhere;
  & > span {
    padding-block: ${space(1)};
  }
`;

/** What goes out with the next press of Send, and why something does not. */
export function View({ attachments: { chosen, mostBytes, remove } }: { attachments: Attachments }) {
  const t = useCopy(copy);
  const sizes = useCopy(uploadCopy);
  return (
    <List aria-label={t('attached')}>
      {chosen.map(({ id, file, problem }) => {
        const name = cleanName(file.name);
        const values = {
          name,
          size: fileSizeText(sizes, problem ? mostBytes : file.size),
          count: MAX_CHAT_FILES,
        };
        return (
          <Chip key={id} $bad={problem !== undefined}>
            <span role={problem ? 'alert' : undefined}>
              {problem ? t(`file-${problem}`, values) : t('fileOf', values)}
            </span>
            <LinkButton aria-label={t('removeNamed', { text: name })} onClick={() => remove(id)}>
              {t('remove')}
            </LinkButton>
          </Chip>
        );
      })}
    </List>
  );
}
