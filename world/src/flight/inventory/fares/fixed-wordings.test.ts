import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { fixedWording } from '@sojourn/products/flight/rules/fares/fixed-wording.ts';
import { refundEligibility, stricter, worded } from '@sojourn/products/flight/rules/fares/penalties.ts';
import { expect, test } from 'vitest';
import { airlineColumns } from '../schedule/airline-columns.ts';
import { readAirlines } from '../schedule/airlines.ts';

const airlines = readAirlines();
const brands = airlines.flatMap(({ code, brands: names, rules }) =>
  FARE_CLASSES.flatMap((_, rank) => {
    const [brand, rule] = [names[rank], rules[rank]];
    return brand && rule ? [{ airline: code, brand, rule }] : [];
  }),
);

test.each(brands)(
  '$airline $brand: the wording agrees with what the fare gives back',
  ({ rule, ...fare }) => {
    const { changes, cancellation } = fixedWording([fare]);
    expect(refundEligibility(rule.cancel, cancellation)).toBe(refundEligibility(rule.cancel));
    const promised = worded(rule.change, changes);
    expect(stricter(promised, rule.change)).toEqual(promised);
  },
);

test('fares whose cancellation only names a contact are not counted as refundable', () => {
  const { refundable } = airlineColumns(airlines);
  const bits = (code: string) => refundable[airlines.findIndex((each) => each.code === code)]!;
  expect([bits('CU'), bits('V0')]).toEqual([0, 0]);
  expect(bits('BW')).not.toBe(0);
});
