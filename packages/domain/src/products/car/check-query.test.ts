import { describe, expect, test } from 'vitest';
import type { LocalDateTime } from '../../dates.ts';
import { type CarQuery, checkCarQuery } from './check-query.ts';

const now = '2027-02-08T12:00' as LocalDateTime;
const lisbon: CarQuery = {
  pickUpPlace: { kind: 'airport', code: 'LIS' },
  dropOffPlace: null,
  pickUp: '2027-04-15T08:30' as LocalDateTime,
  dropOff: '2027-04-19T08:30' as LocalDateTime,
  driverAge: 34,
};
const check = (changes: Partial<Record<keyof CarQuery, unknown>>) =>
  checkCarQuery({ ...lisbon, ...changes } as CarQuery, now);

test('the search of the pictures can be answered', () => expect(check({})).toEqual([]));
test('so can one to another place, or from an address', () => {
  expect(check({ dropOffPlace: { kind: 'city', id: 'porto-pt' } })).toEqual([]);
  expect(check({ pickUpPlace: { kind: 'position', lat: 38.7, lon: -9.1, label: 'Rua do Século' } })).toEqual(
    [],
  );
});

describe('each field has its own problem', () => {
  test.each([
    [{ pickUpPlace: { kind: 'airport', code: 'Lisbon' } }, 'pickUpPlace', 'PlaceMissing'],
    [{ dropOffPlace: { kind: 'city', id: '' } }, 'dropOffPlace', 'PlaceMissing'],
    [{ pickUpPlace: { kind: 'position', lat: 91, lon: 0, label: '' } }, 'pickUpPlace', 'PlaceMissing'],
    [{ pickUp: '2027-04-15' }, 'pickUp', 'NotATime'],
    [{ pickUp: '2027-02-30T08:30' }, 'pickUp', 'NotATime'],
    [{ pickUp: '2027-02-08T11:59', dropOff: '2027-02-09T12:00' }, 'pickUp', 'PickUpInPast'],
    [{ pickUp: '2027-02-08T12:30', dropOff: '2027-02-09T12:00' }, 'pickUp', 'PickUpTooSoon'],
    [{ pickUp: '2028-01-05T12:00', dropOff: '2028-01-09T12:00' }, 'pickUp', 'PickUpTooFarAhead'],
    [{ dropOff: '2027-04-15T08:30' }, 'dropOff', 'DropOffBeforePickUp'],
    [{ dropOff: '2027-04-15T09:00' }, 'dropOff', 'RentalTooShort'],
    [{ dropOff: '2027-06-14T08:31' }, 'dropOff', 'RentalTooLong'],
    [{ dropOff: 'tomorrow' }, 'dropOff', 'NotATime'],
    [{ driverAge: 17 }, 'driverAge', 'InvalidAge'],
    [{ driverAge: 30.5 }, 'driverAge', 'InvalidAge'],
  ])('%j', (changes, field, code) => expect(check(changes)).toEqual([{ field, code }]));
});

test('the limits themselves are allowed', () => {
  expect(check({ pickUp: '2028-01-04T12:00', dropOff: '2028-01-09T12:00' })).toEqual([]);
  expect(check({ dropOff: '2027-06-14T08:30' })).toEqual([]);
});

test('several fields are reported together', () =>
  expect(check({ dropOff: '2027-04-14T08:30', driverAge: 0 }).map(({ field }) => field)).toEqual([
    'dropOff',
    'driverAge',
  ]));
