import { useEffect, useState } from 'react';

export type PhoneLibrary = typeof import('#src/domain/person/internationalPhone.ts');

/** What knows the numbers of all countries, once it is asked for; without it digits stay as they were typed. */
export function usePhoneLibrary(isNeeded: boolean): PhoneLibrary | undefined {
  const [library, setLibrary] = useState<PhoneLibrary>();
  useEffect(() => {
    if (!isNeeded || library) return undefined;
    let isOver = false;
    import(/* webpackChunkName: "phone-numbers" */ '#src/domain/person/internationalPhone.ts').then(
      (loaded) => isOver || setLibrary(loaded),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded, library]);
  return library;
}
