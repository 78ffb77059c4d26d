/** Other flights free of charge after an airline's change, for the module of schedule changes (B §5). */
import { last } from '@sojourn/domain/present.ts';
import type {
  OpenChange,
  Rebooking,
  RebookingChoice,
} from '@sojourn/server/modules/trips/schedule-changes/product.ts';
import { ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { fareRank } from '#flight/rules/fares/fare-classes.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightBooking, FlightDeps } from '../sale.ts';
import { partsOf, rescheduledFlight } from '../schedule-of-flight.ts';
import type { FlightSchedule } from '../supplier.ts';
import { quotedOf, refusedBy } from './flight-changes.ts';

const contentOf = ({ content }: OpenChange) => content as FlightSchedule['slices'];

const optionIdOf = ({ sliceId, fareClass }: ChosenSlice): string => `${sliceId}@${fareClass}`;
function chosenOf({ optionId }: RebookingChoice): ChosenSlice {
  const parts = optionId.split('@');
  return { sliceId: parts[0] ?? '', fareClass: last(parts) as ChosenSlice['fareClass'] };
}

/** The whole trip: what was chosen, and the rest as the airline flies it now. */
const slicesAfter = (
  { request }: FlightBooking,
  change: OpenChange,
  choices: readonly RebookingChoice[],
): ChosenSlice[] =>
  request.slices.map((slice, at) => {
    const choice = choices.find((each) => each.slice === at);
    if (choice) return chosenOf(choice);
    return { ...slice, sliceId: contentOf(change)?.[at]?.sliceId ?? slice.sliceId };
  });

export const flightRebooking = (deps: FlightDeps): Rebooking<BookedFlight> => ({
  isPossible: ({ offer }, slices) =>
    slices.some((slice) => new Set(offer.flight.slices[slice]?.ticketNos ?? []).size === 1),
  options: async (booking, { version, slices }, now, context) => {
    const { request, offer, bookingId: reference } = booking;
    const supplier = supplierOfFlight(deps, request);
    if (!supplier) return rejected({ reason: 'NotChangeable' });
    const { locale } = request;
    const found = await supplier.shopRebooking({ reference, version, slices, locale, now }, context);
    if (found.outcome !== 'ok') return refusedBy(found);
    return ok(
      found.value.map(({ slice: at, options }) => ({
        slice: at,
        options: options.map(({ slice, refundMinor }) => ({
          optionId: optionIdOf(slice),
          parts: partsOf(deps, slice, at),
          className: slice.fareShelf.shortBrandName,
          isLowerClass:
            fareRank(slice.fareClass) < fareRank(offer.flight.slices[at]?.fareClass ?? slice.fareClass),
          refundMinor,
        })),
      })),
    );
  },
  quote: async (booking, change, choices, now, context) => {
    const supplier = supplierOfFlight(deps, booking.request);
    if (!supplier) return rejected({ reason: 'NotChangeable' });
    const slices = slicesAfter(booking, change, choices);
    const { locale } = booking.request;
    const request = { reference: booking.bookingId, slices, locale, now, answers: change.version };
    const quoted = await supplier.quoteExchange(request, context);
    if (quoted.outcome !== 'ok') return refusedBy(quoted);
    const isChosen = (at: number): boolean => choices.some(({ slice }) => slice === at);
    const unchosen = contentOf(change)?.map((slice, at) => (isChosen(at) ? null : slice)) ?? null;
    const moved = { ...booking, ...rescheduledFlight(booking, unchosen) };
    const quote = { ...quotedOf(moved, { slices }, quoted.value), answers: change.version };
    return ok({ ask: { kind: 'Flight', slices }, quote });
  },
});
