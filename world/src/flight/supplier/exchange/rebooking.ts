/**
 * What may be flown free of charge instead of a slice that its airline changed (B §5): the same airports, the
 * class that was booked or a lower one, and a departure near the one that was agreed to.
 */
import { localAt } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import { isReasonableRebooking } from '@sojourn/domain/schedule-changes/rebooking.ts';
import { fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { exchangeAmounts } from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import type { PriceParts } from '../../inventory/fares/ticket-price.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import {
  agreedOf,
  type ChangedSlice,
  contentOf,
  type FlightChange,
  type RecordChanges,
} from '../changes/change-flights.ts';
import { type FlightMarket, instantOfMinute } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { paidBy, type SliceTerms } from '../search/terms.ts';
import { endsOf, type Trip } from '../search/trip.ts';
import type { MarketRecord } from '../store.ts';
import {
  type Changed,
  type ExchangePlan,
  isSame,
  mayJoin,
  type Refused,
  refusedFor,
  sumOf,
  type WholeOrder,
  withSlices,
} from './plan-exchange.ts';
import { liveOrders, type Prepared, withTrip } from './prepare-exchange.ts';
import { priceSlice } from './ticket-value.ts';

/** A trip whose newest change hasn't been answered. */
export type Answering = {
  readonly record: MarketRecord;
  readonly orders: readonly WholeOrder[];
  /** As the airline flies it now, and as it was last agreed to. */
  readonly now: FlightChange;
  readonly agreed: FlightChange;
};

export function answeringOf(
  record: MarketRecord | undefined,
  changes: RecordChanges,
  version: number,
  fault: Fault | undefined,
): Answering | Refused {
  const live = liveOrders(record, fault);
  if ('refused' in live) return live;
  const newest = changes.at(-1);
  if (newest?.version !== version || newest.acceptedBy !== null) return refusedFor('NewChange');
  const now = contentOf(live.record, changes);
  if (!now || now.isUnreadable) return refusedFor('RateNotAvailable');
  return { ...live, now, agreed: agreedOf(live.record, changes) };
}

/** The trip with slices that aren't replaced as the airline flies them now; canceled ones as they were. */
export const slicesNow = ({ record, now }: Answering): ChosenSlice[] =>
  record.slices.map((slice, at) => ({ ...slice, sliceId: now.slices[at]?.sliceId ?? slice.sliceId }));

const isAltered = (was: ChangedSlice | null | undefined, is: ChangedSlice | null | undefined): boolean =>
  !was ||
  !is ||
  was.sliceId !== is.sliceId ||
  was.minutes.some((minutes, leg) => minutes !== is.minutes[leg]);

/** `TP216.2027-04-14.BOS.LIS`: flights that aren't flown, or not at these times. */
function alteredLegs({ now, record }: Answering, at: number): string[] {
  const legs = itemAt(record.slices, at).sliceId.split('~');
  const is = now.slices[at];
  return legs.filter((leg, index) => !is?.sliceId.split('~').includes(leg) || is.minutes[index] !== 0);
}

/** Where and when a slice left as it was last agreed to. */
export function agreedStart({ world }: FlightMarket, { days }: FlightState, of: Answering, at: number) {
  const slice = of.agreed.slices[at];
  const legs = slice && legsOfSliceId(world, days, slice.sliceId);
  if (!slice || !legs) return undefined;
  const { edgeOf, edgeFrom } = world.network;
  const airport = world.airports[edgeFrom[edgeOf[legs.row0]!]!];
  if (!airport) return undefined;
  const starts = instantOfMinute(legs.depart0 + (slice.minutes[0] ?? 0));
  return { legs, zone: airport.zone, starts, startsLocal: localAt(starts, airport.zone) };
}

/** Whether a slice may be flown like this by the rule; its class is another question. */
export function isQualifying(
  market: FlightMarket,
  state: FlightState,
  of: Answering,
  at: number,
  { legs, sliceId }: { readonly legs: Legs; readonly sliceId: string },
): boolean {
  const original = agreedStart(market, state, of, at);
  if (!original || !isAltered(of.agreed.slices[at], of.now.slices[at])) return false;
  const [was, is] = [original.legs, legs].map((each) => endsOf(market, { legs: each, rank: 0 }));
  if (was?.origin !== is?.origin || was?.destination !== is?.destination) return false;
  const starts = instantOfMinute(legs.depart0);
  if (!isReasonableRebooking(original, { starts, startsLocal: localAt(starts, original.zone) })) return false;
  const altered = alteredLegs(of, at);
  return sliceId.split('~').every((leg) => !altered.includes(leg));
}

/** The slices that are replaced. Whatever else changed is flown as the airline has it now. */
export function prepareRebooking(
  market: FlightMarket,
  state: FlightState,
  of: Answering,
  slices: readonly ChosenSlice[],
  now: Parameters<typeof withTrip>[4],
): Prepared | Refused {
  const { record, orders } = of;
  const flownNow = slicesNow(of);
  if (slices.length !== record.slices.length) return refusedFor('RateNotAvailable');
  const changed: Changed[] = [];
  for (const [index, chosen] of slices.entries()) {
    if (isSame(chosen, flownNow[index]) && of.now.slices[index] !== null) continue;
    const found = changedAt(market, state, of, index, chosen);
    if ('refused' in found) return found;
    changed.push(found);
  }
  if (changed.length === 0) return refusedFor('RateNotAvailable');
  return withTrip(market, state, { record, orders }, changed, now, { slices: flownNow });
}

function changedAt(
  market: FlightMarket,
  state: FlightState,
  of: Answering,
  index: number,
  chosen: ChosenSlice,
): Changed | Refused {
  const on = of.orders.filter((order) => order.slices.includes(index));
  const [order] = on;
  const old = order?.terms.slices.find(({ slice }) => slice === index);
  if (on.length !== 1 || !order || !old) return refusedFor('SeveralTickets');
  const legs = legsOfSliceId(market.world, state.days, chosen.sliceId);
  const isLower = fareRank(chosen.fareClass) <= fareRank(itemAt(of.record.slices, index).fareClass);
  const { sliceId } = chosen;
  if (!legs || !isLower || !isQualifying(market, state, of, index, { legs, sliceId }))
    return refusedFor('RateNotAvailable');
  return { index, chosen, order, old };
}

/** The tickets keep their rules and what was paid; a lower class gives back what it's cheaper by now. */
export function planRebooking(
  market: FlightMarket,
  record: MarketRecord,
  changed: readonly Changed[],
  trip: Trip,
): ExchangePlan | Refused {
  const fares: { old: SliceTerms; next: SliceTerms }[] = [];
  for (const [at, each] of changed.entries()) {
    const next = nextSlice(market, record, each, trip, at);
    if ('refused' in next) return next;
    fares.push({ old: each.old, next });
  }
  const affected = [...new Set(changed.map(({ order }) => order))];
  const orders = affected.map((order) => {
    const next = changed.flatMap((each, at) => (each.order === order ? [itemAt(fares, at).next] : []));
    return { order, terms: withSlices(order.terms, next) };
  });
  const cheaper = ({ old, next }: (typeof fares)[number]): number => paidMinor(next) - paidMinor(old);
  const amounts = exchangeAmounts({
    fareDifferenceMinor: sumOf(fares.map(cheaper)),
    taxDifferenceMinor: 0,
    seatsReturnedMinor: sumOf(changed.map(({ old }) => old.seatsMinor)),
    penaltyMinor: 0,
    residualTo: 'refund',
  });
  return { orders, amounts, fares };
}

const paidMinor = ({ paid }: SliceTerms): number =>
  sumOf(paid.map(({ count, each }) => count * each.grandTotal));

function nextSlice(
  market: FlightMarket,
  record: MarketRecord,
  { index, order, old }: Changed,
  { party, state, slices }: Trip,
  at: number,
): SliceTerms | Refused {
  const { legs, rank } = itemAt(slices, at);
  const priced = priceSlice(market, state, legs, party);
  if (priced.breaks !== 0 || !mayJoin(market, order, legs)) return refusedFor('RateNotAvailable');
  if (((priced.classes >> rank) & 1) === 0) return refusedFor('NoAvailability');
  const booked = fareRank(itemAt(record.slices, index).fareClass);
  const costs = (inRank: number) => paidBy([priced.fareAt(inRank, old.isHalf)], party);
  const [dear, cheap] = rank < booked ? [costs(booked), costs(rank)] : [[], []];
  const paid = old.paid.map((part) => {
    const [more, less] = [dear, cheap].map(
      (all) => all.find(({ type }) => type === part.type)?.each.base ?? 0,
    );
    return { ...part, each: lowered(part.each, (more ?? 0) - (less ?? 0)) };
  });
  return { ...old, paid, seatsMinor: 0 };
}

function lowered(each: PriceParts, byMinor: number): PriceParts {
  const off = Math.max(0, Math.min(each.base, byMinor));
  return {
    ...each,
    base: each.base - off,
    subTotal: each.subTotal - off,
    grandTotal: each.grandTotal - off,
  };
}

/** The airline's change once it's answered like this: nothing of it is left to agree to. */
export const contentAfter = (
  { now }: Answering,
  { changed }: Pick<Prepared, 'changed'>,
  slices: readonly ChosenSlice[],
): FlightChange => ({
  base: slices.map(({ sliceId }) => sliceId),
  slices: slices.map(({ sliceId }, at) =>
    changed.some(({ index }) => index === at)
      ? { sliceId, minutes: sliceId.split('~').map(() => 0) }
      : assertPresent(now.slices[at] ?? undefined, 'a slice that is flown'),
  ),
});
