/** Flights instead of disrupted ones, for the module of disruptions. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { splitByWeights } from '@sojourn/domain/money.ts';
import { assertPresent, first, last } from '@sojourn/domain/present.ts';
import type { Replacing } from '@sojourn/server/modules/protecting/disruptions/plan/product.ts';
import type { Paid } from '@sojourn/server/modules/selling/booking/store.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import type { Sale } from '@sojourn/server/modules/selling/checkouts/sale.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { type FareClass, fareRank } from '#flight/rules/fares/fare-classes.ts';
import { dayOf } from '#flight/rules/findings/trip-finding.ts';
import { seatsNeeded } from '#flight/rules/travelers/travelers.ts';
import type { FlightDraft } from '#flight/wire/flight-draft.ts';
import { NO_EXTRAS } from '#flight/wire/flights.ts';
import { priceFlight, supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightBooking, FlightDeps, FlightSale } from '../sale.ts';
import { findFlights } from './find-flights.ts';

const NOT_SOLD = rejected({ reason: 'RateNotAvailable' });

export const replacingFlights = (deps: FlightDeps): Replacing<BookedFlight> => ({
  wanted: ({ offer }, { slice: at, from }) => {
    const slice = assertPresent(offer.flight.slices[at], `way ${at}`);
    const rest = slice.segments.filter((_, i, all) =>
      all.slice(0, i + 1).some(({ origin }) => from === null || origin.locationCode === from),
    );
    return {
      origin: first(rest).origin.locationCode,
      destination: last(rest).destination.locationCode,
      departs: dayOf(first(rest).zonedDepartureTime),
      rank: fareRank(slice.fareClass),
    };
  },
  find: (booking, wanted, dates, context) => findFlights(deps, booking, wanted, dates, context),
  sell: (booking, chosen, context) => sellFlight(deps, booking, chosen, context),
  hold: async (sale, reference, context) => {
    const { request, offer } = sale as FlightSale;
    const supplier = supplierOfFlight(deps, request);
    if (!supplier) return NOT_SOLD;
    const totalMinor = offer.price.total.amountMinor;
    const wanted = { ...request, reference, totalMinor, guaranteeId: offer.guarantee?.id };
    const held = await supplier.reserve({ ...wanted, now: deps.clock.now() }, context);
    if (held.outcome !== 'ok') return held;
    return ok({ until: held.value.expiresAt, totalMinor: held.value.price.total.amountMinor });
  },
  release: async (sale, reference, context) => {
    const supplier = supplierOfFlight(deps, (sale as FlightSale).request);
    return supplier ? supplier.release({ reference }, context) : ok(null);
  },
  draft: (paid, sale) => draftOf(deps, paid, sale as FlightSale),
  touches: ({ request }, ask, slice) => {
    if (ask.kind === 'Part') return true;
    return ask.kind === 'Flight' && ask.slices[slice]?.sliceId !== request.slices[slice]?.sliceId;
  },
  seats: ({ request }) => seatsNeeded(request.passengers),
  valueMinor: ({ offer, totalMinor }, at) => {
    const shares = splitByWeights(
      totalMinor,
      offer.flight.slices.map(({ durationMinutes }) => durationMinutes),
    );
    return shares[at] ?? 0;
  },
});

/** A border that the booked flights don't cross may need a passport that nobody typed in. */
async function sellFlight(
  deps: FlightDeps,
  { request: { passengers, locale }, offer: { flight } }: FlightBooking,
  { key: sliceId, fareKey }: { readonly key: string; readonly fareKey: string },
  context: CallContext,
): Promise<Outcome<Sale, unknown>> {
  const request = {
    slices: [{ sliceId, fareClass: fareKey as FareClass }],
    passengers,
    extras: NO_EXTRAS,
    locale,
  };
  const priced = await priceFlight(deps, request, null, context);
  if (priced.outcome !== 'ok') return priced;
  return priced.value.offer.flight.needsPassport && !flight.needsPassport ? NOT_SOLD : priced;
}

/** Member numbers of programs that the new airlines don't serve stay with the old booking. */
function draftOf(
  { sealer, isPartner }: FlightDeps,
  paid: Paid,
  { offer: { flight } }: FlightSale,
): FlightDraft | null {
  const travelers = openTravelers<CompleteTraveler>(sealer, paid);
  if (!travelers) return null;
  const airlines = flight.slices.flatMap(({ segments }) =>
    segments.map(({ marketingAirline }) => marketingAirline.code),
  );
  const isServed = (program: string) => airlines.some((airline) => isPartner(program, airline));
  return {
    email: paid.booking.contact.email,
    phone: paid.booking.contact.phone,
    offerId: null,
    credits: [],
    miles: [],
    paymentId: null,
    termsAccepted: true,
    customFields: {},
    travelers: travelers.map((traveler) => ({
      ...traveler,
      frequentFlyerNumber: traveler.frequentFlyerNumber.filter(({ airline }) => isServed(airline)),
    })),
    duplicateAccepted: false,
  };
}
