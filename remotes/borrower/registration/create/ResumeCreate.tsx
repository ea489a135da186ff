import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { useLocation } from 'react-router';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useRegistration } from '#src/features/registration/useRegistration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { findBlocking } from '../existing/findBlocking.ts';

/** The key that the router gives to the first address of a page. */
const INITIAL_LOCATION_KEY = 'default';

/**
 * Inside the last step's form: a person who pressed Continue and was sent to log in comes back to what they asked for, and
 * does not have to press it again. Once, and only for those who come back right here.
 */
export function ResumeCreate() {
  const runtime = useRuntime();
  const brand = useBrand();
  const registration = useRegistration();
  const form = useForm();
  const { key } = useLocation();
  const resume = useEffectEvent(async (isOver: () => boolean) => {
    if (!registration.get().awaitsLogin) return;
    registration.note({ awaitsLogin: undefined });
    if (key !== INITIAL_LOCATION_KEY || !runtime.auth.isSignedIn()) return;
    // An existing application has its own dialog; the create call refuses as well.
    const blocking = await findBlocking(runtime, brand).catch(() => undefined);
    if (!blocking && !isOver() && runtime.auth.isSignedIn()) form.submit();
  });
  useEffect(() => {
    let isCancelled = false;
    void resume(() => isCancelled);
    return () => {
      isCancelled = true;
    };
  }, []);
  return null;
}
