/** Draws an itinerary: a heading for each day, its moments by their times, and whom to call. */
import {
  type Doc,
  drawFacts,
  drawNotes,
  drawPaper,
  heightOf,
  INK,
  MARGIN,
  makeRoom,
  put,
  QUIET,
  type Structure,
  tagged,
  widthOf,
} from '../receipts/paper.ts';
import type { Itinerary } from './build-itinerary.ts';

/** `at`: the file's date. */
export const drawItinerary = (itinerary: Itinerary, at: string): Promise<Uint8Array<ArrayBuffer>> =>
  drawPaper(itinerary, at, (doc, root) => {
    drawFacts(doc, root, itinerary.facts);
    for (const { heading, moments } of itinerary.days) {
      drawHeading(doc, root, heading);
      for (const moment of moments) drawMoment(doc, root, moment);
    }
    drawHeading(doc, root, itinerary.contactsHeading);
    drawFacts(doc, root, itinerary.contacts);
    drawNotes(doc, root, itinerary.notes);
  });

function drawHeading(doc: Doc, root: Structure, heading: string): void {
  // Never alone at a page's foot
  makeRoom(doc, 90);
  doc.moveDown(1);
  tagged(doc, root, 'H2', () => put(doc, 'bold', 13, INK, heading, MARGIN, doc.y, widthOf(doc)));
  doc.moveDown(0.3);
}

type DrawnMoment = Itinerary['days'][number]['moments'][number];

function drawMoment(doc: Doc, root: Structure, { time, title, lines, facts }: DrawnMoment): void {
  const width = widthOf(doc);
  const height =
    heightOf(doc, 'bold', 11, title, width) + heightOf(doc, 'regular', 10, lines.join('\n'), width);
  makeRoom(doc, Math.min(height + 32, 200));
  doc.moveDown(0.4);
  tagged(doc, root, 'P', () => put(doc, 'regular', 10, QUIET, time, MARGIN, doc.y, width));
  tagged(doc, root, 'H3', () => put(doc, 'bold', 11, INK, title, MARGIN, doc.y, width));
  for (const line of lines)
    tagged(doc, root, 'P', () => put(doc, 'regular', 10, INK, line, MARGIN, doc.y, width));
  doc.moveDown(0.2);
  if (facts.length > 0) drawFacts(doc, root, facts);
}
