/** A page of one view of My Trips, and how many each view has. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { TripCard, TripGroup, TripsPage } from '@sojourn/contract/trips.ts';
import type { TripsView } from '@sojourn/domain/booking/trips-views.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { PRODUCTS, type TripKind } from '@sojourn/products/product-list.ts';
import type { Actor } from '#context.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { inLanguage } from '#modules/selling/booking/in-language.ts';
import { readBookings } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import type { Owner } from '#workflow/saga.ts';
import { readBesides } from './besides.ts';
import { readTripGroups, type TripGroupOutline } from './groups/read-groups.ts';
import { readBesideList } from './trip-facts.ts';
import { cursorAt, isCanceled, tripsAfter, tripViews } from './trip-views.ts';
import type { TripDeps } from './use-case.ts';

export const TRIPS_PER_PAGE = 20;
/** A page ends with the trip that reaches it. */
export const BOOKINGS_PER_PAGE = 30;

export type ListedTrips = {
  readonly view?: TripsView | undefined;
  readonly cursor?: string | undefined;
  readonly kind?: TripKind | undefined;
};
type Deps = Pick<TripDeps, 'db' | 'clock' | 'products' | 'tripSources'>;

export async function listTrips(
  deps: Deps,
  { view = 'upcoming', cursor, kind }: ListedTrips,
  actor: Actor,
): Promise<TripsPage> {
  const now = deps.clock.now();
  const { facts } = deps.tripSources;
  const [groups, allCredits, [frozen = 0], [watched = 0]] = await Promise.all([
    readTripGroups(deps.db, actor, kind ?? null),
    readBesideList(facts, 'airlineCredits', deps.db, actor, now),
    readBesideList(facts, 'frozenPrices', deps.db, actor, now),
    readBesideList(facts, 'watchedPrices', deps.db, actor, now),
  ]);
  const credits = allCredits.flat();
  const views = tripViews(groups, now);
  const counts = {
    // Canceled trips are listed last, but nobody goes on them
    upcoming: views.upcoming.filter((group) => !isCanceled(group)).length,
    watched,
    frozen,
    'airline-credits': credits.length,
    past: views.past.length,
    'with-offers': views['with-offers'].length,
  };
  const nothing = { counts, trips: [], groups: [], credits: [], next: null };
  if (view === 'airline-credits') return { ...nothing, credits };
  if (view === 'watched' || view === 'frozen') return nothing;
  const rest = cursor === undefined ? views[view] : (tripsAfter(views[view], view, cursor) ?? refuseCursor());
  const page = pageOf(rest);
  const { trips, shown } = await showGroups(deps, page, actor);
  const last = page.at(-1);
  return {
    ...nothing,
    trips,
    groups: shown,
    next: last && rest.length > page.length ? cursorAt(last) : null,
  };
}

function pageOf(groups: readonly TripGroupOutline[]): readonly TripGroupOutline[] {
  let bookings = 0;
  const end = groups.findIndex((group, at) => {
    bookings += group.bookings.length;
    return at + 1 === TRIPS_PER_PAGE || bookings >= BOOKINGS_PER_PAGE;
  });
  return end === -1 ? groups : groups.slice(0, end + 1);
}

const refuseCursor = (): never =>
  refuse('InvalidInput', { fields: [{ path: 'cursor', problem: 'no cursor of ours' }] });

/** The groups with the cards of all their bookings, in the groups' order. */
export async function showGroups(
  deps: Deps,
  groups: readonly TripGroupOutline[],
  actor: Actor,
): Promise<{ readonly trips: TripCard[]; readonly shown: TripGroup[]; readonly bookings: Localized }> {
  const now = deps.clock.now();
  const ids = groups.flatMap(({ bookings }) => bookings.map(({ bookingId }) => bookingId));
  if (ids.length === 0) return { trips: [], shown: [], bookings: new Map() };
  const [bookings, besides] = await Promise.all([
    readLocalized(deps, groups, actor),
    readBesides(deps, actor, ids, now),
  ]);
  const cards = new Map<string, TripCard>();
  for (const product of PRODUCTS) {
    const own = [...bookings.values()].filter((booking) => booking.product === product);
    if (own.length === 0) continue;
    for (const card of await deps.products[product].viewCards(own, besides, actor, now))
      cards.set(card.bookingId, card);
  }
  return {
    trips: ids.flatMap((id) => cards.get(id) ?? []),
    shown: groups.map((group) => viewOfGroup(group, bookings)),
    bookings,
  };
}

export type Localized = ReadonlyMap<BookingId, Booking>;

/** The bookings of groups in their reader's language. */
export async function readLocalized(
  { db, products }: Pick<TripDeps, 'db' | 'products'>,
  groups: readonly TripGroupOutline[],
  reader: Owner & { readonly locale: Locale },
): Promise<Localized> {
  const ids = groups.flatMap(({ bookings }) => bookings.map(({ bookingId }) => bookingId));
  const bookings = ids.length === 0 ? [] : await readBookings(db, reader, ids);
  return new Map(
    bookings.map((booking) => [booking.bookingId, inLanguage(products, booking, reader.locale)]),
  );
}

export function viewOfGroup(
  { bookings, name, startsAt, startsOn, endsAt }: TripGroupOutline,
  localized: Localized,
): TripGroup {
  // Where it goes: the first place that isn't where the traveler lives
  const to = bookings.find((each) => each.leavesFrom !== '') ?? first(bookings);
  const { country } = to;
  const place = localized.get(to.bookingId)?.place ?? to.place;
  const isPlanned = bookings.some(({ groupId }) => groupId !== null);
  return {
    bookingIds: bookings.map(({ bookingId }) => bookingId),
    name,
    place,
    country,
    startsAt,
    startsOn,
    endsAt,
    isPlanned,
  };
}
