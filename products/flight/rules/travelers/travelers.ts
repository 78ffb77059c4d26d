/** Who travels by air: types, codes (B §3) and the ages that make them, counted on the day of travel. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { ageOn } from '@sojourn/domain/travelers/age.ts';

export const PASSENGER_TYPES = ['Adult', 'Child', 'LapInfant', 'SeatedInfant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];

/** Public codes and the private-fare codes that an exchange uses. */
export const PASSENGER_CODES: Readonly<Record<PassengerType, string>> = {
  Adult: 'ADT',
  Child: 'CNN',
  LapInfant: 'INF',
  SeatedInfant: 'INS',
};
export const PRIVATE_PASSENGER_CODES: Readonly<Record<PassengerType, string>> = {
  Adult: 'JCB',
  Child: 'JNN',
  LapInfant: 'JNF',
  SeatedInfant: 'JNS',
};

/** The youngest age of each type in years, and the age at which it ends (not included). */
export const AGES: Readonly<Record<PassengerType, readonly [from: number, until: number]>> = {
  Adult: [12, 150],
  Child: [2, 12],
  LapInfant: [0, 2],
  SeatedInfant: [0, 2],
};

export type PassengerCounts = {
  readonly adults: number;
  readonly children: number;
  readonly lapInfants: number;
  readonly seatedInfants: number;
};
export const ONE_ADULT: PassengerCounts = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

/** An infant on a lap has no seat of its own. */
export const seatsNeeded = (party: PassengerCounts): number =>
  party.adults + party.children + party.seatedInfants;
export const travelerCount = (party: PassengerCounts): number => seatsNeeded(party) + party.lapInfants;

/** One by one, in the order in which travelers are counted and typed in. */
export const typesOf = (party: PassengerCounts): PassengerType[] => [
  ...Array.from({ length: party.adults }, () => 'Adult' as const),
  ...Array.from({ length: party.children }, () => 'Child' as const),
  ...Array.from({ length: party.seatedInfants }, () => 'SeatedInfant' as const),
  ...Array.from({ length: party.lapInfants }, () => 'LapInfant' as const),
];

export const TRAVELERS_MAX = 9;
export type PartyProblem = 'NoAdult' | 'TooManyTravelers' | 'TooManyLapInfants' | 'InvalidPassengers';

/** The first thing wrong with a party (B §5: at least one adult), or undefined. */
export function checkParty(party: PassengerCounts): PartyProblem | undefined {
  const counts = [party.adults, party.children, party.lapInfants, party.seatedInfants];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return 'InvalidPassengers';
  if (party.adults < 1) return 'NoAdult';
  if (travelerCount(party) > TRAVELERS_MAX) return 'TooManyTravelers';
  return party.lapInfants > party.adults ? 'TooManyLapInfants' : undefined;
}

type AgeFinding =
  | { readonly kind: 'NotBorn' | 'TooYoung' | 'TooOld'; readonly on: CalendarDate; readonly age: number }
  /**
   * An infant at the first departure that is two at a later one: it needs a seat and a child's fare there.
   */
  | { readonly kind: 'TurnsTwo'; readonly on: CalendarDate; readonly age: number };

/**
 * What an age says against a type on the days of travel (in order); undefined when all is well. Airlines sell
 * by the age at the first departure; only an infant that turns two must have a seat from then on.
 */
export function checkAge(
  type: PassengerType,
  birthdate: CalendarDate,
  departures: readonly CalendarDate[],
): AgeFinding | undefined {
  const [from, until] = AGES[type];
  const isInfant = until === 2;
  const days = isInfant ? departures : departures.slice(0, 1);
  for (const [index, on] of days.entries()) {
    const age = ageOn(birthdate, on);
    if (age < 0) return { kind: 'NotBorn', on, age };
    if (age < from) return { kind: 'TooYoung', on, age };
    if (age >= until) return { kind: isInfant && index > 0 ? 'TurnsTwo' : 'TooOld', on, age };
  }
  return undefined;
}

/** The type that an age travels as; an infant is put on a lap unless a seat is wanted. */
export function typeOfAge(age: number, wantsSeat = false): PassengerType {
  if (age >= 12) return 'Adult';
  if (age >= 2) return 'Child';
  return wantsSeat ? 'SeatedInfant' : 'LapInfant';
}
