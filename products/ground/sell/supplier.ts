/**
 * The port for rides: the verbs that every supplier of them answers. Prices are the supplier's, in US cents
 * with taxes; the portal never recomputes them. All verbs that change something take our own `reference`, are
 * idempotent by it, and can be looked up by it.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import type { EditVerbs } from '@sojourn/server/suppliers/edit-port.ts';
import type { Hold, Order, OrderRecord, OrderVerbs } from '@sojourn/server/suppliers/order-port.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { SoldTo } from '@sojourn/server/suppliers/sold-to.ts';
import type { RideChanged, RideChangeVerbs } from './port/change-port.ts';
import type {
  PricedRide,
  RideAnswer,
  RideAsk,
  RideQuestion,
  RideRejection,
  RideTotal,
} from './port/ride-port.ts';

export type RideReserveRequest = RideAsk & { readonly reference: string; readonly totalMinor: number };
export type RideHold = Hold<RideTotal>;
/** Whom the driver picks up, and what they need for it. */
export type RideTraveler = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** `TP 216`, of the airline that flies; empty where none is followed. */
  readonly flight: string;
  /** Street and number at the end that has none by itself; may be empty. */
  readonly address: string;
  /** May be empty. */
  readonly note: string;
};
export type RideConfirmRequest = {
  readonly reference: string;
  readonly holdId: string;
  readonly traveler: RideTraveler;
  readonly now: Instant;
};
export type RideDriver = { readonly name: string; readonly plate: string; readonly phone: string };
/** `driver`: who comes; sent to the traveler at `sentBy`. */
export type RideOrder = Order<RideTotal> & { readonly driver: RideDriver };

/** What the operator did since. One that it canceled is over at once, and everything comes back. */
export type RideSchedule = {
  readonly version: number;
  readonly acceptedVersion: number;
  readonly acceptedBy: 'agent' | 'travelerAtSupplier' | null;
  readonly canceledByOperator: { readonly at: Instant } | null;
};
export type RideRecord = Omit<OrderRecord<RideTotal, RideRejection>, 'order' | 'hold'> & {
  readonly hold: RideHold | null;
  readonly order: RideOrder | null;
  readonly schedule: RideSchedule;
  /** What was changed after booking, in order. */
  readonly changes: readonly RideChanged[];
  /** Our references of the edits that it has taken; left out for none. */
  readonly edits?: readonly string[];
  /** The driver was there, by the operator's own record. */
  readonly pickedUpAt: Instant | null;
};

type Ordering = OrderVerbs<RideReserveRequest, RideConfirmRequest, RideTotal, RideRecord, RideRejection>;
export type GroundSupplier = SoldTo &
  Ordering &
  EditVerbs<RideTraveler> &
  RideChangeVerbs & {
    readonly id: string;
    /** Named to the traveler when it does not answer. */
    readonly name: string;
    readonly sells: (transferId: string) => boolean;
    readonly search: (question: RideQuestion, context: CallContext) => Promise<Outcome<RideAnswer, never>>;
    readonly price: (ask: RideAsk, context: CallContext) => Promise<Outcome<PricedRide, RideRejection>>;
  };
