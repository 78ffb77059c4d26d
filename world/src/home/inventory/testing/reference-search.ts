/** The search of homes in the plainest way: every home of the world, every rule, one by one. */

import { dateIn, dateOfDay } from '@sojourn/domain/dates.ts';
import { lowestAt, placesOfCity } from '@sojourn/domain/policy/trip-rules.ts';
import { isFreeToCancel } from '@sojourn/products/home/rules/booking/cancel-policy.ts';
import { checkStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import { nightsOf } from '@sojourn/products/home/rules/calendar/night.ts';
import { HOME_AMENITIES, HOME_KINDS } from '@sojourn/products/home/rules/home.ts';
import { checkParty } from '@sojourn/products/home/rules/party.ts';
import { homeHost } from '../describe-home.ts';
import { houseRules } from '../house-rules.ts';
import { saleBarAt } from '../law/registration.ts';
import { homeCalendar } from '../nights.ts';
import { policyFor } from '../policies.ts';
import { priceStayInHome } from '../pricing.ts';
import { clockIn, isGuestFavorite, partyRulesOf, recommendation } from '../search/home-facts.ts';
import type { HomeCaps, HomeFilters, HomeMarketState, HomeQuery } from '../search/query.ts';
import { cityOfHome, type HomeWorld, positionOfHome, sellerOfHome } from '../world.ts';

/** What a home is to a query, null when it isn't free for it or doesn't take the party. */
function readHome(
  world: HomeWorld,
  { now, sold }: HomeMarketState,
  { box, stay, party, seller, rows, filters }: HomeQuery,
  row: number,
) {
  const { lat, lon } = positionOfHome(world, row);
  if (lat < box.south || lat > box.north || lon < box.west || lon > box.east) return null;
  if ((rows && !rows.has(row)) || (seller !== undefined && sellerOfHome(world, row) !== seller)) return null;
  const { zone, id } = cityOfHome(world, row);
  if (checkParty(party, partyRulesOf(world, row)).length > 0) return null;
  if (checkStay(homeCalendar(world, sold, row, stay.arrival), stay, clockIn(now, zone)).length > 0)
    return null;
  if (saleBarAt(world, row, dateIn(now, zone)) !== null) return null;
  const staying = { guests: party.adults + party.children, pets: party.dogs + party.cats };
  const price = priceStayInHome(world, row, stay, staying);
  const nightlyMinor = Math.round(price.nightsMinor / nightsOf(stay));
  const times = {
    checkIn: dateOfDay(stay.arrival),
    checkOut: dateOfDay(stay.departure),
    checkInFrom: houseRules(world, row).checkInFrom,
    zone,
    confirmedAt: now,
  };
  const isFree = isFreeToCancel(policyFor(world.policy[row]!, nightsOf(stay)), times, now);
  return {
    row,
    totalMinor: price.totalMinor,
    isFree,
    kind: HOME_KINDS[world.kind[row]!]!,
    bedrooms: world.bedrooms[row]!,
    beds: world.beds[row]!,
    baths: world.halfBaths[row]! / 2,
    dogs: world.dogs[row]! > 0,
    cats: world.cats[row]! > 0,
    amenities: HOME_AMENITIES.filter((_, bit) => (world.amenities[row]! >>> bit) & 1),
    booking: world.instant[row] === 1 ? 'instant' : 'request',
    isFavorite: isGuestFavorite(
      { rating: world.rating[row]!, reviews: world.reviews[row]! },
      homeHost(world, row).canceled,
    ),
    inPolicy:
      filters.policy !== null &&
      nightlyMinor <= (mostOf(filters.policy, id) ?? Number.POSITIVE_INFINITY) &&
      nightlyMinor <= (filters.policy.marketMax?.get(row) ?? Number.POSITIVE_INFINITY),
    rating: world.rating[row]!,
    recommended: recommendation(world, row),
  };
}
const mostOf = ({ placeCaps, nightlyMaxMinor }: HomeCaps, city: string) =>
  placeCaps ? lowestAt(placeCaps, placesOfCity(`city:${city}`)) : nightlyMaxMinor;
type Read = NonNullable<ReturnType<typeof readHome>>;

const matches = (home: Read, filters: HomeFilters): boolean =>
  (filters.kinds.length === 0 || filters.kinds.includes(home.kind)) &&
  home.bedrooms >= filters.bedrooms &&
  home.beds >= filters.beds &&
  home.baths >= filters.baths &&
  (!filters.dogs || home.dogs) &&
  (!filters.cats || home.cats) &&
  filters.amenities.every((name) => home.amenities.includes(name)) &&
  (filters.booking === null || home.booking === filters.booking) &&
  (!filters.freeCancellation || home.isFree) &&
  (!filters.guestFavorites || home.isFavorite) &&
  (!filters.inPolicyOnly || filters.policy === null || home.inPolicy) &&
  home.totalMinor >= filters.leastMinor &&
  (filters.mostMinor === null || home.totalMinor <= filters.mostMinor);

export function referenceSearchHomes(world: HomeWorld, state: HomeMarketState, query: HomeQuery) {
  const read = Array.from({ length: world.count }, (_, row) => readHome(world, state, query, row)).filter(
    (each) => each !== null,
  );
  const { filters } = query;
  const countWith = (own: Partial<HomeFilters>, also: (home: Read) => boolean = () => true): number =>
    read.filter((home) => matches(home, { ...filters, ...own }) && also(home)).length;
  const score = (home: Read): number =>
    query.sort === 'Price' ? home.totalMinor : query.sort === 'UserRating' ? -home.rating : -home.recommended;
  const matching = read
    .filter((home) => matches(home, filters))
    .sort((a, b) => score(a) - score(b) || a.row - b.row);
  const leasts = [0, 1, 2, 3];
  const stepMinor = nightsOf(query.stay) * 25_00;
  const noPrice = { leastMinor: 0, mostMinor: null };
  return {
    total: matching.length,
    fits: read.length,
    homes: matching
      .slice(0, query.top)
      .map((home) => ({ row: home.row, totalMinor: home.totalMinor, rank: score(home) })),
    facets: {
      kinds: HOME_KINDS.map((kind) => countWith({ kinds: [kind] })),
      bedrooms: leasts.map((bedrooms) => countWith({ bedrooms })),
      beds: leasts.map((beds) => countWith({ beds })),
      baths: leasts.map((baths) => countWith({ baths })),
      dogs: countWith({ dogs: true }),
      cats: countWith({ cats: true }),
      amenities: HOME_AMENITIES.map((name) => countWith({}, ({ amenities }) => amenities.includes(name))),
      instant: countWith({ booking: 'instant' }),
      request: countWith({ booking: 'request' }),
      freeCancellation: countWith({ freeCancellation: true }),
      guestFavorites: countWith({ guestFavorites: true }),
      inPolicy: filters.policy === null ? 0 : countWith({ inPolicyOnly: true }),
      totals: {
        stepMinor,
        counts: Array.from({ length: 24 }, (_, step) =>
          countWith(noPrice, ({ totalMinor }) => Math.min(23, Math.floor(totalMinor / stepMinor)) === step),
        ),
      },
    },
  };
}
