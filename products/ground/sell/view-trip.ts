/** A booked ride in the shapes of the contract: a card in the list, or all of it. */
import { type Instant, isBefore, localAt } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { TripBesides } from '@sojourn/server/modules/trips/trips/besides.ts';
import { commonCardOf, commonDetailOf, type TripParts } from '@sojourn/server/modules/trips/trips/view.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import { waitingWindow } from '../rules/times/waiting.ts';
import type { GroundTripCard, GroundTripDetail } from '../wire/ground-trip.ts';
import { groundChangeWindow } from './change/ground-changes.ts';
import { whenToReport } from './driver/when-to-report.ts';
import { flightNow } from './follow/flight-now.ts';
import type { GroundBooking, GroundDeps, GroundParty } from './sale.ts';
import { viewRide } from './view-ride.ts';

const traitsOf = (booking: GroundBooking) => ({
  isLodging: false,
  tickets: null,
  isExchangeAllowed: null,
  changesUntil: groundChangeWindow(booking).closesAt,
  checkIn: [],
});

const cardOf = (booking: GroundBooking, besides: TripBesides, now: Instant): GroundTripCard => ({
  ...commonCardOf(booking, traitsOf(booking), besides, now),
  kind: 'Ground',
  ride: viewRide(booking.offer.summary, booking.offer.cancellation, now),
});

/** One card for each, in their order. */
export const groundCardsOf = (
  bookings: readonly GroundBooking[],
  besides: (bookingId: BookingId) => TripBesides,
  _: Owner,
  now: Instant,
): GroundTripCard[] => bookings.map((booking) => cardOf(booking, besides(booking.bookingId), now));

/** The driver is named once they're sent. */
function driverOf({ state, offer: { driver, summary } }: GroundBooking, now: Instant) {
  const isSent = state !== 'Pending' && state !== 'Canceled' && !isBefore(now, summary.sentBy.at);
  return isSent && driver ? { ...driver } : null;
}

function waitsOf({ offer: { summary } }: GroundBooking, lands: Instant | null): GroundTripDetail['waits'] {
  const { time, flightAt, pickUp, waiting, from } = summary;
  const starts = time.means === 'landing' && flightAt !== null ? flightAt : pickUp.at;
  const window = waitingWindow(waiting, starts, lands ?? starts);
  const moment = (at: Instant) => ({ at, local: localAt(at, from.zone) });
  return { from: moment(window.from), until: moment(window.until) };
}

export async function viewGroundTrip(
  deps: Pick<GroundDeps, 'plansOf' | 'sealer'>,
  parts: TripParts<GroundBooking>,
  now: Instant,
): Promise<GroundTripDetail> {
  const { booking } = parts;
  const { offer, request, guests } = booking;
  const [party] = openTravelers<GroundParty>(deps.sealer, parts) ?? [];
  const { firstName, lastName } = first(guests);
  const card = cardOf(booking, parts.besides, now);
  const isAhead = card.time !== 'Past' && card.time !== 'Canceled';
  const plans = isAhead ? await deps.plansOf({ ...booking, locale: request.locale }) : null;
  const following = plans && flightNow(offer.summary, plans);
  const lands = offer.summary.time.means === 'landing' ? (following?.flight?.at ?? null) : null;
  return {
    ...card,
    ...commonDetailOf(parts, { item: booking.title, baseMinor: offer.price.total.amountMinor }, now),
    lead: { firstName, lastName },
    note: party?.driverNote ?? '',
    driver: driverOf(booking, now),
    supplierLocator: booking.supplierLocator,
    waits: waitsOf(booking, lands),
    following,
    noShow: noShowOf(parts),
  };
}

/** When its case was opened, if one was. */
function noShowOf({ booking, cases }: TripParts<GroundBooking>): GroundTripDetail['noShow'] {
  const window = whenToReport(booking);
  if (!window) return null;
  const reported = cases.find(({ kind }) => kind === 'driverMissing');
  const { from } = window;
  const fromLocal = localAt(from, booking.offer.summary.from.zone);
  return { from, fromLocal, reportedAt: reported?.openedAt ?? null };
}
