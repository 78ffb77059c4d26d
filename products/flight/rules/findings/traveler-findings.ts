/** What may go wrong with those who travel: an infant's second birthday, a passport's end, a name on it. */
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import { last } from '@sojourn/domain/present.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';
import { isSameName } from '@sojourn/domain/travelers/names/same-name.ts';
import { passportMonths } from '../travelers/passport-months.ts';
import { checkAge } from '../travelers/travelers.ts';
import {
  dayOf,
  type FindingTraveler,
  firstOf,
  lastOf,
  type TripFacts,
  type TripFinding,
} from './trip-finding.ts';

/** The same day some months later, or the last of that month when it has no such day. */
export function monthsLater(day: CalendarDate, months: number): CalendarDate {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8)), last);
  return dateOfDay(Date.UTC(year, month, date) / 86_400_000);
}

type Names = Pick<FindingTraveler, 'firstName' | 'middleName' | 'lastName'>;
const fullName = ({ firstName, lastName }: Names): string => `${firstName} ${lastName}`.trim();

/** A middle name that only one of them has is no difference: airlines print what they have room for. */
function differs(booked: Names, onPassport: Names): boolean {
  const isOther = (a: string, b: string): boolean => !isSameName(a, b);
  return (
    isOther(booked.firstName, onPassport.firstName) ||
    isOther(booked.lastName, onPassport.lastName) ||
    (booked.middleName !== '' &&
      onPassport.middleName !== '' &&
      isOther(booked.middleName, onPassport.middleName))
  );
}

function infantFinding(trip: TripFacts, traveler: FindingTraveler): TripFinding | undefined {
  const { type, birthdate } = traveler;
  if (birthdate === null) return undefined;
  const departures = trip.slices.map((slice) => dayOf(firstOf(slice).zonedDepartureTime));
  const found = checkAge(type, birthdate, departures);
  if (found?.kind !== 'TurnsTwo') return undefined;
  return {
    kind: 'infantTurnsTwo',
    // On a lap there is no seat for a child of two; one with a seat pays a child's fare there
    severity: type === 'LapInfant' ? 'stop' : 'warn',
    slice: departures.findIndex((day) => ageOn(birthdate, day) >= 2),
    facts: { name: fullName(traveler), date: found.on },
  };
}

function passportFinding(trip: TripFacts, traveler: FindingTraveler): TripFinding | undefined {
  const { passport } = traveler;
  if (!trip.needsPassport || passport === null) return undefined;
  const lastDate = dayOf(lastOf(last(trip.slices)).zonedArrivalTime);
  const months = passportMonths(trip.slices);
  const neededUntil = monthsLater(lastDate, months);
  if (passport.expires >= neededUntil) return undefined;
  return {
    kind: 'passportExpires',
    severity: passport.expires < lastDate ? 'stop' : 'warn',
    slice: null,
    facts: { name: fullName(traveler), expires: passport.expires, lastDate, neededUntil, months },
  };
}

function nameFinding(traveler: FindingTraveler): TripFinding | undefined {
  const { nameOnPassport } = traveler;
  if (nameOnPassport === null || !differs(traveler, nameOnPassport)) return undefined;
  const facts = { name: fullName(traveler), onPassport: fullName(nameOnPassport) };
  return { kind: 'nameDiffersFromPassport', severity: 'warn', slice: null, facts };
}

export const travelerFindings = (trip: TripFacts): TripFinding[] =>
  (trip.travelers ?? []).flatMap((traveler) =>
    [infantFinding(trip, traveler), passportFinding(trip, traveler), nameFinding(traveler)].flatMap(
      (finding) => finding ?? [],
    ),
  );
