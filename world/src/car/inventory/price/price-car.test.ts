import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { describe, expect, test } from 'vitest';
import { desksNear, placesOf } from '../near.ts';
import { carState, carWorld } from '../testing/world.ts';
import { rowOfCar } from '../world.ts';
import { crossBorderFee, neighborCountries, oneWayFee } from './one-way.ts';
import { type CarPriceRequest, priceCar } from './price-car.ts';

const world = carWorld();
const state = carState(world);
const suv: CarPriceRequest = {
  carId: 'car_LIS-AD-CFAR',
  dropOffLocationId: null,
  pickUp: '2027-04-15T08:30' as LocalDateTime,
  dropOff: '2027-04-19T08:30' as LocalDateTime,
  driverAge: 34,
  payWay: 'now',
  extras: {},
  countries: [],
};
const ask = (changes: Partial<CarPriceRequest> = {}) => priceCar(world, state, { ...suv, ...changes });
function priced(changes: Partial<CarPriceRequest> = {}) {
  const answer = ask(changes);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

describe('the compact SUV of the pictures', () => {
  test('due today and at the desk, with another driver and a toll tag', () => {
    const { price, terms } = priced({ extras: { additionalDriver: 1, tollTag: 1 } });
    expect(price.dueToday).toEqual(money(25_584));
    expect(price.atDesk).toEqual(money(4100));
    expect(price.total).toEqual(money(29_684));
    expect(price.perDayBefore).toEqual(money(5800));
    expect(terms.deposit).toEqual(money(130_000));
    expect(terms.cover).toEqual({ excess: money(130_000), excessWithCover: money(0) });
    expect(terms.drivers.minAge).toBe(23);
    const perDay = Object.fromEntries(terms.extras.map((extra) => [extra.kind, extra.perDay.amountMinor]));
    expect(perDay).toMatchObject({ additionalDriver: 800, tollTag: 225, childSeat: 950, cover: 1900 });
  });

  test('paid at the desk it costs $272.24 and nothing today', () => {
    const { price } = priced({ payWay: 'desk' });
    expect(price.dueToday).toEqual(money(0));
    expect(price.atDesk).toEqual(money(27_224));
  });

  test('free cancellation until Apr 13, 8:30 AM in Lisbon', () =>
    expect(priced().cancelTerms).toEqual({
      type: 'FullyRefundable',
      zone: 'Europe/Lisbon',
      steps: [{ until: '2027-04-13T07:30:00Z', localUntil: '2027-04-13T08:30', penaltyMinor: 0 }],
    }));

  test('a deposit in local currency is a round sum', () =>
    expect(priced({ carId: 'car_LIS-LC-IDAR' }).terms.deposit).toEqual(money(94_000, 'EUR')));

  test('driving into Spain costs once, whatever else is seen of the area', () => {
    const fee = crossBorderFee(0)!;
    const { price } = priced({ countries: ['ES', 'FR'] });
    expect(price.deskFees).toEqual([{ kind: 'crossBorder', perDay: null, amount: money(fee) }]);
  });

  test('a young driver pays at the desk', () => {
    const { price } = priced({ driverAge: 24 });
    expect(price.dueToday).toEqual(money(25_584));
    expect(price.deskFees).toEqual([{ kind: 'youngDriver', perDay: money(2400), amount: money(9600) }]);
  });
});

describe('what can’t be had says why', () => {
  test.each<[Partial<CarPriceRequest>, string]>([
    [{ carId: 'car_LIS-AD-ZZZZ' }, 'NotFound'],
    [{ dropOffLocationId: 'XXX-AD' }, 'NotFound'],
    [{ dropOffLocationId: 'LIS-KL' }, 'NoOneWay'],
    [{ pickUp: '2027-04-15T05:30' as LocalDateTime }, 'DeskClosed'],
    [{ carId: 'car_LIS-SO-FFAR', dropOff: '2027-04-19T23:30' as LocalDateTime }, 'NoReturn'],
    [
      { pickUp: '2027-02-08T11:00' as LocalDateTime, dropOff: '2027-02-09T11:00' as LocalDateTime },
      'PickUpInPast',
    ],
    [{ driverAge: 22 }, 'DriverTooYoung'],
    [{ carId: 'car_LIS-TR-MCMR', driverAge: 76 }, 'DriverTooOld'],
    [{ carId: 'car_LIS-AD-CTAR', driverAge: 24 }, 'DriverTooYoung'],
    [{ carId: 'car_LIS-NW-IWMR' }, 'PayWayUnavailable'],
    [{ extras: { tollTag: 2 } }, 'ExtraUnavailable'],
    [{ countries: ['MA'] }, 'CountryNotAllowed'],
    [{ carId: 'car_LIS-TR-MCMR', countries: ['ES'] }, 'CountryNotAllowed'],
  ])('%j', (changes, reason) => expect(ask(changes)).toEqual({ ok: false, reason }));

  test('a car sells out on its fullest day, and is back when one comes back', () => {
    const busy = carState(world);
    const row = rowOfCar(world, suv.carId)!;
    const day = Date.UTC(2027, 3, 17) / 86_400_000;
    busy.sales.set(row, day, 11);
    expect(priceCar(world, busy, suv)).toMatchObject({ ok: true, value: { left: 1 } });
    busy.sales.set(row, day, 12);
    expect(priceCar(world, busy, suv)).toEqual({ ok: false, reason: 'SoldOut' });
    busy.sales.set(row, day + 2, 12);
    busy.sales.set(row, day, 0);
    expect(priceCar(world, busy, suv)).toMatchObject({ ok: true, value: { left: 12 } });
    expect(busy.sales.changes[world.placeIndex.get('LIS')!]).toBe(4);
  });
});

describe('places', () => {
  const desk = (id: string) => world.deskIndex.get(id)!;
  test('coming back elsewhere costs more the farther it is, and more abroad', () => {
    const [porto, faro, madrid] = ['OPO-AD', 'FAO-AD', 'MAD-AD'].map((id) => world.deskIndex.get(id));
    const lisbon = desk('LIS-AD');
    const home = [faro, porto].flatMap((to) => (to === undefined ? [] : [oneWayFee(world, lisbon, to)!]));
    expect(home.length).toBeGreaterThan(0);
    for (const fee of home) expect(fee).toBeGreaterThan(3000);
    if (madrid !== undefined) expect(oneWayFee(world, lisbon, madrid)).toBeGreaterThan(Math.max(...home));
    expect(oneWayFee(world, lisbon, desk('LIS-KL'))).toBeNull();
    expect(oneWayFee(world, lisbon, lisbon)).toBe(0);
  });

  test('borders are crossed within an area only', () => {
    expect(neighborCountries('PT')).toContain('ES');
    expect(neighborCountries('PT')).not.toContain('PT');
    expect(neighborCountries('IE')).toContain('GB');
    expect(neighborCountries('JP')).toEqual([]);
  });

  test('an airport is itself; a city and an address have whatever is near, the nearest first', () => {
    const keys = (found: readonly number[]) => found.map((index) => world.places[index]!.key);
    expect(keys(placesOf(world, { kind: 'airport', code: 'LIS' }))).toEqual(['LIS']);
    expect(keys(placesOf(world, { kind: 'city', id: 'lisbon-pt' }))).toEqual(
      expect.arrayContaining(['LIS', 'lisbon-pt']),
    );
    expect(placesOf(world, { kind: 'city', id: 'LIS' })).toEqual([]);
    const near = desksNear(world, { lat: 38.7139, lon: -9.1394 }, 5);
    expect(near).toHaveLength(5);
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b));
  });
});
