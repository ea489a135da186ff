import { type ReactNode, useRef } from 'react';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubstep } from '#src/features/shell/substep.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import type { FormSchema } from '#src/ui/form/validate.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { useRecordAnswer } from './useRecordAnswer.ts';

interface ConfirmRecordProps {
  recordUuid: string;
  heading: string;
  /** What the record shows. */
  children: ReactNode;
  /** A box to tick before it is confirmed; without one the button is the confirmation. */
  consent?: { schema: FormSchema; field: ReactNode };
  yes?: string;
  no: string;
  /** Announced once it is confirmed. */
  announcement: string;
  onRefused(): void;
}

/** A record of income that was found: the person says whether it is theirs. */
export function ConfirmRecord({
  recordUuid,
  heading,
  children,
  consent,
  yes,
  no,
  announcement,
  onRefused,
}: ConfirmRecordProps) {
  const flow = useFlow();
  const announce = useAnnounce();
  const answer = useRecordAnswer(recordUuid);
  const top = useFocusOn<HTMLHeadingElement>();
  const isRefused = useRef(false);
  useSubstep({ step: 2, count: 2 });
  const refuse = () => {
    if (isRefused.current) return;
    isRefused.current = true;
    // An unconfirmed record is never used, so the person need not wait for this answer.
    answer(false).catch(() => {});
    onRefused();
  };
  return (
    <Stack gap={3}>
      <Heading level={1} ref={top} tabIndex={-1}>
        {heading}
      </Heading>
      {children}
      <FormShell
        schema={consent?.schema}
        requiredNote={false}
        submitLabel={yes}
        onSubmit={async () => {
          await answer(true);
          announce(announcement);
          flow.toCurrent();
        }}
        secondary={<LinkButton onClick={refuse}>{no}</LinkButton>}
      >
        {consent?.field}
      </FormShell>
    </Stack>
  );
}
