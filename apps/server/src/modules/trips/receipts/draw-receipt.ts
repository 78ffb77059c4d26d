/** Draws a receipt: its facts, and a table for each section. */
import {
  type Doc,
  decoration,
  drawFacts,
  drawNotes,
  drawPaper,
  heightOf,
  INK,
  LINE,
  MARGIN,
  makeRoom,
  plainWidth,
  put,
  type Structure,
  tagged,
  widthOf,
} from './paper.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';

/** `at`: the file's date, so that the same receipt at the same time is the same file. */
export const drawReceipt = (receipt: Receipt, at: string): Promise<Uint8Array<ArrayBuffer>> =>
  drawPaper(receipt, at, (doc, root) => {
    drawFacts(doc, root, receipt.facts);
    for (const { heading, lines } of receipt.sections) drawSection(doc, root, heading, lines);
    drawNotes(doc, root, receipt.notes);
  });

function drawSection(doc: Doc, root: Structure, heading: string, lines: readonly ReceiptLine[]): void {
  // A heading never stands alone at a page's foot
  makeRoom(doc, 70);
  doc.moveDown(1);
  tagged(doc, root, 'H2', () => put(doc, 'bold', 13, INK, heading, MARGIN, doc.y, widthOf(doc)));
  doc.moveDown(0.3);
  const table = doc.struct('Table');
  root.add(table);
  for (const each of lines) drawLine(doc, table, each);
  table.end();
}

function drawLine(doc: Doc, table: Structure, { label, amount, isTotal }: ReceiptLine): void {
  const font = isTotal ? 'bold' : 'regular';
  const amountWidth = plainWidth(doc, font, 10, amount) + 2;
  const labelWidth = widthOf(doc) - amountWidth - 24;
  const height = heightOf(doc, font, 10, label || ' ', labelWidth);
  makeRoom(doc, height + 8);
  const y = doc.y + 3;
  if (isTotal) {
    decoration(doc, () => {
      const right = MARGIN + widthOf(doc);
      doc.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.6).strokeColor(LINE).stroke();
    });
  }
  const row = doc.struct('TR');
  table.add(row);
  tagged(doc, row, 'TH', () => put(doc, font, 10, INK, label, MARGIN, y + 2, labelWidth));
  const x = doc.page.width - MARGIN - amountWidth;
  tagged(doc, row, 'TD', () => put(doc, font, 10, INK, amount, x, y + 2, amountWidth));
  row.end();
  doc.y = y + height + 3;
}
