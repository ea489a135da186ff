import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { UPLOADS } from './uploads.ts';
import type { VerificationOption } from './useMethods.ts';

/** One card for each way to verify income; the screen around has the children `link` and `upload`. */
export function MethodCards({
  ways,
  recommend = false,
}: {
  ways: readonly VerificationOption[];
  recommend?: boolean;
}) {
  const t = useCopy(copy);
  const first = ways.find((way) => way.kind === 'upload' || !way.refusal);
  return (
    <Stack as="ul" gap={2}>
      {ways.map((way) => (
        <Card as="li" compact key={way.kind === 'link' ? way.type : 'upload'}>
          <Stack gap={1} align="start">
            <Heading level={3}>{way.title}</Heading>
            {recommend && way === first ? <Badge tone="info">{t('recommended')}</Badge> : null}
            <Text muted>{way.detail}</Text>
            <Choose way={way} isMain={recommend && way === first} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Choose({ way, isMain }: { way: VerificationOption; isMain: boolean }) {
  const t = useCopy(copy);
  const flow = useFlow();
  if (way.kind === 'upload') {
    return (
      <Stack as="ul" gap={0}>
        {way.types.map((type) => (
          <li key={type}>
            <LinkButton onClick={() => flow.toChild('upload', { type })}>{t(UPLOADS[type].name)}</LinkButton>
          </li>
        ))}
      </Stack>
    );
  }
  if (way.refusal) return <Text strong>{way.refusal}</Text>;
  return (
    <Button
      {...(isMain ? {} : { variant: 'secondary', size: 'small' })}
      onClick={() => flow.toChild('link', { type: way.type })}
    >
      {way.action}
    </Button>
  );
}
