import { useAtomValue } from 'jotai';
import { memo } from 'react';
import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { telUri } from '#src/domain/person/phone.ts';
import { useSteadyChat } from '#src/platform/useChat.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { NoBreak } from '#src/ui/primitives/NoBreak.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { ChatButton } from './ChatButton.tsx';
import { callUsAtom } from './callUs.ts';
import { copy } from './copy.ts';
import { SideCard } from './SideCard.tsx';

/** On as few lines as there is room for. */
const Contacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(2)};
  & > * {
    min-inline-size: 0;
    min-block-size: 1.5em;
    overflow-wrap: anywhere;
  }
`;

/** How to reach support: by email, and by phone, or by chat while it is staffed (docs/rules.md#reaching-a-person). */
export const ContactCard = memo(function ContactCard() {
  const t = useCopy(copy);
  const { companyInfo } = useBrand();
  const [chat, steady] = useSteadyChat();
  const callUs = useAtomValue(callUsAtom);
  const heading = (
    <Heading level={2} look={3}>
      {t(callUs ? 'talk' : 'help')}
    </Heading>
  );
  return (
    <SideCard>
      <Stack gap={0.5}>
        {callUs ? heading : null}
        {callUs?.number}
        <Contacts {...steady}>
          {callUs ? null : heading}
          {chat ? (
            <ChatButton />
          ) : callUs ? null : (
            <TextLink href={telUri(companyInfo.supportPhone)}>
              {t.rich('call', { phone: <NoBreak>{companyInfo.supportPhone}</NoBreak> })}
            </TextLink>
          )}
          <TextLink href={`mailto:${companyInfo.supportEmail}`}>
            {t('write', { email: companyInfo.supportEmail })}
          </TextLink>
        </Contacts>
        {callUs?.hours}
      </Stack>
    </SideCard>
  );
});
