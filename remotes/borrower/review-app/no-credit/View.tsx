import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { DetailsForm } from './DetailsForm.tsx';

export const title = message(copy, 'pageTitle');

/** Texts for a review of a credit file with too little in it. */
const REVIEW = {
  NOT_FOUND: { heading: 'reviewHeading', text: 'review' },
  THIN: { heading: 'reviewHeadingTHIN', text: 'reviewTHIN' },
} as const;

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const reason = heloc.creditSearch?.reason === 'THIN' ? 'THIN' : 'NOT_FOUND';
  if (heloc.creditSearch?.answeredAt) {
    const { heading, text } = REVIEW[reason];
    return (
      <Reviewing copy={copy} heading={t(heading)}>
        <Text>{t(text)}</Text>
        <Text>{t('leave', { address: profile.email })}</Text>
      </Reviewing>
    );
  }
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
