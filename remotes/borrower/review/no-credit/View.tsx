import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { Reviewing } from '../Reviewing.tsx';
import { copy } from './copy.ts';
import { DetailsForm } from './DetailsForm.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  if (heloc.creditSearch?.answeredAt) {
    return (
      <Reviewing copy={copy} heading={t('reviewHeading')}>
        <Text>{t('review')}</Text>
        <Text>{t('leave', { address: profile.email })}</Text>
      </Reviewing>
    );
  }
  const reason = heloc.creditSearch?.reason === 'THIN' ? 'THIN' : 'NOT_FOUND';
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t(`heading${reason}`)}</Heading>
        <Text>{t(`intro${reason}`)}</Text>
        <Details summary={t('causes')}>
          <ul>
            {t('causeItems').map((cause) => (
              <li key={cause}>{cause}</li>
            ))}
          </ul>
        </Details>
      </Stack>
      <DetailsForm />
      <TalkToUs />
    </Stack>
  );
}
