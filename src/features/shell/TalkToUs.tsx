import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { PhoneLink } from './ContactLinks.tsx';
import { CopyApplicationId } from './CopyApplicationId.tsx';
import { callUsAtom } from './callUs.ts';
import { FooterHours } from './FooterHours.tsx';

function CallUs() {
  const { supportPhone } = useBrand().companyInfo;
  return (
    <>
      <PhoneLink number={supportPhone} />
      <FooterHours />
      <CopyApplicationId />
    </>
  );
}

/**
 * For pages where a person may need help. The card below repeats the number, with its hours and the Application ID that
 * support asks for (docs/rules.md#reaching-a-person).
 */
export function TalkToUs() {
  const set = useSetAtom(callUsAtom);
  useLayoutEffect(() => {
    set(() => CallUs);
    return () => set(undefined);
  }, [set]);
  return null;
}
