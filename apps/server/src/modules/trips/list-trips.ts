/**
 * The customer's trips: those ahead or under way soonest first, then what was canceled of those dates, and
 * the past newest first.
 */
import type { TripCard } from '@sojourn/contract/trips.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { PRODUCTS } from '@sojourn/domain/products/product.ts';
import type { Actor } from '../../context.ts';
import { readTrips } from '../booking/store.ts';
import { readBesides } from './besides.ts';
import type { TripDeps } from './use-case.ts';

export async function listTrips(
  { db, clock, products, tripSources }: TripDeps,
  view: 'upcoming' | 'past' | undefined,
  actor: Actor,
): Promise<{ upcoming: number; past: number; trips: TripCard[] }> {
  const now = clock.now();
  const bookings = await readTrips(db, actor);
  const ids = bookings.map(({ bookingId }) => bookingId);
  const besides = await readBesides({ db, tripSources }, actor, ids, now);
  const byId = new Map<string, TripCard>();
  for (const product of PRODUCTS) {
    const own = bookings.filter((booking) => booking.product === product);
    if (own.length === 0) continue;
    for (const card of await products[product].viewCards(own, besides, actor, now))
      byId.set(card.bookingId, card);
  }
  const cardsOf = (isOver: boolean) =>
    bookings
      .filter(({ endsAt }) => isOver === !isBefore(now, endsAt))
      .flatMap(({ bookingId }) => byId.get(bookingId) ?? []);
  const isCanceled = ({ time }: TripCard) => time === 'Canceled';
  const ahead = cardsOf(false);
  const upcoming = [...ahead.filter((card) => !isCanceled(card)), ...ahead.filter(isCanceled)];
  const past = cardsOf(true).reverse();
  const trips = view === 'upcoming' ? upcoming : view === 'past' ? past : [...upcoming, ...past];
  return { upcoming: upcoming.length, past: past.length, trips };
}
