/** Who flies: mostly somebody new, at times one of a few who fly often and may not be on a flight twice. */
import { emptyTraveler } from '../../packages/contract/src/empty-traveler.ts';
import type { TravelerDraft } from '../../packages/contract/src/travelers.ts';
import { addDays, type CalendarDate } from '../../packages/domain/src/dates.ts';
import type { Customer } from './customers.ts';
import type { Chance } from './random.ts';

type Type = 'Adult' | 'Child' | 'LapInfant';
/** Days of age. */
const AGES = { Adult: 13_000, Child: 2_800, LapInfant: 150 } as const;
const FAMILIES = {
  alone: ['Adult'],
  couple: ['Adult', 'Adult'],
  family: ['Adult', 'Child', 'LapInfant'],
} as const satisfies Record<string, readonly Type[]>;
const OFTEN_FLYING = 2;
/** One day for the whole run: past midnight, who flies often must still be born on the same day. */
const TODAY = new Date().toISOString().slice(0, 10) as CalendarDate;

const letters = (chance: Chance, count: number): string =>
  Array.from({ length: count }, () => String.fromCharCode(97 + chance.whole(26))).join('');

export function chooseParty({ number }: Customer, chance: Chance) {
  const share = chance.whole(10);
  const types: readonly Type[] = FAMILIES[share < 7 ? 'alone' : share < 9 ? 'couple' : 'family'];
  const lastName = `Bello${'abcd'[number]}`;
  // Only those who travel alone: two of one party are never the same
  const isKnown = types.length === 1 && chance.perCent(40);
  const travelers = types.map((type) => {
    const name = isKnown ? 'ab'[chance.whole(OFTEN_FLYING)]! : letters(chance, 8);
    return traveler(type, `Ada${name}`, lastName);
  });
  const count = (type: Type) => types.filter((each) => each === type).length;
  const passengers = {
    adults: count('Adult'),
    children: count('Child'),
    seatedInfants: 0,
    lapInfants: count('LapInfant'),
  };
  return { passengers, travelers };
}

function traveler(type: Type, firstName: string, lastName: string): TravelerDraft {
  const passport = { number: 'X1234567', country: 'US', expires: addDays(TODAY, 2_000) };
  const birthdate = addDays(TODAY, -AGES[type]);
  return { ...emptyTraveler(type), firstName, lastName, birthdate, gender: 'F', passport };
}
