/** What the form refuses before the server would, by field. Pure. */
import { addDays, type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { RoomParty } from '@sojourn/ui/inputs/guest-picker.tsx';
import { TRAVELERS_MAX } from '../search/package-criteria.ts';

const NIGHTS_MAX = 30;
const DAYS_AHEAD_MAX = 330;
/** Younger ones may fly on a lap, one to an adult. */
const LAP_UNDER = 2;

type PackageFormProblems = {
  readonly origin?: 'missing' | undefined;
  readonly destination?: 'missing' | 'same' | undefined;
  readonly dates?: 'missing' | 'past' | 'tooLong' | 'tooFarAhead' | undefined;
  readonly party?: 'ageMissing' | 'tooMany' | 'tooManyInfants' | undefined;
};

type Form = {
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  readonly range: DateRange;
  readonly rooms: readonly RoomParty[];
};

function datesProblem({ start, end }: DateRange, today: CalendarDate): PackageFormProblems['dates'] {
  if (!start || !end || end <= start) return 'missing';
  if (start < today) return 'past';
  if (nightsBetween(start, end) > NIGHTS_MAX) return 'tooLong';
  return end > addDays(today, DAYS_AHEAD_MAX) ? 'tooFarAhead' : undefined;
}

function partyProblem(rooms: readonly RoomParty[]): PackageFormProblems['party'] {
  const ages = rooms.flatMap(({ childAges }) => childAges);
  if (ages.includes(undefined)) return 'ageMissing';
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  if (adults + ages.length > TRAVELERS_MAX) return 'tooMany';
  const infants = ages.filter((age) => age !== undefined && age < LAP_UNDER).length;
  return infants > adults ? 'tooManyInfants' : undefined;
}

/** Without problems the search may start; the server judges by the places' own day. */
export function checkPackageForm({ origin, destination, range, rooms }: Form, today: CalendarDate) {
  const problems: PackageFormProblems = {
    origin: origin ? undefined : 'missing',
    destination: !destination ? 'missing' : destination === origin ? 'same' : undefined,
    dates: datesProblem(range, today),
    party: partyProblem(rooms),
  };
  return { problems, isFine: Object.values(problems).every((problem) => problem === undefined) };
}
