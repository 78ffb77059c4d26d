/**
 * A page of found flights as it travels (B §3 pricing, restrictions): what options share stands once in
 * `tables`; numbers in `flights`, `terms`, `airline` and the like are places there. `foldPage` of the domain
 * makes it, `unfoldPage` makes it whole.
 */
import { CABINS } from '@sojourn/domain/products/flight/fare-classes.ts';
import { ITINERARY_KINDS } from '@sojourn/domain/products/flight/flight-search.ts';
import { z } from 'zod';
import { instant, localDateTime } from '../../primitives.ts';
import { airline, fareClass, fareRules, flightAirport, sliceId } from './flights.ts';

const place = z.int().min(0);

const foundFlight = z.object({
  /** Airports. */
  from: place,
  to: place,
  fromTerminal: z.string().nullable(),
  toTerminal: z.string().nullable(),
  /** Airlines: who sells it, and who flies it. */
  airline: place,
  operator: place,
  flightNumber: z.string(),
  aircraft: place,
  departs: instant,
  departsLocal: localDateTime,
  arrivesLocal: localDateTime,
  durationMinutes: z.int(),
  hasWifi: z.boolean(),
  hasPower: z.boolean(),
});

export const foundTables = z.object({
  airports: z.array(flightAirport.omit({ terminal: true })),
  airlines: z.array(airline),
  aircraft: z.array(z.object({ code: z.string(), name: z.string() })),
  flights: z.array(foundFlight),
  rules: z.array(fareRules),
  /** By segment in `cabins`; a class that a flight does not have is flown in the cabin beside it. */
  terms: z.array(z.object({ fareClass, brand: z.string(), cabins: z.array(z.enum(CABINS)), rules: place })),
});

/** What an option says of itself, folded or whole. */
export const ownOfOption = {
  /** The cheapest that fits: what the list is sorted by and shows. */
  shown: fareClass,
  /** The kind of the trip so far with this slice. */
  kind: z.enum(ITINERARY_KINDS),
  /** The fare score and its parts, which sum to it; lower is better. */
  score: z.object({
    points: z.number(),
    parts: z.array(z.object({ reason: z.string(), points: z.number() })),
  }),
  /** At most one of each in an answer. */
  badges: z.array(z.enum(['bestValue', 'cheapest', 'fastest'])),
};

export const foundOption = z.object({
  sliceId,
  flights: z.array(place).min(1),
  /** One fewer than flights: the least that the change needs, and whether bags are checked in again. */
  changes: z.array(z.object({ minimumMinutes: z.int(), isSelfTransfer: z.boolean() })),
  /** From the cheapest; never empty. Those that the filters leave out are marked. */
  fares: z
    .array(
      z.object({
        terms: place,
        /** Of the trip for all travelers, and of one adult: as `fareOffer`. */
        totalMinor: z.int(),
        adultMinor: z.int(),
        seatsLeft: z.int().nullable(),
        co2Kg: z.int(),
        fits: z.boolean(),
      }),
    )
    .min(1),
  ...ownOfOption,
});

const facet = { count: z.int(), fromMinor: z.int().nullable() };
const plainFacets = {
  stops: z.array(z.object({ value: z.int(), ...facet })),
  fareClasses: z.array(z.object({ value: fareClass, ...facet })),
  /** By hour of the local day, 24 each. */
  departs: z.array(z.int()),
  arrives: z.array(z.int()),
  bagIncluded: z.object(facet),
  refundable: z.object(facet),
  withoutSelfTransfer: z.object(facet),
  withoutLowCost: z.object(facet),
  durations: z.object({ minMinutes: z.int(), maxMinutes: z.int() }),
};
/** Each counts what all filters but its own leave; `fromMinor` is the lowest total for all travelers. */
export const foundFacets = z.object({
  ...plainFacets,
  airlines: z.array(z.object({ airline: place, isLowCost: z.boolean(), ...facet })),
  via: z.array(z.object({ airport: place, ...facet })),
});
