/**
 * What pays the flight instead of a disrupted one, as a tender names it: `dsc_…` with the disruption's number
 * within its booking. It says by itself which disruption it's of.
 */
import type { BookingId, DisruptionCoverId } from '../ids.ts';

/** What such a tender is called; the wire's source is `AncillaryCredit`. */
export const COVER_LABEL = 'DisruptionCover';

type DisruptionRef = { readonly bookingId: BookingId; readonly disruptionNo: number };

export const coverOfDisruption = ({ bookingId, disruptionNo }: DisruptionRef): DisruptionCoverId =>
  `dsc_${bookingId.slice('bkg_'.length)}-${disruptionNo}` as DisruptionCoverId;
export const isDisruptionCover = (sourceId: string): sourceId is DisruptionCoverId =>
  sourceId.startsWith('dsc_');
export function disruptionOfCover(coverId: DisruptionCoverId): DisruptionRef {
  const end = coverId.lastIndexOf('-');
  const bookingId = `bkg_${coverId.slice('dsc_'.length, end)}` as BookingId;
  return { bookingId, disruptionNo: Number(coverId.slice(end + 1)) };
}
