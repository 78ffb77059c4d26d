/** The alliances that saved frequent flyer numbers go by are those that the market's airlines fly in. */
import { allianceOf, frequentFlyerPrograms } from '@sojourn/domain/travelers/frequent-flyer.ts';
import { readAirlines } from '@sojourn/world/flight/inventory/schedule/airlines.ts';
import { expect, it } from 'vitest';

const airlines = readAirlines().filter(({ kind }) => kind !== 'regional');
const byCode = new Map(airlines.map((airline) => [airline.code, airline]));
it('every airline of an alliance is in it here too, and no other', () => {
  const differing = airlines.filter(({ code, alliance }) => allianceOf(code) !== alliance);
  expect(differing.map(({ code, alliance }) => `${code} ${alliance} ${allianceOf(code)}`)).toEqual([]);
});

it('every program is of an airline that flies', () => {
  const codes = frequentFlyerPrograms.map(({ airline }) => airline);
  expect(codes.filter((code) => !byCode.has(code))).toEqual([]);
});
