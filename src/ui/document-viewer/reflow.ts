/** A line that ends well before the longest one ends its paragraph. */
const FULL = 0.75;
/** What begins an item of a list, or stands for itself as a heading does. */
const BEGINS = /^([•·\u2022*-] |\(?[0-9a-zA-Z]{1,3}[.)] )|:$/;

/**
 * The lines of a page as paragraphs, which a narrow screen can break anew: a PDF knows lines only. Where in doubt two
 * paragraphs stay two.
 */
export function reflow(lines: readonly string[]): string[] {
  const longest = Math.max(0, ...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  let continues = false;
  for (const line of lines) {
    const last = paragraphs.length - 1;
    if (continues && !BEGINS.test(line)) paragraphs[last] += ` ${line}`;
    else paragraphs.push(line);
    continues = line.length >= longest * FULL && !/[.:;?!]$/.test(line);
  }
  return paragraphs;
}
