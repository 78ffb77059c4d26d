/** What the form refuses before the server would, and where the server's own refusals belong: by field. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { checkFlightSearch } from '#flight/rules/flight-search.ts';
import { checkParty, type PartyProblem } from '#flight/rules/travelers/travelers.ts';
import { type FlightDraft, slicesOf } from '../search/flight-draft.ts';

type PlaceProblem = 'PlaceMissing' | 'SameAirport' | 'UnknownAirport';
type DateProblem = 'DateMissing' | 'PastDates' | 'ReturnBeforeDeparture' | 'TooFarAhead';
type LegProblems = {
  readonly origin?: PlaceProblem;
  readonly destination?: PlaceProblem;
  readonly date?: DateProblem;
};
export type FlightFormProblems = {
  /** By leg; empty objects where nothing is wrong. */
  readonly legs: readonly LegProblems[];
  readonly travelers?: PartyProblem;
};
/** A refused search: the code, the slice it lies in, and which end where that is known. */
export type FlightRefusal = {
  readonly code: string;
  readonly slice: number;
  readonly end?: 'origin' | 'destination';
};

/** From the field that the server names: `slices.1.origin`. */
export function refusalAt(code: string, path: string | undefined): FlightRefusal {
  const [, slice = '0', field] = /^slices\.(\d)(?:\.(\w+))?$/.exec(path ?? '') ?? [];
  const end = field === 'origin' || field === 'destination' ? { end: field } : {};
  return { code, slice: Number(slice), ...(end as Pick<FlightRefusal, 'end'>) };
}

const PARTY: ReadonlySet<string> = new Set<PartyProblem>([
  'NoAdult',
  'TooManyTravelers',
  'TooManyLapInfants',
  'InvalidPassengers',
]);
const DATES: ReadonlySet<string> = new Set<DateProblem>([
  'PastDates',
  'ReturnBeforeDeparture',
  'TooFarAhead',
]);

/** The field of a code, or nothing when no field can fix it. */
function problemsOf({ code, slice, end }: FlightRefusal, legs: number): FlightFormProblems {
  const at = (problem: LegProblems) =>
    Array.from({ length: legs }, (_, place) => (place === slice ? problem : {}));
  if (PARTY.has(code)) return { legs: at({}), travelers: code as PartyProblem };
  if (DATES.has(code)) return { legs: at({ date: code as DateProblem }) };
  if (code === 'SameAirport') return { legs: at({ destination: code }) };
  if (code === 'UnknownAirport') {
    return { legs: at(end ? { [end]: code } : { origin: code, destination: code }) };
  }
  return { legs: at({}) };
}

const missing = ({ legs }: FlightDraft): readonly LegProblems[] =>
  legs.map(({ origin, destination, date }) => ({
    ...(!origin && { origin: 'PlaceMissing' as const }),
    ...(!destination && { destination: 'PlaceMissing' as const }),
    ...(!date && { date: 'DateMissing' as const }),
  }));

/** The page has no airport's zone: the server judges who crosses the date line. */
const mayCross = () => true;

/** `today` is the reader's; the first airport's own day is the server's to judge. */
export function checkFlightForm(draft: FlightDraft, today: CalendarDate): FlightFormProblems {
  const party = checkParty(draft.passengers);
  const travelers = party ? { travelers: party } : {};
  const slices = slicesOf(draft);
  if (!slices) return { legs: missing(draft), ...travelers };
  const found = checkFlightSearch(slices, draft.passengers, today, mayCross);
  if (!found) return { legs: draft.legs.map(() => ({})) };
  const { legs } = problemsOf({ code: found.problem, slice: found.slice }, draft.legs.length);
  return { legs, ...travelers };
}

/** What the server refused, at its fields. */
export const problemsOfRefusal = (refusal: FlightRefusal, draft: FlightDraft): FlightFormProblems =>
  problemsOf(refusal, draft.legs.length);

export const hasProblems = ({ legs, travelers }: FlightFormProblems): boolean =>
  travelers !== undefined || legs.some((leg) => Object.keys(leg).length > 0);
