/** What airlines know of travelers besides their names, edited after booking. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { tidyMemberNumber } from '@sojourn/domain/travelers/loyalty-number.ts';
import { createEditing } from '@sojourn/server/modules/trips/changes/details/create-editing.ts';
import type { Editing } from '@sojourn/server/modules/trips/changes/product.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { supplierOfFlight } from '../checkout/price-flight.ts';
import type { BookedFlight, FlightDeps } from '../sale.ts';
import { TRAVELER_DETAILS, type TravelerDetails } from './details-port.ts';

const detailsOf = (traveler: TravelerDetails): TravelerDetails => ({
  frequentFlyerNumber: traveler.frequentFlyerNumber,
  knownTravelerNumber: traveler.knownTravelerNumber,
  tsaRedressNumber: traveler.tsaRedressNumber,
  specialAssistance: traveler.specialAssistance,
});
const tidied = (details: TravelerDetails): TravelerDetails => ({
  ...detailsOf(details),
  frequentFlyerNumber: details.frequentFlyerNumber.map(({ airline, number }) => ({
    airline,
    number: tidyMemberNumber(number),
  })),
});

export const flightEditing = (deps: FlightDeps): Editing<BookedFlight> =>
  createEditing<BookedFlight, CompleteTraveler>(deps.sealer, {
    names: TRAVELER_DETAILS,
    closesAt: ({ startsAt }) => startsAt,
    view: (_, travelers) => ({ kind: 'Flight', travelers: travelers.map(detailsOf) }),
    apply: ({ guests }, travelers, details) => {
      if (details.kind !== 'Flight' || details.travelers.length !== travelers.length) return null;
      const edited = travelers.map((each, at) => ({ ...each, ...tidied(itemAt(details.travelers, at)) }));
      const numbersAt = (at: number) => itemAt(edited, at).frequentFlyerNumber;
      return {
        travelers: edited,
        guests: guests.map((guest, at) => ({ ...guest, frequentFlyerNumber: numbersAt(at) })),
      };
    },
    send: async ({ bookingId: reference, request }, travelers, of, context) => {
      const supplier = supplierOfFlight(deps, request);
      return supplier
        ? supplier.edit({ ...of, reference, travelers: travelers.map(detailsOf) }, context)
        : unavailable;
    },
    listSent: async ({ bookingId: reference, request }, context) => {
      const found = await supplierOfFlight(deps, request)?.lookUp({ reference }, context);
      return found?.outcome === 'ok' ? ok(found.value?.edits ?? []) : (found ?? unavailable);
    },
  });
