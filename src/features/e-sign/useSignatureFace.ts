import { useEffect } from 'react';
import { acquireFonts } from '#src/brand/fonts.ts';
import { SIGNATURE_FACE } from './signatureFont.ts';

/** The hand of typed signatures, the same on every device, for as long as one is shown. Without it the platform has one. */
export function useSignatureFace(): void {
  useEffect(() => {
    let isOver = false;
    let release = () => {};
    import(/* webpackChunkName: "signing" */ './signatureFace.ts').then(
      ({ SIGNATURE_FACE_URL: url }) => {
        if (isOver) return;
        release = acquireFonts({
          theme: { fonts: [{ family: SIGNATURE_FACE, url, weight: '400', style: 'normal' }] },
        });
      },
      () => {},
    );
    return () => {
      isOver = true;
      release();
    };
  }, []);
}
