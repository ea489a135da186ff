import { useState } from 'react';

type Allowed = NotificationPermission | 'unknown';

/** `unknown` where the browser has no notifications, or has them for secure pages only. */
const allowedNow = (): Allowed =>
  typeof Notification === 'function' && isSecureContext ? Notification.permission : 'unknown';

/** Whether notifications are allowed on this page, and the question, which is asked only when the person asks for it. */
export function useNotifications() {
  const [allowed, setAllowed] = useState(allowedNow);
  const ask = async () => {
    await Notification.requestPermission().catch(() => {});
    setAllowed(allowedNow());
  };
  return { allowed, ask };
}

/**
 * Shows a notification that leads back to the page, if they are allowed. It says nothing about the person.
 *
 * @returns takes it away
 */
export function notify(text: string): () => void {
  if (allowedNow() !== 'granted') return () => {};
  try {
    const shown = new Notification(text, { tag: 'heloc-call' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Phones leave it to service workers.
    return () => {};
  }
}
