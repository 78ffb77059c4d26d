/** How the price of a hotel is watched: its cheapest rate for the nights and guests. */
import type { WatchedTrip } from '@sojourn/contract/watches.ts';
import { addDays, dateIn, instantAt } from '@sojourn/domain/dates.ts';
import type { WatchedPrice, Watching } from '@sojourn/server/modules/protecting/watches/product.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import type { CallContext } from '@sojourn/server/suppliers/outcome.ts';
import { checkSearch } from '../rules/check-search.ts';
import { dueAtHotel, wholeTotal } from '../rules/property-fees.ts';
import type { StayWatch } from '../wire/stay-watch.ts';
import type { HotelDeps } from './sale.ts';
import { requireThat } from './search/criteria.ts';
import type { StayPage } from './supplier.ts';

type StayFacts = {
  readonly name: string;
  readonly city: string;
  readonly cityPlaceId: string;
  readonly art: WatchedTrip['art'];
};

export const watchingStays = (deps: HotelDeps): Watching<StayWatch, StayFacts> => ({
  begin: async (input, context) => {
    requirePossible(deps, input);
    const page = await pageOf(deps, input, context);
    if (page === null) return refuse('NotFound');
    if (page === 'unanswered') return refuse('SuppliersUnavailable');
    const { name, city, cityPlaceId, zone, gallery, stayId } = page.stay;
    requireThat(input, zone, deps.clock.now());
    return {
      facts: { name, city, cityPlaceId, art: gallery[0] ?? { seed: stayId, kind: 'hotel' } },
      endsAt: instantAt(`${addDays(input.checkIn, 1)}T00:00`, zone),
      priceMinor: cheapestOf(page),
    };
  },
  shown: ({ input, facts }, locale) => ({
    title: facts.name,
    detail: deps.cityName(facts.cityPlaceId, locale) ?? facts.city,
    art: facts.art,
    startsOn: input.checkIn,
    endsOn: input.checkOut,
  }),
  priceNow: async ({ input }, context) => {
    const page = await pageOf(deps, input, context);
    return page === null || page === 'unanswered' ? page : cheapestOf(page);
  },
});

/** What's wrong in any zone; the rest is judged in the hotel's. */
function requirePossible({ clock }: HotelDeps, input: StayWatch): void {
  const today = dateIn(clock.now(), 'UTC');
  const problem = checkSearch(input, addDays(today, -1));
  if (problem && problem !== 'TooFarAhead') refuse(problem);
  if (checkSearch(input, addDays(today, 1)) === 'TooFarAhead') refuse('TooFarAhead');
}

/** Null where nobody sells it. */
async function pageOf(
  { supplierOf, clock }: HotelDeps,
  { stayId, checkIn, checkOut, rooms }: StayWatch,
  context: CallContext,
): Promise<StayPage | null | 'unanswered'> {
  const supplier = supplierOf(stayId);
  if (!supplier) return null;
  const request = { stayId, checkIn, checkOut, rooms, locale: 'en', now: clock.now() } as const;
  const page = await supplier.detail(request, context);
  if (page.outcome === 'rejected') return null;
  return page.outcome === 'ok' ? page.value : 'unanswered';
}

/** With what everybody pays at the hotel, as lists and pages show it. */
function cheapestOf({ rooms, stay }: StayPage): WatchedPrice {
  const due = dueAtHotel(stay.feesAtProperty);
  const totals = rooms.flatMap(({ rates }) =>
    rates.map(({ price }) => wholeTotal(price.tripTotal, due).amountMinor),
  );
  return totals.length === 0 ? null : Math.min(...totals);
}
