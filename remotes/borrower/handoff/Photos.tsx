import { finishHandoff } from '#src/api/contract/handoff.ts';
import { useLegal } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENT_SIDES, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { CaptureStep } from '#src/features/identity-capture/CaptureStep.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { PhoneViewProps } from './phoneSession.ts';
import { phoneUpload } from './phoneUpload.ts';
import { SentFrom } from './SentFrom.tsx';

/** The sides of an ID, one after the other. */
export function Photos({ session, store, kind }: PhoneViewProps & { kind: IdentityDocument }) {
  const legal = useLegal();
  const { api } = useRuntime();
  const { wanted, sent } = session;
  const left = wanted.filter((row) => !sent.some(({ documentType }) => documentType === row.documentType));
  const [next] = left;
  if (!next) return null;
  const { documentType } = next;
  return (
    <Stack gap={4}>
      <CaptureStep
        key={documentType}
        side={documentType === IDENTITY_DOCUMENT_SIDES[kind].front ? 'front' : 'back'}
        kind={kind}
        photo={undefined}
        upload={phoneUpload(api, session.session, documentType)}
        onUsed={async (photo) => {
          const isLast = left.length === 1;
          if (isLast) await api.call(finishHandoff, { body: { session: session.session } });
          store({ ...session, sent: [...sent, { ...photo, documentType, size: 0 }], isDone: isLast });
        }}
      />
      <SentFrom>
        <Text small>{legal('idEncrypted')}</Text>
      </SentFrom>
    </Stack>
  );
}
