import { useQuery } from '@tanstack/react-query';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { MethodCards } from './MethodCards.tsx';
import type { LinkType } from './methods.ts';
import { useMethods } from './useMethods.ts';

const NO_ANSWER = { methods: [] };

/** The ways to verify income but one. Documents are among them even when the list of ways cannot be loaded. */
export function OtherMethods({ not }: { not: LinkType | 'upload' }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const { data, isPending } = useQuery(incomeRecordsQuery(api, uuid));
  const { methods } = data ?? NO_ANSWER;
  const ways = useMethods({ methods, employmentType: heloc.income.employmentType });
  if (isPending) return null;
  return (
    <Stack gap={2}>
      <Heading level={2}>{t('othersHeading')}</Heading>
      <MethodCards ways={ways.filter((way) => (way.kind === 'link' ? way.type : 'upload') !== not)} />
    </Stack>
  );
}
