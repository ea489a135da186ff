/** Where a person is while they sign, as the API takes it: measured, or the state that they named. */
export interface SignerLocation {
  latitude?: number;
  longitude?: number;
  state?: string;
}

export type Position =
  | { kind: 'granted'; latitude: number; longitude: number }
  | { kind: 'denied' }
  | { kind: 'unavailable' };

const PERMISSION_DENIED = 1;
const GIVE_UP_MS = 20_000;
const FRESH_MS = 60_000;

/**
 * Where the device is. The browser asks the person unless they have answered before, so call it only after they
 * agreed. Never rejects, and always ends: some browsers say nothing at all when their question is closed.
 */
export function readPosition(navigator: Pick<Navigator, 'geolocation'>): Promise<Position> {
  // Absent on pages without HTTPS and in frames that may not use it.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return Promise.resolve({ kind: 'unavailable' });
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'unavailable' }), GIVE_UP_MS);
    const end = (position: Position) => {
      clearTimeout(timer);
      resolve(position);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => end({ kind: 'granted', latitude: coords.latitude, longitude: coords.longitude }),
      (error) => end({ kind: error.code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout: GIVE_UP_MS, maximumAge: FRESH_MS },
    );
  });
}

/** Whether the browser would answer without asking the person; `false` when it does not say. */
export async function mayReadSilently(navigator: Pick<Navigator, 'permissions'>): Promise<boolean> {
  const permissions = navigator.permissions as Permissions | undefined;
  if (!permissions) return false;
  return permissions.query({ name: 'geolocation' }).then(
    ({ state }) => state === 'granted',
    () => false,
  );
}
