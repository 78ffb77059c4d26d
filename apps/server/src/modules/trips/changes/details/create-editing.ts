/**
 * What editing details is for every product: what a traveler typed travels sealed, from the transaction that
 * begins it to the one that revises the booking; only the supplier's call opens it.
 */
import type { TripDetails } from '@sojourn/contract/trip-details.ts';
import { changedDetails, type DetailName } from '@sojourn/domain/booking/trip-details.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import type { BookedSale, Booking } from '#modules/selling/booking/booking.ts';
import type { Field } from '#modules/selling/booking/prepared.ts';
import { changeTravelers } from '#modules/selling/booking/travelers/change-travelers.ts';
import {
  openTravelers,
  requireTravelers,
  sealTravelers,
} from '#modules/selling/booking/travelers/sealed-travelers.ts';
import type { Sealer } from '#seal.ts';
import type { EditRejection } from '#suppliers/edit-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '#suppliers/outcome.ts';
import type { ChangeMade, ChangeQuoted, Editing } from '../product.ts';

type Sending = { readonly editReference: ChangeId; readonly now: Instant };
type Applied<S extends BookedSale, T> =
  | { readonly travelers: readonly T[]; readonly guests: Booking<S>['guests'] }
  | { readonly fields: readonly Field[] };

/** `T`: what the product seals of one traveler. */
type EditingParts<S extends BookedSale, T> = {
  /** Those that it has. */
  readonly names: readonly DetailName[];
  /** Until when something can be edited. */
  closesAt(booking: Booking<S>): Instant;
  view(booking: Booking<S>, travelers: readonly T[]): TripDetails;
  /** Null where the details aren't this booking's. */
  apply(booking: Booking<S>, travelers: readonly T[], details: TripDetails): Applied<S, T> | null;
  send(
    booking: Booking<S>,
    travelers: readonly T[],
    of: Sending,
    context: CallContext,
  ): Promise<Outcome<null, EditRejection>>;
  /** The edits that its supplier has taken. */
  listSent(booking: Booking<S>, context: CallContext): Promise<Outcome<readonly string[], never>>;
};

type Facts = { readonly sealed: string };
const NO_AMOUNTS = { lines: [], addCollectMinor: 0, backMinor: 0, backTo: 'tenders' } as const;

export function createEditing<S extends BookedSale, T extends object>(
  sealer: Sealer,
  parts: EditingParts<S, T>,
): Editing<S> {
  const travelersOf = (booking: Booking, { facts }: Pick<ChangeQuoted, 'facts'>) =>
    requireTravelers<T>(sealer, { booking, sealed: (facts as Facts).sealed });
  return {
    cause: 'edited',
    window: (booking) => ({ closesAt: parts.closesAt(booking), isAllowed: true }),
    view: (booking, sealed) => {
      const travelers = openTravelers<T>(sealer, { booking, sealed });
      return travelers && parts.view(booking, travelers);
    },
    edit: (booking, sealed, details) => {
      const travelers = openTravelers<T>(sealer, { booking, sealed });
      const applied = travelers && parts.apply(booking, travelers, details);
      if (!travelers || !applied) return null;
      if ('fields' in applied) return applied;
      const changed = changedDetails(recordsOf(travelers), recordsOf(applied.travelers), parts.names);
      if (changed.length === 0) return { fields: [{ path: 'details', problem: 'unchanged' }] };
      const ask = { kind: 'Details' as const, changed };
      const facts: Facts = { sealed: sealTravelers(sealer, booking.bookingId, applied.travelers) };
      const { request, offer } = booking;
      const { guests } = applied;
      return { ask, quote: { request, offer, guests, amounts: NO_AMOUNTS, credits: [], detail: ask, facts } };
    },
    // It has no price: it's confirmed as it's asked for
    quote: async () => rejected({ reason: 'NotChangeable' }),
    confirm: async (booking, { changeId, quote }, now, context) => {
      const travelers = travelersOf(booking, quote);
      const answer = await parts.send(booking, travelers, { editReference: changeId, now }, context);
      return answer.outcome === 'ok' ? ok(madeOf(quote)) : answer;
    },
    lookUp: async (booking, { changeId, quote }, context) => {
      const sent = await parts.listSent(booking, context);
      return sent.outcome === 'ok' ? ok(sent.value.includes(changeId) ? madeOf(quote) : null) : sent;
    },
    record: (tx, booking, _made, _at, { quote }) =>
      changeTravelers<T>(tx, sealer, booking, () => travelersOf(booking, quote)),
  };
}

const recordsOf = (travelers: readonly object[]) => travelers as readonly Record<string, unknown>[];
/** What was typed stays with the change alone, where it's sealed anew and forgotten. */
const madeOf = ({ request, offer, guests, amounts }: ChangeQuoted): ChangeMade => ({
  request,
  offer,
  guests,
  amounts,
  facts: {},
  credits: [],
  locator: null,
});
