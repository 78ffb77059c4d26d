/** Whether somebody would be on the same flight twice (B §8 `DuplicateBooking`). */
import type { CalendarDate, Instant } from '../dates.ts';
import { isSameName } from '../travelers/names/same-name.ts';

export type FlownParty = {
  readonly segments: readonly {
    readonly marketingAirline: { readonly code: string; readonly flightNumber: string };
    readonly scheduledDepartureTime: Instant;
  }[];
  readonly travelers: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly birthdate: CalendarDate | '';
  }[];
};

type Flown = Pick<FlownParty, 'segments'>;

const flightsOf = ({ segments }: Flown): Set<string> =>
  new Set(
    segments.map(
      ({ marketingAirline: { code, flightNumber }, scheduledDepartureTime: at }) =>
        `${code}${flightNumber} ${at}`,
    ),
  );
type Named = { readonly firstName: string; readonly lastName: string };
/** Whether two names are spelled alike; who is not yet named whole is nobody. */
export const samePerson = (a: Named | undefined, b: Named | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  isSameName(a.firstName, b.firstName) &&
  isSameName(a.lastName, b.lastName);

const shareTraveler = (a: FlownParty, b: FlownParty): boolean =>
  a.travelers.some(
    (one) =>
      one.birthdate !== '' &&
      b.travelers.some((other) => one.birthdate === other.birthdate && samePerson(one, other)),
  );

/** Flights first: without a common flight, travelers needn't be compared. */
export function shareFlight(a: Flown, b: Flown): boolean {
  const flights = flightsOf(b);
  return [...flightsOf(a)].some((each) => flights.has(each));
}

/** One same person on one same flight is enough. */
export const isDuplicate = (a: FlownParty, b: FlownParty): boolean =>
  shareFlight(a, b) && shareTraveler(a, b);
