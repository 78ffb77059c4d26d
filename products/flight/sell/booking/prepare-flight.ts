import { dateIn } from '@sojourn/domain/dates.ts';
import { first } from '@sojourn/domain/present.ts';
import { failureOfDuplicate } from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import type { PreparingBesides } from '@sojourn/server/modules/selling/booking/product.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import { checkTravelers } from '#flight/rules/travelers/check-travelers.ts';
import { passportMonths } from '#flight/rules/travelers/passport-months.ts';
import { completeFlightDraft } from '#flight/wire/flight-draft.ts';
import { unfitFields } from '../checkout/exit-seats.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightCheckoutRow, FlightDeps } from '../sale.ts';
import { BOOK_FLIGHT, FIRST_STEP } from './book-flight.ts';
import { ticketingPart } from './store.ts';

/** Everybody by name, of the age and with the documents that the flights ask for. */
export function prepareFlight(
  deps: FlightDeps,
  row: FlightCheckoutRow,
  besides: PreparingBesides,
): Prepared<BookedFlight> | Incomplete {
  const { request, offer } = row.quote;
  const { flight } = offer;
  const segments = flight.slices.flatMap((slice) => slice.segments);
  const duplicate: typeof besides.duplicate = async (tx) =>
    row.draft.duplicateAccepted ? null : besides.duplicate(tx);
  const parsed = completeFlightDraft.safeParse(row.draft);
  const others = fieldsOf(parsed.error?.issues ?? []).filter(({ path }) => !path.startsWith('travelers.'));
  const stops = checkTravelers(row.draft.travelers, {
    passengers: request.passengers,
    departures: flight.slices.map((slice) => dayOf(first(slice.segments).zonedDepartureTime)),
    lastDate: flight.lastDate,
    needsPassport: flight.needsPassport,
    passportMonths: passportMonths(flight.slices),
    today: dateIn(deps.clock.now(), first(segments).origin.zone),
    airlines: segments.map(({ marketingAirline }) => marketingAirline.code),
    isPartner: deps.isPartner,
  });
  const seats = unfitFields(row.quote, row.draft);
  if (others.length + stops.length + seats.length > 0) return { fields: [...others, ...stops, ...seats] };
  if (!parsed.success) return { fields: fieldsOf(parsed.error.issues) };
  const { email, phone, travelers } = parsed.data;
  return {
    columns: {
      product: 'flight',
      request,
      offer,
      guests: travelers.map(({ type, firstName, middleName, lastName, frequentFlyerNumber }) => ({
        type,
        firstName,
        middleName,
        lastName,
        frequentFlyerNumber,
      })),
      contact: { email, phone },
      supplierId: supplierOfFlight(deps, request)?.id ?? '',
      taxesMinor: offer.price.fares.tax,
    },
    saga: { kind: BOOK_FLIGHT, firstStep: FIRST_STEP },
    travelers,
    parts: (of) => [ticketingPart(of, deps.clock.now())],
    requireStillAllowed: async (tx) => {
      const bookingId = await duplicate(tx);
      if (bookingId) refuse('DuplicateBooking', { bookingId });
    },
    findRefusal: async () => failureOfDuplicate(await duplicate()),
  };
}
