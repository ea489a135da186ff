import type { ReactNode } from 'react';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';

interface MessageProps {
  heading: string;
  body: ReactNode;
  /** A second paragraph. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Instead of the code: why it cannot be asked for, and what to do. */
export function Message({ heading, body, children, actions }: MessageProps) {
  return (
    <Stack>
      <Heading level={1}>{heading}</Heading>
      <Text>{body}</Text>
      {children ? <Text>{children}</Text> : null}
      {actions}
    </Stack>
  );
}
