import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { EmploymentForm } from './EmploymentForm.tsx';
import { Waiting } from './Waiting.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const { employment, income } = heloc;
  const isBusiness = income.employmentType === 'SELF_EMPLOYED';
  const waits = Boolean(employment?.answeredAt);
  const box = useNewHeading(waits ? 'waiting' : 'form');
  const heading = () => {
    if (waits) return t(isBusiness ? 'waitingHeadingBusiness' : 'waitingHeading');
    if (isBusiness) return t('headingBusiness');
    const employer = employment?.employerName;
    return employer ? t('heading', { employer }) : t('headingPlain');
  };
  return (
    <Stack gap={4} ref={box}>
      <Stack gap={2}>
        <Heading level={1}>{heading()}</Heading>
        {waits ? null : <Text>{t(isBusiness ? 'introBusiness' : 'intro')}</Text>}
      </Stack>
      {waits ? (
        <>
          <Waiting isBusiness={isBusiness} />
          <TalkToUs />
        </>
      ) : (
        <EmploymentForm isBusiness={isBusiness} />
      )}
    </Stack>
  );
}
