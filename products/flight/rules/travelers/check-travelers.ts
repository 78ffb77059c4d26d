/**
 * Whether those who travel are the party that was priced: as many of each type, each of them once and fit to
 * fly (`checkTraveler`), with programs that these airlines serve.
 */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import {
  checkTraveler,
  type TravelerTrip,
  type TypedTraveler,
} from '@sojourn/domain/travelers/check-traveler.ts';
import { isSameName } from '@sojourn/domain/travelers/names/same-name.ts';
import { type PassengerCounts, typesOf } from './travelers.ts';

export type FlownTrip = TravelerTrip & {
  readonly passengers: PassengerCounts;
  /** Everybody whose flights they are on. */
  readonly airlines: readonly string[];
  readonly isPartner: (airline: string, other: string) => boolean;
};
type TravelerField = { readonly path: string; readonly problem: string };

/**
 * Everything that keeps them from flying, with its path in the draft: `travelers.2.birthdate turnsTwo`.
 * Travelers come in the order of `typesOf`.
 */
export function checkTravelers(travelers: readonly TypedTraveler[], trip: FlownTrip): TravelerField[] {
  const types = typesOf(trip.passengers);
  const missing = types
    .slice(travelers.length)
    .map((_, i) => ({ path: `travelers.${travelers.length + i}`, problem: 'missing' }));
  return [
    ...travelers.flatMap((traveler, i) => {
      const path = `travelers.${i}`;
      if (traveler.type !== types[i]) return [{ path: `${path}.type`, problem: 'other' }];
      const isTwice = travelers.slice(0, i).some((before) => isSameTraveler(before, traveler));
      const stops = checkTraveler(traveler, trip).filter(({ severity }) => severity === 'stop');
      return [
        ...(isTwice ? [{ path: `${path}.firstName`, problem: 'twice' }] : []),
        ...stops.map(({ field, kind }) => ({ path: `${path}.${field}`, problem: kind })),
        ...programProblems(traveler, trip, path),
      ];
    }),
    ...missing,
  ];
}

/**
 * Airlines cancel a record with one person twice. Another middle name or gender makes another person: twins
 * may share everything else.
 */
const isSameTraveler = (a: TypedTraveler, b: TypedTraveler): boolean =>
  a.birthdate !== '' &&
  a.birthdate === b.birthdate &&
  samePerson(a, b) &&
  (a.middleName === '' || b.middleName === '' || isSameName(a.middleName, b.middleName)) &&
  (a.gender === '' || b.gender === '' || a.gender === b.gender);

function programProblems(
  { frequentFlyerNumber }: TypedTraveler,
  trip: FlownTrip,
  path: string,
): TravelerField[] {
  return frequentFlyerNumber.flatMap(({ airline }, i) =>
    trip.airlines.some((flown) => trip.isPartner(airline, flown))
      ? []
      : [{ path: `${path}.frequentFlyerNumber.${i}.number`, problem: 'notPartner' }],
  );
}
