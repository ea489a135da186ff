import { memo } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';

/** How to reach a person: by email, and by phone or by chat where it is on (docs/rules.md#reaching-a-person). */
export const ContactCard = memo(function ContactCard() {
  const t = useCopy(copy);
  const { companyInfo } = useBrand();
  const runtime = useRuntime();
  const chat = useFlag('webChat');
  return (
    <Card as="section">
      <Stack gap={1}>
        <Heading level={2} look={3}>
          {t('help')}
        </Heading>
        <Text>
          {chat ? (
            <LinkButton onClick={() => runtime.emit({ type: 'chat-requested', org: runtime.org() })}>
              {t('chat')}
            </LinkButton>
          ) : (
            <TextLink href={`tel:${companyInfo.supportPhone.replace(/\D/g, '')}`}>{t('call')}</TextLink>
          )}
        </Text>
        <Text>
          <TextLink href={`mailto:${companyInfo.supportEmail}`}>{t('write')}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
});
