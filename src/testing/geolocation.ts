/** Gives jsdom, which has none, a geolocation that answers like this; returns every question it was asked. */
export function withGeolocation(
  answer: { latitude: number; longitude: number } | 'denied' | 'unavailable',
): number[] {
  const asked: number[] = [];
  const geolocation = {
    getCurrentPosition(
      found: (position: { coords: { latitude: number; longitude: number } }) => void,
      failed: (error: { code: number }) => void,
    ) {
      asked.push(asked.length);
      if (typeof answer === 'string') failed({ code: answer === 'denied' ? 1 : 2 });
      else found({ coords: answer });
    },
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  return asked;
}
