/** Draws documents as tagged PDFs (decision 0012): their heads, facts and notes. */
import PDFDocument from 'pdfkit';
import { type Family, type FontName, familiesFor, fontFile, type Weight } from './fonts.ts';
import { mixedLines, type TextRun } from './mixed-text.ts';

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
const WHOLE = { ccmp: false } as unknown as Features;
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
  for (const weight of ['regular', 'bold'] as const) {
    const { font } = opened(doc, 'latin', weight);
    if (!glyphs.has(weight)) glyphs.set(weight, new Set(font.characterSet));
  }
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawHead(doc, root, head);
  draw(doc, root);
  root.end();
  nameParts(doc);
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
export function heightOf(doc: Doc, weight: Weight, size: number, text: string, width: number): number {
  const whole = text.normalize('NFC');
  useFont(doc, 'latin', weight, size);
  if (isPlain(weight, whole)) return doc.heightOfString(whole, { width, features: WHOLE });
  return linesOf(doc, weight, size, whole, width).length * lineHeight(doc, weight, size);
}

export function put(
  doc: Doc,
  weight: Weight,
  size: number,
  color: string,
  text: string,
  x: number,
  y: number,
  width: number,
): void {
  const whole = text.normalize('NFC');
  useFont(doc, 'latin', weight, size).fillColor(color);
  if (isPlain(weight, whole)) doc.text(whole, x, y, { width, features: WHOLE });
  else putMixed(doc, { weight, size, text: whole, x, y, width });
}

/** In the main font alone, as amounts are. */
export const plainWidth = (doc: Doc, weight: Weight, size: number, text: string): number =>
  useFont(doc, 'latin', weight, size).widthOfString(text, { features: WHOLE });

type Mixed = {
  readonly weight: Weight;
  readonly size: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** Every font on one base line, right-to-left parts in their place. */
function putMixed(doc: Doc, { weight, size, text, x, y, width }: Mixed): void {
  const height = lineHeight(doc, weight, size);
  const { ascender } = opened(doc, 'latin', weight);
  for (const [no, line] of linesOf(doc, weight, size, text, width).entries()) {
    let at = x;
    const baseline = y + no * height + (ascender / 1000) * size;
    for (const run of line) {
      useFont(doc, run.family, weight, size);
      const shaping = featuresOf(run.family);
      const options = { lineBreak: false, baseline: 'alphabetic' as const, features: shaping };
      doc.text(run.text, at, baseline, options);
      at += doc.widthOfString(run.text, { features: shaping });
    }
    doc.y = y + (no + 1) * height;
  }
  useFont(doc, 'latin', weight, size);
}

/** As the script wants it: joined letters, placed marks. */
const SHAPED: Features = [];
const featuresOf = (family: Family): Features => (family === 'latin' || family === 'arabic' ? WHOLE : SHAPED);

function linesOf(doc: Doc, weight: Weight, size: number, text: string, width: number): TextRun[][] {
  const lines = mixedLines(
    text,
    width,
    (grapheme) => familyOf(doc, grapheme, weight),
    ({ family, text: piece }) =>
      useFont(doc, family, weight, size).widthOfString(piece, { features: featuresOf(family) }),
  );
  useFont(doc, 'latin', weight, size);
  return lines;
}

const lineHeight = (doc: Doc, weight: Weight, size: number): number =>
  useFont(doc, 'latin', weight, size).currentLineHeight(true);

/** The first that has the character and its marks; composed, as fonts have more of those. */
function familyOf(doc: Doc, grapheme: string, weight: Weight): Family | null {
  const fits = (family: Family) => {
    const { font } = opened(doc, family, weight);
    return [...grapheme].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  };
  return familiesFor(grapheme).find(fits) ?? null;
}

/** Where pdfkit keeps the font that it has opened; its types do not say so. */
type Opened = {
  readonly ascender: number;
  /** What each glyph that was used is copied as. */
  readonly unicode: number[][];
  readonly font: {
    readonly characterSet: readonly number[];
    readonly hasGlyphForCodePoint: (code: number) => boolean;
  };
};
const registered = new WeakMap<Doc, Set<FontName>>();

/**
 * Opened anew for each document, when it's first used: an opened font remembers the texts it has set, and
 * mixes them up between files.
 */
function useFont(doc: Doc, family: Family, weight: Weight, size: number): Doc {
  const name: FontName = `${family}-${weight}`;
  const known = registered.get(doc) ?? new Set();
  registered.set(doc, known);
  if (!known.has(name)) doc.registerFont(name, fontFile(family, weight));
  known.add(name);
  return doc.font(name).fontSize(size);
}
const JOINER = 0x200d;
/** The dots of a letter may be a glyph of their own, which is copied as nothing anybody sees. */
function nameParts(doc: Doc): void {
  for (const name of registered.get(doc) ?? []) {
    const { unicode } = (doc.font(name) as unknown as { _font: Opened })._font;
    for (const codes of unicode) if (codes?.length === 0) codes.push(JOINER);
  }
}
const opened = (doc: Doc, family: Family, weight: Weight): Opened =>
  (useFont(doc, family, weight, 10) as unknown as { _font: Opened })._font;

const glyphs = new Map<Weight, ReadonlySet<number>>();
/** All of it in the main font. */
function isPlain(weight: Weight, text: string): boolean {
  const known = glyphs.get(weight);
  return (
    known !== undefined && [...text].every((sign) => sign === '\n' || known.has(sign.codePointAt(0) ?? 0))
  );
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
