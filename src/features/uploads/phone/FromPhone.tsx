import { lazy, Suspense, useState } from 'react';
import type { UploadedFile } from '#src/ui/upload/uploadedFile.ts';
import type { Handoff } from '../../handoff/model.ts';
import { PhoneOffer } from '../../handoff/PhoneOffer.tsx';
import type { Upload } from '../engine/upload.ts';

const PhoneFiles = lazy(async () => {
  const { PhoneFiles: view } = await import(/* webpackChunkName: "phone" */ './PhoneFiles.tsx');
  return { default: view };
});

interface FromPhoneProps {
  upload: Upload;
  maxFiles: number;
  value: readonly UploadedFile[];
  onReceived(received: Handoff['received']): void;
}

/** Offers to go on with a phone, where there is room for its files. */
export function FromPhone({ upload: { phone }, maxFiles, value, onReceived }: FromPhoneProps) {
  const [isOpen, setOpen] = useState(false);
  const room = maxFiles - value.filter(({ state }) => state !== 'failed').length;
  if (!phone || room <= 0) return null;
  return (
    <>
      <PhoneOffer onChosen={() => setOpen(true)} />
      {isOpen ? (
        <Suspense>
          <PhoneFiles
            port={phone.port}
            asked={phone.asked(room)}
            onReceived={(received) => {
              setOpen(false);
              onReceived(received);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
