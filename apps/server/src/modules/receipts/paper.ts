/** Draws documents as tagged PDFs (decision 0012): their heads, facts and notes. */
import PDFDocument from 'pdfkit';
import { type FontName, fontFile } from './fonts.ts';

export type Doc = PDFKit.PDFDocument;
type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>;
export type Structure = PDFKit.PDFStructureElement;

export const INK = '#0f2226';
export const QUIET = '#3f5559';
export const LINE = '#c9d3d4';
export const MARGIN = 56;
/**
 * Letters stay whole: the font would take a dotted letter apart into letter and mark, and the mark then reads
 * as nothing when the text is copied. The library takes an object here as well as its types' list.
 */
export const WHOLE = { ccmp: false } as unknown as Features;
const LABEL_WIDTH = 140;

export type PaperHead = {
  readonly locale: 'en' | 'fr';
  readonly title: string;
  readonly brandName: string;
  /** On white paper. */
  readonly brandColor: string;
};
export type PaperFacts = readonly (readonly [label: string, value: string])[];

/** `at`: the file's date, so that the same document at the same time is the same file. */
export async function drawPaper(
  head: PaperHead,
  at: string,
  draw: (doc: Doc, root: Structure) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const created = new Date(at);
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: head.locale,
    displayTitle: true,
    font: '',
    info: { Title: head.title, Author: head.brandName, CreationDate: created, ModDate: created },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const name of ['regular', 'bold'] as const) openFont(doc, name);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(doc, root, head);
  draw(doc, root);
  root.end();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** At the end of a document. */
export function drawNotes(doc: Doc, root: Structure, notes: readonly string[]): void {
  doc.moveDown(1.5);
  for (const note of notes) {
    makeRoom(doc, Math.max(24, heightOf(doc, 'regular', 9, note, widthOf(doc))));
    tagged(doc, root, 'P', () => put(doc, 'regular', 9, QUIET, note, MARGIN, doc.y, widthOf(doc)));
  }
}

export const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;

export function tagged(doc: Doc, parent: Structure, type: string, draw: () => void): void {
  parent.add(doc.struct(type, {}, draw));
}

/** Decoration, which is not read out. */
export function decoration(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

/** The size of text is known before it is drawn, so that a row never breaks over two pages. */
export function heightOf(doc: Doc, font: FontName, size: number, text: string, width: number): number {
  return doc.font(font).fontSize(size).heightOfString(writable(font, text), { width, features: WHOLE });
}

export function put(
  doc: Doc,
  font: FontName,
  size: number,
  color: string,
  text: string,
  x: number,
  y: number,
  width: number,
): void {
  doc.font(font).fontSize(size).fillColor(color).text(writable(font, text), x, y, { width, features: WHOLE });
}

/**
 * Writes a character that the font has no glyph for as its code, so that nothing disappears silently.
 * Composes first, because the fonts have more composed glyphs than combining marks.
 */
export function writable(font: FontName, text: string): string {
  const known = glyphs.get(font) ?? new Set();
  return [...text.normalize('NFC')]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return known.has(code) ? sign : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    })
    .join('');
}

const glyphs = new Map<FontName, ReadonlySet<number>>();

/**
 * Opened anew for each receipt: an opened font remembers the texts it has set, and mixes them up between
 * files.
 */
function openFont(doc: Doc, name: FontName): void {
  doc.registerFont(name, fontFile(name));
  if (glyphs.has(name)) return;
  // Where pdfkit keeps the font that it has opened; its types do not say so
  const opened = doc.font(name) as unknown as { _font: { font: { characterSet: readonly number[] } } };
  glyphs.set(name, new Set(opened._font.font.characterSet));
}

export function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

function drawHead(doc: Doc, root: Structure, { brandName, brandColor, title }: PaperHead): void {
  tagged(doc, root, 'P', () => put(doc, 'bold', 12, brandColor, brandName, MARGIN, doc.y, widthOf(doc)));
  doc.moveDown(0.5);
  tagged(doc, root, 'H1', () => put(doc, 'bold', 22, INK, title, MARGIN, doc.y, widthOf(doc)));
  doc.moveDown(0.6);
}

export function drawFacts(doc: Doc, root: Structure, facts: PaperFacts): void {
  const table = doc.struct('Table');
  root.add(table);
  for (const [label, value] of facts) {
    const width = widthOf(doc) - LABEL_WIDTH;
    const height = heightOf(doc, 'regular', 10, value, width);
    makeRoom(doc, height);
    const { y } = doc;
    const row = doc.struct('TR');
    table.add(row);
    tagged(doc, row, 'TH', () => put(doc, 'regular', 10, QUIET, label, MARGIN, y, LABEL_WIDTH - 8));
    tagged(doc, row, 'TD', () => put(doc, 'regular', 10, INK, value, MARGIN + LABEL_WIDTH, y, width));
    row.end();
    doc.y = y + height + 2;
  }
  table.end();
}
