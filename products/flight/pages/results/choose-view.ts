/** What choosing a fare makes of the address, and what comes back of a refundable one (B §2). */
import { fareRank } from '#flight/rules/fares/fare-classes.ts';
import { penaltyOf } from '#flight/rules/fares/penalties.ts';
import type { FlightFilters } from '#flight/wire/flight-search.ts';
import type { FareOffer } from '#flight/wire/flights.ts';
import type { FlightUrl } from '../search/flight-url.ts';

/** What a traveler gets back of the fare when it is cancelled, in whole percent; undefined for nothing. */
export function refundPercent({
  restrictions,
  perAdult,
}: Pick<FareOffer, 'restrictions' | 'perAdult'>): number | undefined {
  const penalty = penaltyOf(restrictions.penaltiesInfo.cancelPenalty, perAdult);
  if (penalty === null || perAdult.amountMinor <= 0) return undefined;
  const percent = Math.floor(((perAdult.amountMinor - penalty.amountMinor) * 100) / perAdult.amountMinor);
  return percent > 0 ? percent : undefined;
}

/** Hours and length belong to the slice they were set for; the rest goes along to the next. */
function filtersOfNext({ departs: _d, arrives: _a, maxMinutes: _m, ...rest }: FlightFilters): FlightFilters {
  return rest;
}

/** The address after a slice was chosen: the next slice's step, or the review when it was the last. */
export function afterChoice(url: FlightUrl, sliceId: string, fare: FareOffer): FlightUrl {
  const { draft, step, chosen } = url;
  const isOutbound = step === 0 && draft.trip === 'roundTrip';
  return {
    ...url,
    chosen: [...chosen.slice(0, step), { sliceId, fareClass: fare.fareClass }],
    step: step + 1,
    filters: filtersOfNext(url.filters),
    carriedPercent: isOutbound ? refundPercent(fare) : url.carriedPercent,
    previousClass: fareRank(fare.fareClass) > 0 ? fare.fareClass : undefined,
    page: 1,
    open: undefined,
  };
}
