import { PDFDocument, type PDFFont, type PDFImage, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** A part of a document: a heading, paragraphs, and figures as label and value. */
export interface Section {
  heading: string;
  paragraphs?: readonly string[];
  figures?: readonly (readonly [label: string, value: string])[];
}

export interface Content {
  title: string;
  sections: readonly Section[];
  /** Lines to sign on, at the end; signed ones carry a name, or the PNG that was drawn. */
  signatures?: readonly {
    label: string;
    signedName?: string | undefined;
    image?: string | undefined;
    signedAt?: string | undefined;
  }[];
}

const PAGE = { width: 612, height: 792, margin: 60 };
const BODY = 10.5;
const LINE_HEIGHT = 15;
/** Between a label and its value. */
const COLUMN_GAP = 24;
const INK = rgb(0.1, 0.1, 0.12);
const FAINT = rgb(0.45, 0.45, 0.5);

/** What the standard fonts can draw (Windows-1252); anything else would throw. */
const DRAWN = /[\x20-\x7e\xa1-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A letter that cannot be drawn loses its accents; what then is still none is a question mark. */
const drawn = (character: string) =>
  DRAWN.test(character)
    ? character
    : character
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^\x20-\x7e]/g, '?');

const writable = (text: string) => Array.from(text.normalize('NFC'), drawn).join('');

/** The parts of a word that is wider than a line, e.g. an address. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of writable(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    const [first = '', ...rest] = broken(word, fits);
    if (line !== '') lines.push(line);
    lines.push(...[first, ...rest].slice(0, -1));
    line = rest.at(-1) ?? first;
  }
  return [...lines, line];
}

/** Writes from the top down and turns the page when it is full. */
class Writer {
  private page: PDFPage;
  private y = 0;
  readonly width = PAGE.width - 2 * PAGE.margin;

  constructor(
    private readonly doc: PDFDocument,
    readonly fonts: { body: PDFFont; bold: PDFFont; hand: PDFFont },
  ) {
    this.page = this.addPage();
  }

  private addPage(): PDFPage {
    this.page = this.doc.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
    return this.page;
  }

  /** Leaves `height` free, or starts a page. */
  room(height: number): void {
    if (this.y - height < PAGE.margin) this.addPage();
  }

  text(text: string, { font = this.fonts.body, size = BODY, indent = 0, color = INK } = {}): void {
    for (const line of wrap(text, font, size, this.width - indent)) {
      this.room(size + 4);
      this.y -= size + 4;
      this.page.drawText(line, { x: PAGE.margin + indent, y: this.y, size, font, color });
    }
  }

  /** The label on the left, the value on the right, in as many lines as it needs. */
  figure(label: string, value: string): void {
    const { body, bold } = this.fonts;
    const term = writable(label);
    const lines = wrap(value, bold, BODY, this.width - body.widthOfTextAtSize(term, BODY) - COLUMN_GAP);
    this.room(LINE_HEIGHT * lines.length);
    for (const [index, line] of lines.entries()) {
      this.y -= LINE_HEIGHT;
      const { y } = this;
      if (index === 0) this.page.drawText(term, { x: PAGE.margin, y, size: BODY, font: body, color: INK });
      const x = PAGE.width - PAGE.margin - bold.widthOfTextAtSize(line, BODY);
      this.page.drawText(line, { x, y, size: BODY, font: bold, color: INK });
    }
  }

  image(image: PDFImage, height: number): void {
    this.room(height);
    this.y -= height;
    const width = (image.width / image.height) * height;
    this.page.drawImage(image, { x: PAGE.margin, y: this.y, width, height });
  }

  rule(): void {
    this.y -= 6;
    const y = this.y;
    this.page.drawLine({
      start: { x: PAGE.margin, y },
      end: { x: PAGE.width - PAGE.margin, y },
      thickness: 0.6,
      color: FAINT,
    });
  }

  gap(height: number): void {
    this.y -= height;
  }
}

/** Whether a data URL is a picture that a document can carry. */
export async function isPng(dataUrl: string): Promise<boolean> {
  const doc = await PDFDocument.create();
  return doc.embedPng(dataUrl).then(
    () => true,
    () => false,
  );
}

/** The same content and date always give the same bytes. */
export async function makePdf(content: Content, { date, footer }: { date: Date; footer: string }) {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(writable(content.title), { showInWindowTitleBar: true });
  doc.setLanguage('en-US');
  doc.setCreationDate(date);
  doc.setModificationDate(date);
  doc.setProducer('HELOC sandbox');
  const fonts = {
    body: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
    hand: await doc.embedFont(StandardFonts.TimesRomanItalic),
  };
  const write = new Writer(doc, fonts);
  write.text(content.title, { font: fonts.bold, size: 18 });
  write.rule();
  for (const section of content.sections) {
    write.room(70);
    write.gap(14);
    write.text(section.heading, { font: fonts.bold, size: 12.5 });
    write.gap(2);
    for (const [label, value] of section.figures ?? []) write.figure(label, value);
    for (const paragraph of section.paragraphs ?? []) {
      write.gap(4);
      write.text(paragraph);
    }
  }
  for (const { label, signedName, image, signedAt } of content.signatures ?? []) {
    write.room(image ? 110 : 70);
    write.gap(28);
    if (image) write.image(await doc.embedPng(image), 48);
    else if (signedName) write.text(signedName, { font: fonts.hand, size: 16 });
    write.rule();
    write.text(signedAt ? `${label}, signed electronically ${signedAt}` : label, { size: 9, color: FAINT });
  }
  const pages = doc.getPages();
  for (const [index, page] of pages.entries()) {
    page.drawText(writable(`${footer}   Page ${index + 1} of ${pages.length}`), {
      x: PAGE.margin,
      y: 32,
      size: 8,
      font: fonts.body,
      color: FAINT,
    });
  }
  const bytes = await doc.save({ useObjectStreams: false });
  return { bytes: new Uint8Array(bytes), pages: pages.length };
}
