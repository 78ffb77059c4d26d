/** A trip's flights of today as its reader sees them, and what can be done about them. */

import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { WireFlightStatus } from '@sojourn/contract/disruption-parts.ts';
import type { DisruptionView } from '@sojourn/contract/disruptions.ts';
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { FlightStatus } from '@sojourn/domain/disruptions/flight-status.ts';
import { rightsToday } from '@sojourn/domain/disruptions/rights-today.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { type SchedulePart, slicesOf } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { Actor } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { type CompanyDeps, refToRead } from '#modules/trips/trips/booked-for-me.ts';
import type { DisruptionDeps } from './product.ts';
import { type OpenDisruption, readDisruption } from './require-disruption.ts';
import { readFlights } from './watching/store.ts';
import { wirePart } from './wire-part.ts';

export async function getDisruption(
  deps: DisruptionDeps & CompanyDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<OutputOf<Calls['getDisruption']>> {
  const { isOthers, ...ref } = await refToRead(deps, bookingId, actor);
  const now = deps.clock.now();
  const [read, flights] = await Promise.all([readDisruption(deps, ref, now), readFlights(deps.db, ref)]);
  const booking = inLanguage(deps.products, read.booking, actor.locale);
  const localized = statusesIn(deps, booking);
  const shown = read.found && { ...read.found, booking };
  const replaced = shown?.row.replacementBookingId;
  const replacement = replaced ? await readBooking(deps.db, { ...ref, bookingId: replaced }) : undefined;
  const other = replacement && inLanguage(deps.products, replacement, actor.locale);
  const disruption =
    shown && viewOf(deps, shown, { isPurchaser: !isOthers, replacement: other ?? null, now });
  return {
    disruption: disruption && { ...disruption, flights: localized(shown?.row.flights ?? []) },
    flights: localized(flights),
  };
}

/** In the reader's language, without what only the rules read. */
const statusesIn =
  (deps: DisruptionDeps, booking: Booking) =>
  (flights: readonly FlightStatus[]): WireFlightStatus[] =>
    flights.map(({ fromZone: _, toZone: __, connectionMinutes: ___, ...status }) => {
      const { from, to } = localPart(deps, booking, partOf(status));
      return { ...status, from, to };
    });

const partOf = (of: Omit<FlightStatus, 'fromZone' | 'toZone' | 'connectionMinutes'>): SchedulePart => ({
  slice: 0,
  title: of.flight,
  from: of.from,
  to: of.to,
  starts: of.scheduledDeparture,
  ends: of.scheduledArrival,
  startsLocal: of.scheduledDepartureLocal,
  endsLocal: of.scheduledArrivalLocal,
  grade: 0,
  carrierCountry: null,
  connectionMinutes: null,
});

const localPart = ({ products }: DisruptionDeps, booking: Booking, part: SchedulePart): SchedulePart =>
  products[booking.product].localizePart(booking, part);

type Besides = {
  readonly isPurchaser: boolean;
  readonly replacement: Booking | null;
  readonly now: Instant;
};

/** Who only travels sees what happens: what can be done, and what it pays, is the purchaser's. */
function viewOf(
  deps: DisruptionDeps,
  open: OpenDisruption,
  { isPurchaser, replacement, now }: Besides,
): DisruptionView {
  const { booking, row, eligibility } = open;
  const { action, clauseId, cover } = eligibility;
  return {
    bookingId: booking.bookingId,
    disruptionNo: row.disruptionNo,
    slice: row.slice,
    type: row.type,
    state: row.state,
    delayMinutes: row.delayMinutes,
    noticedAt: row.noticedAt,
    decideBy: row.decideBy,
    flights: [],
    action: isPurchaser ? action : null,
    why: isPurchaser ? clauseId : null,
    protection: isPurchaser ? (cover?.protection ?? null) : null,
    termsId: isPurchaser ? (cover?.terms.id ?? null) : null,
    decidesForAll: booking.guests.length,
    isPurchaser,
    refund: isPurchaser ? refundOf(deps, open, now) : null,
    rights: rightsOf(deps, open),
    airlineOffer: row.airlineOffer && wirePart(deps, booking, row.airlineOffer),
    replacement:
      isPurchaser && replacement ? { bookingId: replacement.bookingId, title: replacement.title } : null,
  };
}

function rightsOf({ products }: DisruptionDeps, { booking, row }: OpenDisruption): DisruptionView['rights'] {
  const { scheduleOf, kmBetween = () => null } = products[booking.product];
  const { refund, compensation: owed } = rightsToday(scheduleOf(booking), { ...row, kmBetween });
  const compensation = owed && {
    regime: owed.regime,
    perTraveler: money(owed.amountMinor, owed.currency),
  };
  return { refund: [...refund], compensation };
}

/** What the claim pays at least: the whole base fare, back to what paid. */
function refundOf(
  { products }: DisruptionDeps,
  { booking, tenders, refunds, eligibility: { action, cover } }: OpenDisruption,
  now: Instant,
): DisruptionView['refund'] {
  if (!cover || (action !== 'Rebook' && action !== 'Refund')) return null;
  const { base = 0 } = cover.purchase.amounts;
  const { currency } = booking;
  const paid = paidTenders({ tenders, refunds });
  const labels = new Map(tenders.map(({ tenderNo, label }) => [tenderNo, label]));
  return {
    base: money(base, currency),
    perTraveler: money(Math.floor(base / Math.max(1, cover.purchase.travelers)), currency),
    parts: refundParts(paid, Math.min(base, leftOf(paid)), now).map((part) => ({
      source: part.kind,
      label: labels.get(part.tenderNo) ?? '',
      amount: money(part.amountMinor, currency),
    })),
    endsAlso: slicesOf(products[booking.product].scheduleOf(booking)).length - 1,
  };
}

const leftOf = (paid: ReturnType<typeof paidTenders>): number =>
  paid.reduce((sum, { capturedMinor, refundedMinor }) => sum + capturedMinor - refundedMinor, 0);
