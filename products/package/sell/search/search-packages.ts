/**
 * The search for packages: the flight there and back, the nights that follow its landing, and the hotels for
 * them. Each pair has one total, made by one function; what the parts cost stays here.
 */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { landingNights } from '#package/rules/selling/landing-nights.ts';
import { travelersIn } from '#package/rules/selling/package-party.ts';
import { packagePrice } from '#package/rules/selling/package-price.ts';
import type { PackagePage, PackageSearch } from '#package/wire/package-search.ts';
import type { PackageFlightChoice, PackageNights, PackageOffer } from '#package/wire/packages.ts';
import { type FoundFlight, findFlight, type Way } from './find-flight.ts';
import { type Caller, lastPage, type PartSearches } from './part-searches.ts';

type Stay = Extract<OutputOf<Calls['searchStays']>, { type: 'page' }>['stays'][number];

const PAGE = 25;
const STAY_SORTS = { recommended: 'MostRecommended', total: 'Price', rating: 'UserRating' } as const;

export async function searchPackages(
  parts: PartSearches,
  input: PackageSearch,
  by: Pick<Caller, 'actor' | 'context'>,
): Promise<PackagePage> {
  const caller = { ...by, params: undefined, query: undefined };
  const flight = await findFlight(parts, input, caller);
  if (!flight) return NOTHING;
  const wanted = input.nights ?? 'usual';
  const nights = nightsOf(flight, wanted) ?? refuse('CheckOutBeforeCheckIn');
  const found = flight.cityPlaceId
    ? await findStays(parts, input, flight.cityPlaceId, nights, caller)
    : NO_STAYS;
  const { stays, total } = found.page ?? { stays: [], total: 0 };
  const [best] = stays;
  const choices = (ways: readonly Way[], end: 'outbound' | 'inbound') =>
    ways.map((way) => choiceOf(way, nights, nightsOf({ ...flight, [end]: way.slice }, wanted), best));
  return {
    flight: { outbound: flight.outbound, inbound: flight.inbound },
    nights,
    total,
    packages: stays.map((stay) => offerOf(stay, flight.totalMinor, travelersIn(input.rooms))),
    outbounds: choices(flight.outbounds, 'outbound'),
    inbounds: choices(flight.inbounds, 'inbound'),
    isComplete: flight.isComplete && found.isComplete,
  };
}

const NOTHING: PackagePage = {
  flight: null,
  nights: null,
  total: 0,
  packages: [],
  outbounds: [],
  inbounds: [],
  isComplete: true,
};
const NO_STAYS = { page: null, isComplete: true };

/** Null where the flight home leaves before a night is slept. */
function nightsOf(
  { outbound, inbound }: Pick<FoundFlight, 'outbound' | 'inbound'>,
  wanted: PackageNights['chosen'],
): PackageNights | null {
  const landsAt = assertPresent(outbound.segments.at(-1), 'the last flight there').zonedArrivalTime;
  const leavesAt = assertPresent(inbound.segments[0], 'the first flight back').zonedDepartureTime;
  const landing = landingNights(landsAt, leavesAt);
  if (!landing) return null;
  const { usual, nightBefore } = landing;
  const isBefore = wanted === 'nightBefore' && nightBefore !== null;
  const dates = isBefore ? nightBefore : usual;
  return {
    ...dates,
    count: nightsBetween(dates.checkIn, dates.checkOut),
    chosen: isBefore ? 'nightBefore' : 'usual',
    choice: nightBefore && { usual, nightBefore },
  };
}

function findStays(
  parts: PartSearches,
  { rooms, stayId, sort = 'recommended', offset = 0, limit = PAGE, locale }: PackageSearch,
  place: string,
  { checkIn, checkOut }: PackageNights,
  caller: Caller,
) {
  const input = {
    area: { place },
    checkIn,
    checkOut,
    rooms,
    sort: STAY_SORTS[sort],
    offset,
    limit,
    ...(stayId && { filters: { stayIds: [stayId] } }),
    ...(locale && { locale }),
  };
  return lastPage<OutputOf<Calls['searchStays']>>(parts.searchStays({ ...caller, input }));
}

/** Of rates that are sold alone too: both prices of a part are the same, and nothing is saved. */
function priceOf(flightMinor: number, hotelMinor: number) {
  const alone = { flight: flightMinor, hotel: hotelMinor };
  return packagePrice({ flightMinor, hotelMinor, aloneMinor: alone });
}

function offerOf({ offer, ...stay }: Stay, flightMinor: number, travelers: number): PackageOffer {
  const { tripTotal } = offer.price;
  const { totalMinor, savingMinor } = priceOf(flightMinor, tripTotal.amountMinor);
  const { currency } = tripTotal;
  const { steps, zone } = offer.cancellation;
  const free = steps.find(({ penaltyMinor }) => penaltyMinor === 0);
  return {
    stay: {
      stayId: stay.stayId,
      name: stay.name,
      stars: stay.stars,
      neighbourhood: stay.neighbourhood,
      city: stay.city,
      position: stay.position,
      distanceKm: stay.distanceKm,
      art: stay.art,
      rating: stay.rating,
      amenities: stay.amenities,
      breakfast: offer.breakfast,
      roomsLeft: offer.roomsLeft,
      freeUntil: free ? { until: free.until, localUntil: free.localUntil, zone } : null,
      dueAtHotel: offer.fees,
    },
    price: {
      total: money(totalMinor, currency),
      perTraveler: money(Math.round(totalMinor / travelers), currency),
      saving: savingMinor === null ? null : money(savingMinor, currency),
    },
  };
}

/** A way that moves the nights has no total until it's searched with. */
function choiceOf(
  { slice, totalMinor }: Way,
  nights: PackageNights,
  moved: PackageNights | null,
  best: Stay | undefined,
): PackageFlightChoice {
  if (!best || moved?.checkIn !== nights.checkIn || moved.checkOut !== nights.checkOut)
    return { slice, total: null };
  const { amountMinor, currency } = best.offer.price.tripTotal;
  return { slice, total: money(priceOf(totalMinor, amountMinor).totalMinor, currency) };
}
