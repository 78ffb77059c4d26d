/** What a customer has ahead, to judge a further trip by: conflicting plans, and duplicates. */
import type { CheckoutDeps } from '../checkouts/deps.ts';
import { inLanguage } from './in-language.ts';
import type { BookingDeps } from './product.ts';
import { readLive } from './store.ts';
import { lockBookings } from './travelers/store.ts';

type Deps = Pick<BookingDeps, 'db' | 'clock' | 'products'>;

/** A page warns of conflicts with these; nothing is refused because of them. */
const PLANS = 200;

/** As checkouts ask for it. */
export const createPlans = (deps: Deps): Pick<CheckoutDeps, 'plansOf' | 'duplicateOf'> => ({
  plansOf: async (reader) => {
    const live = await readLive(deps.db, reader, deps.clock.now(), { most: PLANS });
    return live.flatMap((booking) => {
      const named = inLanguage(deps.products, booking, reader.locale);
      return deps.products[booking.product].planOf(named) ?? [];
    });
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
