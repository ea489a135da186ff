import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCase } from '../case/CaseContext.ts';
import { PhoneLink } from './ContactLinks.tsx';
import { CopyApplicationId } from './CopyApplicationId.tsx';
import { callUsAtom } from './callUs.ts';
import { FooterHours } from './FooterHours.tsx';

function CallUs({ reference }: { reference: string }) {
  const { supportPhone } = useBrand().companyInfo;
  return (
    <>
      <PhoneLink number={supportPhone} />
      <CopyApplicationId reference={reference} />
    </>
  );
}

/**
 * For pages where a person may need help. The card below repeats the number, with its hours and the Application ID that
 * support asks for (docs/rules.md#reaching-a-person).
 */
export function TalkToUs() {
  const { reference } = useCase();
  const set = useSetAtom(callUsAtom);
  useLayoutEffect(() => {
    // The card may stand outside of the case.
    set({ number: <CallUs reference={reference} />, hours: <FooterHours /> });
    return () => set(undefined);
  }, [set, reference]);
  return null;
}
