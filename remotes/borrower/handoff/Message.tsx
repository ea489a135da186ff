import type { ReactNode } from 'react';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';

/** A message in place of the photos. */
export function Message({
  heading,
  children,
  action,
}: {
  heading: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Stack gap={4}>
      <Heading level={1}>{heading}</Heading>
      <Text>{children}</Text>
      {action ? <Actions>{action}</Actions> : null}
    </Stack>
  );
}
