import { type CalendarEvent, calendarFile } from '#src/domain/dates/calendarFile.ts';

/** Long enough for a tab or a download to take it; some browsers begin to read only after the click has returned. */
const KEEP_MS = 60_000;

/** An address of the content, given back after a minute. */
function addressOf(content: Blob): string {
  const url = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  return url;
}

/** Gives a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = addressOf(content);
  link.download = name;
  link.click();
}

export function openInNewTab(content: Blob): Window | null {
  return window.open(addressOf(content), '_blank');
}

/** The browser's own viewer prints; where it does not open the dialog by itself, its button is there. */
export function print(content: Blob): void {
  const tab = openInNewTab(content);
  tab?.addEventListener('load', () => tab.print(), { once: true });
}

/** A title as a file name that every system takes. */
export function fileName(title: string, extension: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\w\s-]+/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return `${plain || 'document'}.${extension}`;
}

/** Saves days and appointments as a calendar file. @param name without an ending */
export const saveCalendar = (events: readonly CalendarEvent[], now: Date, name: string): void =>
  saveFile(new Blob([calendarFile(events, now)], { type: 'text/calendar' }), fileName(name, 'ics'));
