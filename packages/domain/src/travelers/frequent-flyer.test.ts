import { describe, expect, test } from 'vitest';
import {
  allianceOf,
  frequentFlyerFor,
  frequentFlyerPrograms,
  isUsualNumber,
  programOf,
  usableNumbers,
} from './frequent-flyer.ts';

const saved = { DL: '9083441722', UA: 'AB123456', TP: '448210937', BA: '12345678' };

test.each([
  ['TP', 'TP', 'own'],
  ['UA', 'UA', 'own'],
  ['9E', 'DL', 'own'],
  ['LH', 'UA', 'alliance'],
  ['AF', 'DL', 'alliance'],
  ['AA', 'BA', 'alliance'],
  ['B6', 'UA', 'partner'],
  ['LA', 'DL', 'partner'],
  ['EI', 'BA', 'partner'],
] as const)('on %s the number of %s is used: %s', (airline, program, by) =>
  expect(frequentFlyerFor(airline, saved)).toEqual({ airline: program, number: saved[program], by }),
);
test('an airline of a program need not be of its alliance', () => {
  expect(frequentFlyerFor('EW', { UA: 'AB123456' })).toBeUndefined();
  expect(frequentFlyerFor('EW', { LH: '992200000000001' })?.by).toBe('own');
});
test.each(['FR', 'EK', 'ZZ'])('on %s none is', (airline) =>
  expect(frequentFlyerFor(airline, saved)).toBeUndefined(),
);
test('an emptied number is none', () => expect(frequentFlyerFor('TP', { TP: ' ' })).toBeUndefined());
test('all that can be used, the best first', () => {
  expect(usableNumbers('TP', saved).map(({ airline, by }) => [airline, by])).toEqual([
    ['TP', 'own'],
    ['UA', 'alliance'],
  ]);
});

describe('programs', () => {
  test('each airline belongs to one at most, and runs its own', () => {
    const airlines = frequentFlyerPrograms.map(({ airline }) => airline);
    expect(new Set(airlines).size).toBe(airlines.length);
    expect(airlines.filter((airline) => programOf(airline)?.airline !== airline)).toEqual([]);
  });
  test('of one group share it', () => {
    expect(programOf('LX')).toMatchObject({ airline: 'LH', name: 'Miles & More' });
    expect([programOf('KL')?.name, allianceOf('KL')]).toEqual(['Flying Blue', 'SkyTeam']);
    expect([programOf('FR'), allianceOf('FR')]).toEqual([undefined, null]);
  });
  test.each([
    ['DL', '9083 4417 22', true],
    ['DL', '12345', false],
    ['AA', 'ab1234c', true],
    ['FR', 'anything', true],
  ] as const)('%s %s looks usual: %s', (airline, number, usual) =>
    expect(isUsualNumber(airline, number)).toBe(usual),
  );
});
