const KEEP_MS = 60_000;

/** An address of the blob, given back after a minute: long enough for a tab or a download to take it. */
function addressOf(blob: Blob): string {
  const pdf = blob.type === 'application/pdf' ? blob : new Blob([blob], { type: 'application/pdf' });
  const url = URL.createObjectURL(pdf);
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
  return url;
}

export function download(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = addressOf(blob);
  link.download = fileName;
  link.click();
}

export function openInNewTab(blob: Blob): Window | null {
  return window.open(addressOf(blob), '_blank');
}

/** The browser's own viewer prints; where it does not open the dialog by itself, its button is there. */
export function print(blob: Blob): void {
  const tab = openInNewTab(blob);
  tab?.addEventListener('load', () => tab.print(), { once: true });
}
