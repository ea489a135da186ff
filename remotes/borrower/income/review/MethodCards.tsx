import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy } from '#src/features/income/copy.ts';
import { UPLOADS } from '#src/features/income/uploads.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { VerificationOption } from '../useMethods.ts';

/** One card for each way to verify income; the screen around has the children `link` and `upload`. */
export function MethodCards({
  options,
  recommend = false,
}: {
  options: readonly VerificationOption[];
  recommend?: boolean;
}) {
  const t = useCopy(copy);
  const first = options.find((option) => option.kind === 'upload' || !option.refusal);
  return (
    <Stack as="ul" gap={2}>
      {options.map((option) => (
        <Card as="li" compact key={option.kind === 'link' ? option.type : 'upload'}>
          <Stack gap={1} align="start">
            <Heading level={3}>{option.title}</Heading>
            {recommend && option === first ? <Badge tone="info">{t('recommended')}</Badge> : null}
            <Text muted>{option.detail}</Text>
            <Choose option={option} isMain={recommend && option === first} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Choose({ option, isMain }: { option: VerificationOption; isMain: boolean }) {
  const t = useCopy(copy);
  const flow = useFlow();
  if (option.kind === 'upload') {
    return (
      <Stack as="ul" gap={0}>
        {option.types.map((type) => (
          <li key={type}>
            <LinkButton onClick={() => flow.toChild('upload', { type })}>{t(UPLOADS[type].name)}</LinkButton>
          </li>
        ))}
      </Stack>
    );
  }
  if (option.refusal) return <Text strong>{option.refusal}</Text>;
  return (
    <Button
      {...(isMain ? {} : { variant: 'secondary', size: 'small' })}
      onClick={() => flow.toChild('link', { type: option.type })}
    >
      {option.action}
    </Button>
  );
}
