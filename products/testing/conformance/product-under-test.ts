/** What the conformance suite needs to know of a product: how to make a checkout, and its test supplier. */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { TripDetails } from '@sojourn/contract/trip-details.ts';
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { CancelDecision, CancelOutcome } from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { ChangeFailure, PartUnit } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Money } from '@sojourn/domain/money.ts';
import type {
  BookingWorld,
  Process,
  Replaced,
  Traveler,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import type { CrashCase } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import type { Faults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import type { cancelAsQuoted } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import type { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import type { BookingFailureReason } from '#codes.ts';
import type { Product } from '#product-list.ts';

export type Call = (request: never, context: CallContext) => Promise<Outcome<unknown, unknown>>;

/** The test supplier of a world, and what a test can set. */
type SupplierUnderTest = {
  /** The line to it. */
  readonly faults: Faults;
  /** How much of it is held or sold. */
  readonly taken: () => number;
  /** Leaves so much to sell. */
  readonly leave: (count: number) => void;
  /** Refuses to hold, or to confirm the last part. */
  readonly refuse: (verb: 'reserve' | 'confirm', reason: BookingFailureReason) => void;
  /** Accepts confirmations from now on; it decides as they're looked up, or by `decide`. */
  readonly accept: (until: 'untilLookedUp' | 'untilDecided' | 'never') => void;
  /** Confirms what it has accepted, or refuses it, and accepts nothing more. */
  readonly decide: (refusal?: BookingFailureReason) => void;
  readonly refuseCancel: () => void;
  /** In percent of the usual price. */
  readonly priceAt: (percent: number) => void;
  /** What canceling costs from now on, in minor units. */
  readonly penalize: (penaltyMinor: number) => void;
  /** Loses the record of a booking; the result brings it back. */
  readonly lose: (bookingId: BookingId) => () => void;
  /** The state of each order of a booking. */
  readonly orders: (bookingId: BookingId) => readonly string[];
  /** Changes what is booked, by so little that it can be accepted or by so much that it's refunded. */
  readonly reschedule: (bookingId: BookingId, how: 'acceptable' | 'refundable') => void;
  /** For a process whose calls of a verb go another way. */
  readonly through: (verb: string, change: (call: Call) => Call) => Replaced;
};

export type ProductUnderTest = {
  readonly product: Product;
  /** What `ready` comes to, and what lists say of it. */
  readonly totalMinor: number;
  readonly summary: { readonly title: string; readonly place: string; readonly country: string };
  /** Its place first, then what else a language names; what it's booked in is the first. */
  readonly names: readonly { readonly en: string; readonly fr: string }[];
  /** The saga's confirming steps in their order; the last is the pivot. */
  readonly confirmSteps: readonly [string, ...string[]];
  /** Whether an order that may have been made can be taken back at no cost. */
  readonly takesOrdersBack: boolean;
  /** Why it fails when its supplier can't be reached to hold it, or to confirm what's held. */
  readonly unreachable: { readonly reserve: BookingFailureReason; readonly confirm: BookingFailureReason };
  /** Why the last buyers of what's sold out are refused. */
  readonly soldOut: BookingFailureReason;
  /** Why it can fail. */
  readonly failures: readonly BookingFailureReason[];
  readonly personal: {
    /** What a checkout is filled in with besides how to reach the traveler. */
    readonly draft: object;
    /** Words of it that are stored unencrypted with the booking, and those that are not. */
    readonly names: readonly string[];
    readonly sealed: readonly string[];
    /** Words that the trip shows. */
    readonly shown: readonly string[];
    /**
     * How servers before `sealed_travelers` stored it; null where it was encrypted already. `lacks`: words of
     * the above that those servers didn't ask for yet.
     */
    readonly former: {
      readonly contact: object;
      readonly sagaKind: string;
      readonly lacks: readonly string[];
    } | null;
  };
  /** What its travelers may want to change themselves. */
  readonly changeAsks: readonly [PricedAsk, ...PricedAsk[]];
  /** Edited details, and a word of them that the trip shows and that's never stored unencrypted. */
  readonly details: { readonly edited: TripDetails; readonly word: string };
  /** Whether anything is left to agree to when its supplier changes it. */
  readonly acceptsChanges: boolean;
  /** It writes itself about what its supplier cancels; left out where the traveler is asked. */
  readonly writesOfCancels?: true;
  /** What a reconciliation calls a difference with its supplier. */
  readonly differs: string;
  readonly canceling: {
    /** Right after it's booked. */
    readonly free: CancelDecision;
    /** What it costs when it's late. */
    readonly late: { readonly at: Instant; readonly penaltyMinor: number };
    /** From when on it can't be canceled, and why. */
    readonly tooLate: { readonly at: Instant; readonly outcome: CancelOutcome };
  };
  /** A checkout of several parts, of which some can be canceled; left out where that can't be. */
  readonly parting?: {
    /** It has two parts of each. */
    readonly units: readonly [PartUnit, ...PartUnit[]];
    readonly totalMinor: number;
    /** What one of its two parts costs, of any unit. */
    readonly partMinor: number;
    readonly ready: ProductUnderTest['ready'];
    /** What's sold from now on gives back half, so that a protection is worth its price. */
    readonly loseHalf?: (world: BookingWorld) => void;
    /** Keeps so much of each part from now on, in minor units. */
    readonly keep: (world: BookingWorld, withheldMinor: number) => void;
    readonly refuse: (world: BookingWorld) => void;
  };
  /** What can be bought with it after booking: some of it, and none; left out where there's nothing. */
  readonly extras?: {
    readonly ask: PricedAsk;
    readonly none: PricedAsk;
    readonly dueMinor: number;
    /** From now on what's asked costs that. */
    readonly price: (world: BookingWorld, minor: number) => void;
    readonly refuse: (world: BookingWorld, reason: ChangeFailure) => void;
    /** Only one of these bookings can have what both want. */
    readonly contest: (world: BookingWorld, bookings: readonly BookingId[]) => void;
  };
  /** What its page and mail name besides what is paid, in English; left out where there's nothing. */
  readonly amountsBesides?: (trip: TripDetail) => readonly (readonly [label: string, amount: Money])[];
  /** When its earnings post. */
  readonly earnsAt: Instant;
  /** A checkout that can be paid by the traveler's first card or as `payment` says. */
  readonly ready: (
    process: Process,
    traveler: Traveler,
    payment?: Partial<PaymentDraft>,
  ) => Promise<Checkout>;
  readonly supplierOf: (world: BookingWorld) => SupplierUnderTest;
  /**
   * Other ways to take a booking whose supplier has made its first change: each is quoted now, and says when
   * it's called whether it won.
   */
  readonly contenders?: (stage: SuiteStage, booked: Booked) => Promise<Readonly<Record<string, Contender>>>;
  /** Sagas that no other product has, tried with the others. */
  readonly crashes?: (stage: SuiteStage) => Readonly<Record<string, CrashCase>>;
};

/** What the parts of the suite share: a world of their own, and short ways to book and look. */
export type SuiteStage = {
  readonly of: ProductUnderTest;
  readonly world: () => BookingWorld;
  readonly server: () => Process;
  readonly supplier: () => SupplierUnderTest;
  /** A checkout by somebody new; `isSplit`: paid by a credit, miles and the card. */
  readonly ready: (isSplit?: boolean) => Promise<Ready>;
  readonly booked: (isSplit?: boolean) => Promise<Booked>;
  /** The same with every saga done that follows a booking. */
  readonly settled: (isSplit?: boolean) => Promise<Booked>;
  readonly checkoutOf: (ready: Ready) => Promise<Checkout>;
  readonly tripOf: (booked: Booked) => ReturnType<typeof showTrip>;
  readonly cancel: (booked: Booked) => ReturnType<typeof cancelAsQuoted>;
  /** What's left of the credits and miles of a traveler. */
  readonly has: (traveler: Traveler) => Promise<{ credit: number; units: number }>;
  /** The server takes over what's due, once. */
  readonly sweep: () => Promise<void>;
  /** Takes back every fault, refusal and price that a test has set. */
  readonly reset: () => void;
  /** From now on no scenario is played in what still runs. */
  readonly endScenarios: () => Promise<void>;
};
export type Contender = (process: Process) => Promise<unknown>;
export type Ready = { readonly traveler: Traveler; readonly checkout: Checkout };
export type Booked = { readonly traveler: Traveler; readonly bookingId: BookingId };

/** `supplier` with one verb changed. */
export function withVerb<T extends object>(supplier: T, verb: string, change: (call: Call) => Call): T {
  const call = Reflect.get(supplier, verb) as Call;
  return { ...supplier, [verb]: change(call.bind(supplier)) };
}
