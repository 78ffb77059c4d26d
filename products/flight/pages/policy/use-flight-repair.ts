/** What would put the reviewed trip in policy: another class of a flight, or another time of the last one. */
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { dateRepair } from '@sojourn/portal/shared/policy/date-repair.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useBookedOn } from '@sojourn/portal/shared/policy/use-booked-on.ts';
import { usePolicyTier } from '@sojourn/portal/shared/policy/use-policy-tier.ts';
import { useNavigate } from '@sojourn/portal/shared/router/use-place.ts';
import { formatDuration, formatTime } from '@sojourn/ui/formats.ts';
import { type PortalLocale, useLocale } from '@sojourn/web/text/locale.tsx';
import { type Text, useText } from '@sojourn/web/text/use-text.tsx';
import { flightTripFacts, judgeFlight } from '#flight/rules/flight-policy.ts';
import { type FlightChange, repairFlight } from '#flight/rules/flight-repair.ts';
import type { FlightRow } from '#flight/wire/flight-row.ts';
import type { FlightReview } from '#flight/wire/flight-search.ts';
import type { FareOffer } from '#flight/wire/flights.ts';
import { questionOf } from '../results/question-view.ts';
import { useFlightResults } from '../results/use-flight-results.ts';
import { FLIGHTS_PATH } from '../search/flight-draft.ts';
import { FLIGHT_REVIEW_PATH, type FlightUrl, printFlightUrl } from '../search/flight-url.ts';
import { groundMinutes, sliceFacts } from './policy-facts.ts';
import { useTripPolicy } from './use-trip-policy.ts';

const PAGES = 4;
const MINUTE = 60_000;

const isRefundable = ({ restrictions }: Pick<FlightRow['fare'], 'restrictions'>): boolean =>
  restrictions.refund !== 'NotRefundable';
const priced = ({ total, perAdult, market }: Pick<FareOffer, 'total' | 'perAdult' | 'market'>) => ({
  total,
  perTraveler: perAdult,
  market,
});

type ReviewedSlice = FlightReview['flight']['slices'][number];
const leaves = ({ segments }: FlightRow['slice'] | ReviewedSlice): number =>
  Date.parse(first(segments).scheduledDepartureTime);

const classChanges = ({ flight, upgrades }: FlightReview): FlightChange[] =>
  upgrades.flatMap((offers, slice) =>
    offers
      .filter(({ fareClass }) => fareClass !== flight.slices[slice]?.fareClass)
      .map((offer) => ({
        kind: 'class' as const,
        slice,
        fareClass: offer.fareClass,
        isRefundable: isRefundable(offer),
        ...priced(offer),
      })),
  );

/** In the class that was chosen: one thing changes at a time. */
const timeChange = ({ flight }: FlightReview, option: FlightRow, bookedOn: CalendarDate): FlightChange => {
  const chosen = last(flight.slices);
  const { fare } = option;
  return {
    kind: 'time',
    sliceId: option.slice.sliceId,
    fareClass: fare.fareClass,
    isRefundable: isRefundable(fare),
    minutes: option.slice.durationMinutes,
    stopoverMinutes: groundMinutes(option.slice),
    stops: option.slice.layovers.length,
    later: Math.round((leaves(option.slice) - leaves(chosen)) / MINUTE),
    trip: { ...flightTripFacts([...flight.slices.slice(0, -1), option.slice]), bookedOn },
    ...priced(fare),
  };
};

/** The other flights of the last slice in its class that are in policy; nothing is asked while it's in. */
function useOtherTimes(url: FlightUrl, chosen: ReviewedSlice, isOut: boolean) {
  const policy = useTripPolicy(url);
  const step = url.chosen.length - 1;
  const filters = { fareClasses: [chosen.fareClass], inPolicyOnly: true };
  const at: FlightUrl = { ...url, step, sort: 'departureTime' };
  return useFlightResults(isOut && policy ? questionOf(at, filters, policy) : undefined, PAGES);
}

type Words = { readonly t: Text; readonly locale: PortalLocale };

function wordsOf(
  change: FlightChange,
  { flight }: FlightReview,
  options: readonly FlightRow[],
  { t, locale }: Words,
) {
  const fareClass = t(`flights.class.${change.fareClass}`);
  if (change.kind === 'class') {
    const slice = flight.slices[change.slice];
    return flight.slices.length === 1 || !slice
      ? t('policy.repair.class', { fareClass })
      : t('policy.repair.classOf', { fareClass, from: first(slice.segments).origin.city });
  }
  const found = options.find(({ slice }) => slice.sliceId === change.sliceId);
  const at = found ? formatTime(first(found.slice.segments).zonedDepartureTime, locale) : '';
  if (change.later === 0) return t('policy.repair.otherTime', { at });
  const time = formatDuration(Math.abs(change.later), locale);
  return t(change.later > 0 ? 'policy.repair.later' : 'policy.repair.earlier', { time, at });
}

/** The trip's address after a change. */
function changedUrl(url: FlightUrl, change: FlightChange): FlightUrl {
  const at = change.kind === 'class' ? change.slice : url.chosen.length - 1;
  const to = change.kind === 'class' ? {} : { sliceId: change.sliceId };
  return {
    ...url,
    chosen: url.chosen.map((each, index) =>
      index === at ? { ...each, ...to, fareClass: change.fareClass } : each,
    ),
  };
}

/** The search for the same trip some days later. */
const laterUrl = (url: FlightUrl, days: number): FlightUrl => ({
  ...url,
  step: 0,
  chosen: [],
  draft: {
    ...url.draft,
    legs: url.draft.legs.map((leg) => (leg.date ? { ...leg, date: addDays(leg.date, days) } : leg)),
  },
});

export function useFlightRepair(url: FlightUrl, review: FlightReview): FoundRepair {
  const t = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const tier = usePolicyTier();
  const { flight, price } = review;
  const chosen = last(flight.slices);
  const bookedOn = useBookedOn();
  const verdict = tier && judgeFlight(tier, review, bookedOn);
  const departs = flight.departureDate;
  const later = verdict
    ? dateRepair(
        verdict,
        departs,
        { t, locale },
        (days) => void navigate({ to: FLIGHTS_PATH, search: printFlightUrl(laterUrl(url, days)) }),
      )
    : undefined;
  const isOut = verdict !== null && !verdict.isInPolicy && later === undefined;
  const { results, error } = useOtherTimes(url, chosen, isOut);
  if (later !== undefined) return later;
  if (!tier || !isOut || (!results.isDone && !error)) return undefined;
  const options = (results.page?.options ?? []).filter(({ slice }) => slice.sliceId !== chosen.sliceId);
  const trip = {
    ...flightTripFacts(flight.slices),
    bookedOn,
    slices: flight.slices.map((slice) => sliceFacts(slice, slice.fareClass)),
    isRoundTrip: flight.tripType === 'roundTrip',
    perTraveler: { ...price.total, amountMinor: first(price.travelers).each.grandTotal },
    total: price.total,
    market: review.market,
    refundable: flight.slices.map(isRefundable),
    stops: chosen.layovers.length,
  };
  const changes = [...classChanges(review), ...options.map((option) => timeChange(review, option, bookedOn))];
  const found = repairFlight(tier, trip, changes);
  if (!found) return null;
  return {
    change: wordsOf(found.to, review, options, { t, locale }),
    saves: found.saves,
    apply: () => void navigate({ to: FLIGHT_REVIEW_PATH, search: printFlightUrl(changedUrl(url, found.to)) }),
  };
}
