import type { ReactNode } from 'react';
import type { Copy } from '#src/brand/copy.tsx';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import type { CHECK_AGAIN } from '#src/features/flow/copy.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';

interface ReviewingProps {
  copy: Copy<typeof CHECK_AGAIN>;
  heading: string;
  /** The query that is repeated; by default the status. */
  check?(): Promise<boolean>;
  /** What is reviewed, by whom, for how long, and that one need not wait here. */
  children: ReactNode;
}

/** A page shown while staff review what the person sent. */
export function Reviewing({ copy, heading, check, children }: ReviewingProps) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{heading}</Heading>
        {children}
        <CheckAgain copy={copy} {...(check ? { check } : {})} />
      </Stack>
      <TalkToUs />
    </Stack>
  );
}
