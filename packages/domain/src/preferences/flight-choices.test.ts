import { describe, expect, test } from 'vitest';
import {
  areFlightChoicesSet,
  chooseFareClass,
  chosenFareClass,
  type FlightChoices,
  sameFlightChoices,
  toggleAirline,
  toggleLowCostCarriers,
} from './flight-choices.ts';

const FARES = { basic: false, standard: false, enhanced: false, premium: false, luxury: false };
const NONE: FlightChoices = {
  homeAirport: null,
  fareClasses: FARES,
  airlines: [],
  excludeLowCostCarriers: false,
  nonStopOnly: false,
};
const home = (code: string, label = code) => ({ homeAirport: { label, id: { code } } });
const only = (fareClass: keyof typeof FARES) => ({ fareClasses: { ...FARES, [fareClass]: true } });

test.each<[Partial<FlightChoices>, boolean]>([
  [{}, false],
  [home('BOS'), true],
  [only('luxury'), true],
  [{ airlines: ['AA'] }, true],
  [{ excludeLowCostCarriers: true }, true],
  [{ nonStopOnly: true }, true],
])('with %j preferences are set: %s', (some, isSet) =>
  expect(areFlightChoicesSet({ ...NONE, ...some })).toBe(isSet),
);
test.each<[Partial<FlightChoices>, Partial<FlightChoices>, boolean]>([
  [{}, {}, true],
  [home('BOS', 'Boston'), home('BOS', 'Boston, Massachusetts'), true],
  [{ airlines: ['AA', 'DL'] }, { airlines: ['DL', 'AA'] }, true],
  [home('BOS'), home('LIS'), false],
  [home('BOS'), {}, false],
  [only('basic'), only('standard'), false],
  [{ airlines: ['AA'] }, {}, false],
  [{ excludeLowCostCarriers: true }, {}, false],
  [{ nonStopOnly: true }, {}, false],
])('%j and %j are the same: %s', (a, b, same) =>
  expect(sameFlightChoices({ ...NONE, ...a }, { ...NONE, ...b })).toBe(same),
);

describe('a fare class', () => {
  test('is one alone, and none when it is chosen again', () => {
    const standard = chooseFareClass(NONE, 'standard');
    expect(standard.fareClasses).toEqual({ ...FARES, standard: true });
    const luxury = chooseFareClass(standard, 'luxury');
    expect([chosenFareClass(luxury), luxury.fareClasses.standard]).toEqual(['luxury', false]);
    expect(chooseFareClass(luxury, 'luxury').fareClasses).toEqual(FARES);
  });
  test('of several that were stored, the lowest counts and choosing it clears all', () => {
    const several = { ...NONE, fareClasses: { ...FARES, standard: true, premium: true } };
    expect(chosenFareClass(several)).toBe('standard');
    expect(chooseFareClass(several, 'standard').fareClasses).toEqual(FARES);
    expect(chooseFareClass(several, 'premium').fareClasses).toEqual({ ...FARES, premium: true });
  });
});

describe('airlines', () => {
  test('are several', () => {
    const two = toggleAirline(toggleAirline(NONE, 'AA'), 'NK');
    expect(two.airlines).toEqual(['AA', 'NK']);
    expect(toggleAirline(two, 'AA').airlines).toEqual(['NK']);
  });
  test('that are low-cost are not chosen and left out at once', () => {
    const excluded = toggleLowCostCarriers({ ...NONE, airlines: ['AA', 'NK', 'B6', 'F9', 'LH'] });
    expect(excluded).toMatchObject({ airlines: ['AA', 'LH'], excludeLowCostCarriers: true });
    expect(toggleAirline(excluded, 'DL')).toMatchObject({ excludeLowCostCarriers: true });
    expect(toggleAirline(excluded, 'B6')).toMatchObject({
      airlines: ['AA', 'LH', 'B6'],
      excludeLowCostCarriers: false,
    });
    expect(toggleLowCostCarriers(excluded)).toMatchObject({ airlines: ['AA', 'LH'] });
  });
});
