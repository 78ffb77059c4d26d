/** Trips that others booked for somebody: theirs to see, without what paid for them. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { type ArrangingDeps, companyIfAny, companyOf } from '#modules/companies/arranging/deps.ts';
import { readAllBookedFor, readBookedFor } from '#modules/companies/arranging/party/store.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { readBesides } from './besides.ts';
import { type ReadTrip, refTo, showTrip, type TripDeps } from './use-case.ts';

const SHOWN_MAX = 50;
export type CompanyDeps = Pick<ArrangingDeps, 'tenantOf'>;

/** The reader's own trip, or one that somebody of their company booked for them. */
export async function refToRead(
  deps: TripDeps & CompanyDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<ReadTrip & { readonly isOthers: boolean }> {
  const key = companyIfAny(deps, actor);
  const booked = key && (await readBookedFor(deps.db, key, actor.subject, bookingId));
  const own = refTo(actor, bookingId);
  return booked ? { ...own, customerId: booked.customerId, isOthers: true } : { ...own, isOthers: false };
}

const BOOKERS = { available: false, reason: 'BookedByOthers' } as const;

/** What paid, what's owed back, what is between the booker and support, and every change are the booker's. */
const asTraveler = (trip: TripDetail): TripDetail => ({
  ...trip,
  tenders: [],
  refunds: [],
  airlineCredits: [],
  withheld: null,
  earning: null,
  cases: [],
  protections: [],
  disruptionData: null,
  offers: [],
  actions: {
    cancel: { available: false, reason: 'ContactCustomerService' },
    cancelPart: BOOKERS,
    change: BOOKERS,
    extras: BOOKERS,
    editDetails: BOOKERS,
  },
});

export async function showBookedForMe(deps: TripDeps, ref: ReadTrip): Promise<TripDetail> {
  return asTraveler(await showTrip(deps, ref));
}

export async function listTripsBookedForMe(
  deps: TripDeps & CompanyDeps,
  actor: Actor,
): Promise<OutputOf<Calls['listTripsBookedForMe']>> {
  const key = companyOf(deps, actor);
  const now = deps.clock.now();
  const booked = await readAllBookedFor(deps.db, key, actor.subject, { now, limit: SHOWN_MAX });
  const trips = await Promise.all(
    booked.map(async ({ bookingId, customerId, bookedBy }) => {
      const trip = await cardOf(deps, { ...refTo(actor, bookingId), customerId }, now);
      return { bookingId, bookedBy, trip };
    }),
  );
  return { trips };
}

async function cardOf(deps: TripDeps, ref: ReadTrip, now: ReturnType<TripDeps['clock']['now']>) {
  const booking = (await readBooking(deps.db, ref)) ?? refuse('NotFound');
  const besides = await readBesides(deps, ref, [ref.bookingId], now);
  const shown = inLanguage(deps.products, booking, ref.locale);
  const [card] = await deps.products[booking.product].viewCards([shown], besides, ref, now);
  return (card ?? refuse('NotFound')) as TripCard;
}
