import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as shared } from '#src/features/insurance/copy.ts';
import { neededOf } from '#src/features/insurance/policies.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { PolicyForm } from './PolicyForm.tsx';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const s = useCopy(shared);
  const { heloc } = useApplication();
  const needed = neededOf(heloc);
  const [only] = needed.length === 1 ? needed : [];
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        {only ? <Text strong>{s(`kind${only.kind}`)}</Text> : null}
        <Text>{t('intro')}</Text>
      </Stack>
      <PolicyForm />
    </Stack>
  );
}
