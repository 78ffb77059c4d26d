/** Whether somebody would be on the same flight twice (B §8 `DuplicateBooking`). */
import type { CalendarDate, Instant } from '../dates.ts';

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

/** As machines read a name: letters only, without marks and case. */
const spelled = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

const flightsOf = ({ segments }: Flown): Set<string> =>
  new Set(
    segments.map(
      ({ marketingAirline: { code, flightNumber }, scheduledDepartureTime: at }) =>
        `${code}${flightNumber} ${at}`,
    ),
  );
/** Who is not yet named whole is nobody. */
const peopleOf = ({ travelers }: FlownParty): Set<string> =>
  new Set(
    travelers
      .filter(({ firstName, lastName, birthdate }) => firstName && lastName && birthdate)
      .map(({ firstName, lastName, birthdate }) => `${spelled(firstName)} ${spelled(lastName)} ${birthdate}`),
  );

type Named = { readonly firstName: string; readonly lastName: string };
/** Whether two names are spelled alike; who is not yet named whole is nobody. */
export const samePerson = (a: Named | undefined, b: Named | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  spelled(a.firstName) !== '' &&
  spelled(a.lastName) !== '' &&
  spelled(a.firstName) === spelled(b.firstName) &&
  spelled(a.lastName) === spelled(b.lastName);

const share = (a: Set<string>, b: Set<string>): boolean => [...a].some((each) => b.has(each));

/** Flights first: without a common flight, travelers needn't be compared. */
export const shareFlight = (a: Flown, b: Flown): boolean => share(flightsOf(a), flightsOf(b));

/** One same person on one same flight is enough. */
export const isDuplicate = (a: FlownParty, b: FlownParty): boolean =>
  shareFlight(a, b) && share(peopleOf(a), peopleOf(b));
