import { useCopy } from '#src/brand/copy.tsx';
import { useCreditBureaus } from '#src/brand/useCreditBureaus.ts';
import type { CreditBureau } from '#src/domain/person/creditBureaus.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { PhoneNumber } from '#src/ui/primitives/SupportLinks.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';

/** Where a freeze is lifted: the number and the site of each bureau. */
export function Bureaus({ bureaus }: { bureaus: readonly CreditBureau[] }) {
  const t = useCopy(copy);
  const facts = useCreditBureaus();
  return (
    <Stack gap={1} as="section">
      <Heading level={2}>{t('bureaus')}</Heading>
      <SummaryList
        rows={bureaus.map((bureau) => {
          const { name, phone, site, url } = facts[bureau];
          return {
            term: name,
            value: <PhoneNumber number={phone} />,
            action: (
              <TextLink alone newTab href={url}>
                {site}
              </TextLink>
            ),
          };
        })}
      />
    </Stack>
  );
}
