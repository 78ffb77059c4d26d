/** What a customer has ahead, to judge a further trip by: conflicting plans, and duplicates. */
import type { FitProblem } from '@sojourn/contract/trip-fit.ts';
import { groupTrips } from '@sojourn/domain/booking/trip-groups.ts';
import { checkTripFit } from '@sojourn/domain/trip-fit/check-trip.ts';
import type { CheckoutDeps } from '../checkouts/deps.ts';
import type { Booking } from './booking.ts';
import { inLanguage } from './in-language.ts';
import type { BookingDeps } from './product.ts';
import { readLive } from './store.ts';
import { lockBookings } from './travelers/store.ts';
import { viewOfProblem } from './view-fit.ts';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'products'>;
type Reader = Parameters<CheckoutDeps['plansOf']>[0];

/** A page warns of conflicts with these; nothing is refused because of them. */
const PLANS = 200;

/** As checkouts ask for it. */
export const createPlans = (deps: Deps): Pick<CheckoutDeps, 'plansOf' | 'duplicateOf' | 'conflictsOf'> => ({
  plansOf: async (reader) => {
    const live = await readLive(deps.db, reader, deps.clock.now(), { most: PLANS });
    return live.flatMap((booking) => {
      const named = inLanguage(deps.products, booking, reader.locale);
      return deps.products[booking.product].planOf(named) ?? [];
    });
  },
  conflictsOf: async (reader, row) => {
    const live = await readLive(deps.db, reader, deps.clock.now(), { most: PLANS });
    return live.length === 0 ? [] : conflictsWith(deps, live, row, reader);
  },
  duplicateOf: async (owner, row, tx) => {
    const { product, checkoutId } = row;
    if (tx) await lockBookings(tx, owner, product);
    const db = tx ?? deps.db;
    const live = await readLive(db, owner, deps.clock.now(), { product });
    const others = live.filter((booking) => booking.checkoutId !== checkoutId);
    return others.length === 0 ? null : deps.products[product].findDuplicate(row, others, db);
  },
});

/** Of the trip that it would be a part of: what's about it, and that its own page doesn't say. */
function conflictsWith(
  { clock, products }: Deps,
  live: readonly Booking[],
  { product, checkoutId, quote }: Parameters<CheckoutDeps['conflictsOf']>[1],
  { locale }: Reader,
): readonly FitProblem[] {
  const { planOf, summary, ownFindings = [] } = products[product];
  const own = { ...quote, ...summary(quote), bookingId: checkoutId };
  const alone = { isCanceled: false, groupId: null, isClosed: false };
  const groups = groupTrips([...live, own].map((each) => ({ ...each, ...alone })));
  const group = groups.find((each) => each.some(({ bookingId }) => bookingId === checkoutId)) ?? [];
  const ids = new Set<string>(group.map(({ bookingId }) => bookingId));
  const plans = live
    .filter(({ bookingId }) => ids.has(bookingId))
    .flatMap((booking) => products[booking.product].planOf(inLanguage(products, booking, locale)) ?? []);
  const { problems } = checkTripFit([...plans, ...[planOf(own) ?? []].flat()], clock.now());
  return problems
    .filter(({ kind, tripIds }) => tripIds.includes(checkoutId) && !ownFindings.includes(kind))
    .map(viewOfProblem);
}
