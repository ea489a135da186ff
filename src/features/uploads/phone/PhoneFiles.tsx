import { useCopy } from '#src/brand/copy.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { copy } from '../../handoff/copy.ts';
import { Handover } from '../../handoff/Handover.tsx';
import type { Handoff, HandoffAsked, HandoffPort } from '../../handoff/model.ts';

interface PhoneFilesProps {
  port: HandoffPort;
  asked: HandoffAsked;
  onReceived(received: Handoff['received']): void;
  onClose(): void;
}

/** The files of a slot, from a phone. */
export function PhoneFiles({ port, asked, onReceived, onClose }: PhoneFilesProps) {
  const t = useCopy(copy);
  return (
    <Dialog open title={t('offer')} onClose={onClose} size="medium">
      <Handover
        port={port}
        asked={asked}
        onReceived={async (received) => onReceived(received)}
        onBack={onClose}
      />
    </Dialog>
  );
}
