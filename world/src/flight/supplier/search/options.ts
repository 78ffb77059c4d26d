/** One itinerary that the search found, put into words: its fares side by side, its score, its badges. */
import { AFTER_POLICY } from '@sojourn/domain/policy/policy-order.ts';
import { assertPresent, last } from '@sojourn/domain/present.ts';
import { FARE_CLASSES, fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { canFilterRefund } from '@sojourn/products/flight/rules/fares/fare-restrictions.ts';
import { type FareScorePart, fareScoreParts } from '@sojourn/products/flight/rules/fares/fare-score.ts';
import type { ItineraryKind } from '@sojourn/products/flight/rules/flight-search.ts';
import {
  ONE_ADULT,
  type PassengerCounts,
  seatsNeeded,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightQuestion } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightOption, OpenedFlight } from '@sojourn/products/flight/wire/flight-search.ts';
import type { FareRestrictions } from '@sojourn/products/flight/wire/flights.ts';
import { distanceFare } from '../../inventory/fares/fare-base.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { createItineraryPricer } from '../../inventory/fares/itinerary-price.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import { kmBetween } from '../../inventory/schedule/places/reach.ts';
import { localMinute } from '../../inventory/schedule/places/zones.ts';
import type { Hit } from '../../inventory/search/best-itineraries.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import { isPriceInPolicy, limitsFor } from '../../inventory/search/policy.ts';
import {
  type FlightQuery,
  type FlightResult,
  isPolicyFirst,
  type OtherSlice,
  otherIn,
} from '../../inventory/search/query.ts';
import { directMinutes, tightConnections } from '../../inventory/search/rank.ts';
import { arrivalOf, minutesOfDay } from '../../inventory/search/search.ts';
import type { FlightMarket } from '../market.ts';
import { type KnownSegments, sliceOf } from './describe.ts';
import { offerOf } from './offers.ts';

export type Asking = {
  readonly market: FlightMarket;
  readonly state: FlightState;
  readonly asked: FlightQuestion;
  readonly query: FlightQuery;
  readonly others: OtherSlice | undefined;
  /** Filled as options are made. */
  readonly segments: KnownSegments;
};
type Score = { readonly points: number; readonly parts: readonly FareScorePart[] };
export type Found = { readonly hit: Hit; readonly score: Score };

type PricedClass = {
  readonly rank: number;
  readonly total: number;
  readonly adult: number;
  /** On one ticket with the other slice. */
  readonly isTogether: boolean;
};

/** Every class of an itinerary, the cheapest first, with the totals of the trip in cents. */
export function pricedClasses(
  { engine }: FlightMarket,
  state: FlightState,
  party: PassengerCounts,
  legs: Legs,
  trip: OtherSlice | undefined,
): { readonly breaks: number; readonly classes: readonly PricedClass[] } {
  const { breaks, classes, priceOf } = pricingOf(engine, state, party, legs, trip);
  return {
    breaks,
    classes: FARE_CLASSES.flatMap((_, rank) => (((classes >> rank) & 1) === 0 ? [] : [priceOf(rank)])),
  };
}

/** Price by class. `classes`: bits of those that can be had. */
export function pricingOf(
  { network, taxes, quotes }: FlightMarket['engine'],
  state: FlightState,
  party: PassengerCounts,
  legs: Legs,
  trip: OtherSlice | undefined,
) {
  quotes.begin(state, legs.day0, seatsNeeded(party));
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party });
  pricer.look();
  const { breaks, classes } = pricer;
  const airline = network.airline[legs.row0]!;
  const reached = trip?.after?.(arrivalOf(legs)) ?? trip;
  // The slice has a price even when no later slice can be reached
  const all = reached && Number.isFinite(reached.oneWay) ? reached : undefined;
  const priceOf = (rank: number): PricedClass => {
    const others = all && otherIn(all, rank);
    const half =
      breaks === 0 ? (others?.half[airline] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    const alone = pricer.price(rank, true) + (others?.oneWay ?? 0);
    const together = half + pricer.price(rank, false);
    if (others && together <= alone) {
      const adult = pricer.priceFor(ONE_ADULT, rank, false) + others.adult.half[airline]!;
      return { rank, total: together, adult, isTogether: true };
    }
    const adult = pricer.priceFor(ONE_ADULT, rank, true) + (others?.adult.oneWay ?? 0);
    return { rank, total: alone, adult, isTogether: false };
  };
  return { breaks, classes, priceOf };
}

/** Nobody can see a thousandth of a point. */
const rounded = (points: number): number => Math.round(points * 1000) / 1000;

/** The score that the list is sorted by, with its parts. */
export function scoreOf(
  { market, state, query }: Asking,
  { legs, price }: Pick<Hit, 'legs' | 'price'>,
): Score {
  const { network } = market.world;
  const km = kmBetween(network, query.origins[0]!, query.destinations[0]!);
  const list = legList(legs);
  const { airlines, airline } = network;
  const breaks = list
    .slice(1)
    .reduce(
      (bits, leg, index) =>
        bits |
        ((airlines.ticketing[airline[list[index]!.row]! * airlines.count + airline[leg.row]!]! ^ 1) << index),
      0,
    );
  const zone = network.zone[network.edgeTo[network.edgeOf[last(list).row]!]!]!;
  const parts = fareScoreParts({
    price,
    typicalPrice: distanceFare(km) * 1.35 * 100 * (query.sliceCount ?? 1) * seatsNeeded(query.party),
    durationMinutes: arrivalOf(legs) - legs.depart0,
    directMinutes: directMinutes(km),
    stops: legs.stops,
    isSelfTransfer: breaks !== 0,
    tightConnections: tightConnections(network, legs, breaks),
    departureMinute: network.departs[legs.row0]!,
    arrivalMinute: minutesOfDay(localMinute(state.days, zone, arrivalOf(legs))),
  });
  return inThousandths(parts);
}

/** Whole and parts in thousandths; the largest part takes what rounding leaves, so that they add up. */
function inThousandths(parts: Score['parts']): Score {
  const sumOf = (of: Score['parts']): number => of.reduce((sum, { points }) => sum + points, 0);
  const points = rounded(sumOf(parts));
  const told = parts.map((part) => ({ ...part, points: rounded(part.points) }));
  const largest = told.reduce((most, part) => (part.points > most.points ? part : most));
  const left = points - sumOf(told);
  return {
    points,
    parts: told.map((part) => (part === largest ? { ...part, points: rounded(part.points + left) } : part)),
  };
}

/** The kind of the trip as far as it is chosen. */
export function kindOf(asking: Asking, breaks: number, isTogether: boolean): ItineraryKind {
  const { asked, others } = asking;
  const hasBreaks = asked.chosen.length > 0 && others !== undefined && hasSelfTransfer(asking);
  if (breaks !== 0 || hasBreaks) return 'virtualInterline';
  return asked.slices.length === 1 || isTogether ? 'single' : 'hackerFare';
}

/** Not where the text of the fare only names a contact. */
const isSurelyRefundable = ({ refund, fixedWording }: FareRestrictions): boolean =>
  refund !== 'NotRefundable' && canFilterRefund(fixedWording?.cancellation ?? null);

/** Whether each class is in the policy of the question; all are without one. */
function policyTest({ market, query }: Asking, legs: Legs) {
  const { policy } = query.filters;
  const limits = policy && limitsFor(policy, market.engine.network, legs);
  return (rank: number, { perAdult }: Pick<FlightOption['fares'][number], 'perAdult'>): boolean =>
    !limits || (((limits.classes >> rank) & 1) === 1 && isPriceInPolicy(limits, rank, perAdult.amountMinor));
}

/** Whether each class fits what is filtered by class, bag, refund and price. */
function fitsOf({ asked, query }: Asking, isInPolicy: ReturnType<typeof policyTest>) {
  const { fareClasses, bagIncluded, refundable } = asked.filters;
  const wanted = new Set((fareClasses ?? []).map(fareRank));
  return (rank: number, offer: FlightOption['fares'][number] | ReturnType<typeof offerOf>) =>
    (wanted.size === 0 || wanted.has(rank)) &&
    (query.filters.inPolicyOnly !== true || isInPolicy(rank, offer)) &&
    (!bagIncluded || offer.restrictions.detailBaggageInfo.pieces > 0) &&
    (!refundable || isSurelyRefundable(offer.restrictions)) &&
    offer.total.amountMinor <= (query.filters.maxPrice ?? Number.POSITIVE_INFINITY);
}

/** With all classes that it can be had in; undefined for none. */
export function openedOf(asking: Asking, legs: Legs): OpenedFlight | undefined {
  const { market, state, asked, others } = asking;
  const party = asked.passengers;
  const { breaks, classes } = pricedClasses(market, state, party, legs, others);
  const [cheapest] = classes;
  if (cheapest === undefined) return undefined;
  const isInPolicy = policyTest(asking, legs);
  const fits = fitsOf(asking, isInPolicy);
  const fares = classes.map(({ rank, total, adult }) => {
    const slice = { legs, breaks, rank, party };
    const offer = offerOf(market, state, slice, { total, adult, cheapest: cheapest.total });
    return { ...offer, fits: fits(rank, offer) };
  });
  const isFirst = isPolicyFirst(asking.query);
  const first = fares.findIndex((fare) => fare.fits && isFirst && isInPolicy(fareRank(fare.fareClass), fare));
  // None where seats were sold since the list was made
  const shown = classes[first] ?? classes[fares.findIndex((fare) => fare.fits)] ?? cheapest;
  const { points, parts } = scoreOf(asking, { legs, price: shown.total });
  return {
    slice: sliceOf(market, state, legs, breaks, asked.locale, asking.segments),
    fares,
    shown: FARE_CLASSES[shown.rank]!,
    multiTicketType: kindOf(asking, breaks, shown.isTogether),
    score: { points, parts: [...parts] },
  };
}

/** Whether something chosen before has flights on several tickets. */
const hasSelfTransfer = ({ asked, market }: Asking): boolean =>
  asked.chosen.some(({ sliceId }) => {
    const airlines = sliceId
      .split('~')
      .map((text) =>
        assertPresent(market.world.airlineIndex.get(text.slice(0, 2)), `the airline of ${text}`),
      );
    const { ticketing, count } = market.world.network.airlines;
    return airlines.slice(1).some((airline, index) => ticketing[airlines[index]! * count + airline] === 0);
  });

/** The points of its score, after those of all in policy, where that comes first. */
export const badgeValue = ({ query }: Pick<Asking, 'query'>, { hit, score }: Found): number =>
  score.points + (isPolicyFirst(query) && hit.rank >= AFTER_POLICY ? AFTER_POLICY : 0);

/** Each badge once: only to what is truly the cheapest or fastest of all that fit. */
export function badgesOf(
  asking: Pick<Asking, 'query'>,
  found: readonly Found[],
  { lowest, shortest }: FlightResult,
): FlightOption['badges'][] {
  const values = found.map((each) => badgeValue(asking, each));
  const best = values.indexOf(Math.min(...values));
  const cheapest = found.findIndex(({ hit }) => hit.price === lowest);
  const fastest = found.findIndex(({ hit }) => arrivalOf(hit.legs) - hit.legs.depart0 === shortest);
  return found.map((_, index) => [
    ...(index === best ? (['bestValue'] as const) : []),
    ...(index === cheapest ? (['cheapest'] as const) : []),
    ...(index === fastest ? (['fastest'] as const) : []),
  ]);
}
