/** Whom the market makes a ticket out to: nobody that a checkout has let pass is refused after paying. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { travelersOf } from '@sojourn/products/flight/testing/flight-market.ts';
import { expect, it } from 'vitest';
import { areTravelersRight } from './confirm.ts';

const day = (text: string) => text as CalendarDate;
const OUT_AND_BACK = [day('2027-04-14'), day('2027-04-19')];
const PARTY = { adults: 1, children: 1, lapInfants: 1, seatedInfants: 1 };

it.each<[PassengerType, string, boolean]>([
  ['Adult', '2015-04-14', true],
  ['Adult', '2015-04-15', false],
  ['Child', '2015-04-20', true],
  // Twelve on the way back
  ['Child', '2015-04-19', true],
  ['Child', '2015-04-14', false],
  ['Child', '2025-04-14', true],
  ['Child', '2025-04-15', false],
  ['LapInfant', '2025-04-20', true],
  ['LapInfant', '2025-04-17', false],
  ['LapInfant', '2027-04-15', false],
  // Its seat was paid for, and its fare is a child's: it may turn two on the way
  ['SeatedInfant', '2025-04-17', true],
  ['SeatedInfant', '2025-04-14', false],
])('a %s born on %s: %s', (type, birthdate, isRight) => {
  const party = travelersOf(PARTY).map((each) =>
    each.type === type ? { ...each, birthdate: day(birthdate) } : { ...each, birthdate: bornAs(each.type) },
  );
  expect(areTravelersRight(party, PARTY, OUT_AND_BACK)).toBe(isRight);
});

const BORN = {
  Adult: '1990-01-01',
  Child: '2019-01-01',
  LapInfant: '2026-06-01',
  SeatedInfant: '2026-06-01',
};
const bornAs = (type: PassengerType) => day(BORN[type]);

it('a party of another size or kind is refused', () => {
  const party = travelersOf(PARTY).map((each) => ({ ...each, birthdate: bornAs(each.type) }));
  expect(areTravelersRight(party, PARTY, OUT_AND_BACK)).toBe(true);
  expect(areTravelersRight(party.slice(1), PARTY, OUT_AND_BACK)).toBe(false);
  expect(areTravelersRight([...party, party[0]!], PARTY, OUT_AND_BACK)).toBe(false);
  const asInfant = party.map((each) =>
    each.type === 'Child' ? { ...each, type: 'LapInfant' as const } : each,
  );
  expect(areTravelersRight(asInfant, PARTY, OUT_AND_BACK)).toBe(false);
});
