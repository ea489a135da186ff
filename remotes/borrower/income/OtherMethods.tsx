import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy } from '#src/features/income/copy.ts';
import type { LinkType } from '#src/features/income/methods.ts';
import { UPLOADS } from '#src/features/income/uploads.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { VerificationOption } from './useMethods.ts';
import { useOffered } from './useOffered.ts';

/**
 * The ways to verify income but one, a line each: the screen around has the children `link` and `upload`. Documents are
 * among them even when the list of ways cannot be loaded.
 */
export function OtherMethods({ not }: { not: LinkType | 'upload' }) {
  const t = useCopy(copy);
  const { options, isPending } = useOffered();
  if (isPending) return null;
  const others = options.filter((option) => (option.kind === 'link' ? option.type : 'upload') !== not);
  return (
    <Stack as="section" gap={1}>
      <Heading level={2}>{t('othersHeading')}</Heading>
      <Stack as="ul" gap={0}>
        {others.map((option) => (
          <li key={option.title}>
            {option.kind === 'link' ? <Link option={option} /> : <Documents option={option} />}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Link({
  option: { type, title, refusal },
}: {
  option: Extract<VerificationOption, { kind: 'link' }>;
}) {
  const t = useCopy(copy);
  const flow = useFlow();
  if (refusal) return <Text muted>{t('refused', { title, refusal })}</Text>;
  return <LinkButton onClick={() => flow.toChild('link', { type })}>{title}</LinkButton>;
}

function Documents({
  option: { title, types },
}: {
  option: Extract<VerificationOption, { kind: 'upload' }>;
}) {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <>
      <Text>{title}</Text>
      <Stack as="ul" direction="row" gap={1}>
        {types.map((type) => (
          <li key={type}>
            <LinkButton onClick={() => flow.toChild('upload', { type })}>{t(UPLOADS[type].name)}</LinkButton>
          </li>
        ))}
      </Stack>
    </>
  );
}
