/** Gives a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
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
