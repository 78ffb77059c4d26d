import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import { type CarQuery, checkCarQuery, checkChangedTimes } from './check-query.ts';

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

describe('to another place', () => {
  const zones = (pickUp: string, dropOff: string) => ({ pickUp, dropOff }) as never;
  const porto = { kind: 'city', id: 'porto-pt' } as const;
  const at = (pickUp: string, dropOff: string, where: Parameters<typeof checkCarQuery>[2]) =>
    checkCarQuery(
      { ...lisbon, dropOffPlace: porto, pickUp: pickUp as LocalDateTime, dropOff: dropOff as LocalDateTime },
      now,
      where,
    ).map(({ code }) => code);
  test.each([
    // No time at all, and an hour and a half, by both clocks
    ['2027-04-15T10:00', '2027-04-15T11:00', 'Europe/Lisbon', 'Europe/Madrid', ['DropOffBeforePickUp']],
    ['2027-04-15T10:00', '2027-04-15T11:30', 'Europe/Lisbon', 'Europe/Madrid', ['RentalTooShort']],
    ['2027-04-15T10:00', '2027-04-15T10:30', 'Europe/Madrid', 'Europe/Lisbon', []],
    ['2027-04-15T10:00', '2027-04-15T09:55', 'Europe/Madrid', 'Europe/Lisbon', ['RentalTooShort']],
  ])('%s to %s from %s to %s', (pickUp, dropOff, from, to, codes) => {
    expect(at(pickUp, dropOff, zones(from, to))).toEqual(codes);
  });
  test('without the clocks there, only what no clock allows is a problem', () => {
    expect(at('2027-04-15T10:00', '2027-04-15T09:30', null)).toEqual([]);
    expect(at('2027-04-15T10:00', '2027-04-14T09:30', null)).toEqual(['DropOffBeforePickUp']);
  });
});

describe('other times of a booked rental', () => {
  const BOOKED = { pickUp: '2027-04-15T10:00', dropOff: '2027-04-17T10:00' };
  const codes = (times: Partial<typeof BOOKED>, at = '2027-04-14T10:00', dropOffZone = 'Europe/Madrid') =>
    checkChangedTimes({ ...BOOKED, ...times } as never, BOOKED as never, at as LocalDateTime, {
      pickUp: 'Europe/Lisbon',
      dropOff: dropOffZone,
    }).map(({ code }) => code);
  test.each([
    [{ dropOff: '2027-04-15T11:30' }, ['RentalTooShort']],
    [{ dropOff: '2027-04-15T12:00' }, []],
    [{ dropOff: '2027-06-15T10:00' }, ['RentalTooLong']],
    [{ pickUp: '2027-04-14T10:30' }, ['PickUpTooSoon']],
    [{ pickUp: '2027-04-17T11:00' }, ['DropOffBeforePickUp']],
  ])('%j: %j', (times, expected) => expect(codes(times)).toEqual(expected));
  test('a pick-up that stays may be minutes away', () =>
    expect(codes({ dropOff: '2027-04-18T10:00' }, '2027-04-15T09:55')).toEqual([]));
});

test('several fields are reported together', () =>
  expect(check({ dropOff: '2027-04-14T08:30', driverAge: 0 }).map(({ field }) => field)).toEqual([
    'dropOff',
    'driverAge',
  ]));
