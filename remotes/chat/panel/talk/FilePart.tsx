import type { ReactNode } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { ErrorBoundary } from '#src/features/errors/ErrorBoundary.tsx';
import { type LoadView, useView } from '#src/features/screens/viewOf.ts';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import type { RunningConversation } from '../../conversation/createConversation.ts';
import type { WireFile } from '../../transports/port.ts';
import { copy } from './copy.ts';
import { Small } from './styles.ts';
import type { Attachments } from './useAttachments.ts';

/** What is shown of files, each by what it needs. */
interface Parts {
  /** One that came. */
  received: { file: WireFile };
  /** Those that go out with the next press of Send. */
  chosen: { attachments: Attachments };
  /** How much of one has gone out. */
  sent: { conversation: RunningConversation; clientId: string; name: string; size: number };
  /** Why one was not sent. */
  refused: { name: string; code: string | undefined; mostBytes: number };
}

/** They come with the first file: most chats have none. */
const PARTS: { [Name in keyof Parts]: LoadView<{ View: ElementComponent<Parts[Name]> }> } = {
  received: () => import(/* webpackChunkName: "chat-files" */ './ReceivedFile.tsx'),
  chosen: () => import(/* webpackChunkName: "chat-files" */ './AttachmentChips.tsx'),
  sent: () => import(/* webpackChunkName: "chat-files" */ './SentBytes.tsx'),
  refused: () => import(/* webpackChunkName: "chat-files" */ './FileRefused.tsx'),
};

type FilePartProps<Name extends keyof Parts> = Parts[Name] & {
  part: Name;
  /** The name of the file, which is all that is shown until then. */
  children?: ReactNode;
};

/** The chat around it does without, where its script cannot be had. */
export function FilePart<Name extends keyof Parts>({ part, children, ...props }: FilePartProps<Name>) {
  const t = useCopy(copy);
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Small>
          {children} <LinkButton onClick={retry}>{t('again')}</LinkButton>
        </Small>
      )}
    >
      <Loaded part={part} props={props}>
        {children}
      </Loaded>
    </ErrorBoundary>
  );
}

function Loaded({ part, props, children }: { part: keyof Parts; props: object; children: ReactNode }) {
  const View = useView<{ View: ElementComponent<never> }>(PARTS[part])?.View as
    | ElementComponent<object>
    | undefined;
  return View ? <View {...props} /> : <Small>{children}</Small>;
}
