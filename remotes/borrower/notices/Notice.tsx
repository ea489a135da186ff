import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';
import { copy } from './copy.ts';

/** A page that only informs, with a link to the brand's own site (docs/rules.md#small-pages). */
export function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useCopy(copy);
  const { baseUrl } = useBrand();
  return (
    <Stack gap={3}>
      <Heading level={1}>{heading}</Heading>
      {children}
      <Text>
        <TextLink alone href={`${baseUrl}/`}>
          {t('site')}
        </TextLink>
      </Text>
    </Stack>
  );
}
