/** What puts a flight in policy, one change at a time: another class of a slice, or another time. */
import type { Money } from '@sojourn/domain/money.ts';
import type { MarketPrice } from '@sojourn/domain/policy/market-price.ts';
import { findRepair, type Repair } from '@sojourn/domain/policy/repair.ts';
import type { PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { TripFacts } from '@sojourn/domain/policy/trip-rules.ts';
import { type FareClass, fareRank } from './fares/fare-classes.ts';
import { type FlightPolicyFacts, flightJudge } from './flight-policy.ts';

/** `total`: of all travelers. */
type Priced = {
  readonly total: Money;
  readonly perTraveler: Money;
  /** Of the trip after it. */
  readonly market?: MarketPrice | null | undefined;
};
type ClassChange = Priced & {
  readonly kind: 'class';
  readonly slice: number;
  readonly fareClass: FareClass;
  readonly isRefundable: boolean;
};
type TimeChange = Priced & {
  readonly kind: 'time';
  readonly sliceId: string;
  readonly fareClass: FareClass;
  readonly isRefundable: boolean;
  readonly minutes: number;
  readonly stopoverMinutes: number;
  readonly stops: number;
  /** Minutes after the chosen departure; below zero before it. */
  readonly later: number;
  /** Of the trip after it. */
  readonly trip: TripFacts;
};
export type FlightChange = ClassChange | TimeChange;
type Chosen = FlightPolicyFacts & {
  readonly total: Money;
  /** By slice. */
  readonly refundable: readonly boolean[];
  /** Of the last slice, whose time may change. */
  readonly stops: number;
};

const TIME_STEP = 120;

const sliceOf = ({ slices }: Chosen, change: FlightChange): number =>
  change.kind === 'class' ? change.slice : slices.length - 1;

const tripOf = ({ places, suppliers, startsOn, bookedOn }: TripFacts): TripFacts => ({
  places,
  suppliers,
  startsOn,
  bookedOn,
});

/** The trip as it would be judged after a change. */
function changed(chosen: Chosen, change: FlightChange): FlightPolicyFacts {
  const { slices, isRoundTrip } = chosen;
  const at = sliceOf(chosen, change);
  const to = change.kind === 'class' ? { fareClass: change.fareClass } : change;
  return {
    ...tripOf(change.kind === 'class' ? chosen : change.trip),
    slices: slices.map((slice, index) => (index === at ? { ...slice, ...to } : slice)),
    isRoundTrip,
    perTraveler: change.perTraveler,
    market: change.market,
  };
}

/** A class down counts as two hours or a stop do; losing a refund counts twice. */
function lossOf(chosen: Chosen, change: FlightChange): number {
  const { slices, refundable, stops } = chosen;
  const lostRefund = refundable[sliceOf(chosen, change)] && !change.isRefundable ? 2 : 0;
  if (change.kind === 'time')
    return lostRefund + Math.ceil(Math.abs(change.later) / TIME_STEP) + Math.max(0, change.stops - stops);
  const from = slices[change.slice]?.fareClass;
  return lostRefund + (from ? Math.abs(fareRank(from) - fareRank(change.fareClass)) : 0);
}

/** `changes`: from the results for the same dates and travelers. Null where none is in policy. */
export function repairFlight(
  tier: PolicyTier,
  chosen: Chosen,
  changes: readonly FlightChange[],
): Repair<FlightChange> | null {
  const judge = flightJudge(tier);
  return findRepair(
    chosen,
    changes,
    (change) => judge(changed(chosen, change)).isInPolicy,
    (change) => lossOf(chosen, change),
  );
}
