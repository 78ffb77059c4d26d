/** What looking for another flight needs from a product: only who flies has it. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { CalendarDate, Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import type { Candidate, WantedFlight } from '@sojourn/domain/disruptions/qualify-flight.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { SchedulePart } from '@sojourn/domain/schedule-changes/schedule.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { Paid } from '#modules/selling/booking/store.ts';
import type { Sale } from '#modules/selling/checkouts/sale.ts';
import type { CallContext, Outcome } from '#suppliers/outcome.ts';

/** `fareKey` names its class to the product. */
type FoundFare = Candidate['fares'][number] & { readonly fareKey: string; readonly className: string };
/** Another flight, from one airport to the other. */
export type Found = Candidate & {
  /** Names it to the product. */
  readonly key: string;
  readonly airline: { readonly code: string; readonly name: string };
  readonly title: string;
  readonly parts: readonly SchedulePart[];
  readonly stops: number;
  readonly durationMinutes: number;
  /** When it's expected to leave and land, by what's announced. */
  readonly leaves: Instant;
  readonly leavesLocal: LocalDateTime;
  readonly lands: Instant;
  readonly fares: readonly FoundFare[];
};

/** `from`: of a way that is flown in part, the airport where the rest begins; null for all of it. */
type DisruptedWay = { readonly slice: number; readonly from: string | null };

export type Replacing<B extends BookedSale = BookedSale> = {
  /** What was booked, and has to be replaced. */
  wanted(booking: Booking<B>, way: DisruptedWay): WantedFlight;
  /** For all travelers, on each of the local dates; flights that they are booked on are left out. */
  find(
    booking: Booking<B>,
    wanted: WantedFlight,
    dates: readonly CalendarDate[],
    context: CallContext,
  ): Promise<Outcome<readonly Found[], never>>;
  /** What is sold then; rejected when it isn't any more, or asks for documents that nobody gave. */
  sell(
    booking: Booking<B>,
    chosen: { readonly key: string; readonly fareKey: string },
    context: CallContext,
  ): Promise<Outcome<Sale, unknown>>;
  /** Seats for everybody under the id of the booking that takes them. */
  hold(
    sale: Sale,
    reference: BookingId,
    context: CallContext,
  ): Promise<Outcome<{ readonly until: Instant; readonly totalMinor: number }, unknown>>;
  /** Repeating it, or releasing what was never held, is a success. */
  release(sale: Sale, reference: BookingId, context: CallContext): Promise<Outcome<null, unknown>>;
  /** Everybody of it, as they'd type it into a checkout of the sale; null when their sealing key is gone. */
  draft(paid: Paid, sale: Sale): PaymentDraft | null;
  /** Whether a change is about one way of the trip: that isn't changed any more once it's replaced. */
  touches(booking: Booking<B>, ask: ChangeAsk, slice: number): boolean;
  /** How many seats its travelers need. */
  seats(booking: Booking<B>): number;
  /** Of what was paid for the trip, the part of one way of it; minor units. */
  valueMinor(booking: Booking<B>, slice: number): number;
};

export type ReplacingProduct<B extends BookedSale = BookedSale> = {
  readonly can: { readonly replace?: Replacing<B> };
};
