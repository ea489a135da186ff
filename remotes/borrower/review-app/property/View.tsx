import { message, useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Reviewing } from '#src/features/flow/Reviewing.tsx';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { PropertyForm } from './PropertyForm.tsx';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const isAnswered = Boolean(heloc.propertyAnsweredAt);
  const box = useNewHeading(isAnswered ? 'review' : 'form');
  return (
    <div ref={box}>
      {isAnswered ? (
        <Reviewing copy={copy} heading={t('reviewHeading')}>
          <Text>{t('review', { address: profile.email })}</Text>
        </Reviewing>
      ) : (
        <Question />
      )}
    </div>
  );
}

function Question() {
  const t = useCopy(copy);
  const { heloc, status } = useApplication();
  const parcels = status.checklistStatus === 'MULTIPLE_PROPERTIES' ? (heloc.parcels ?? []) : [];
  const isAmbiguous = parcels.length > 0;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>
          {t(isAmbiguous ? 'headingSeveral' : 'headingNone', { address: formatAddress(heloc.property) })}
        </Heading>
        <Text>{t(isAmbiguous ? 'introSeveral' : 'introNone')}</Text>
        <Details summary={t('ineligible')}>
          <ul>
            {t('ineligibleKinds').map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Details>
      </Stack>
      <PropertyForm parcels={parcels} />
      <TalkToUs />
    </Stack>
  );
}
