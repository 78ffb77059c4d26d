import { isOpenAt } from '@sojourn/domain/booking/opening-hours.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { CAR_CLASSES } from '@sojourn/products/car/rules/car-class.ts';
import { describe, expect, test } from 'vitest';
import { CAR_LOYALTY_PROGRAMS, COMPANIES } from './companies.ts';
import { carLocation, offerOf } from './describe.ts';
import { createCarWorld } from './generate.ts';
import { findCarMember } from './members.ts';
import { MODELS } from './models.ts';
import { searchCars } from './search.ts';
import { carState, carWorld, LISBON } from './testing/world.ts';
import { carId, rowOfCar } from './world.ts';

const world = carWorld();
const state = carState(world);
const dollars = (minor: number | null) => (minor === null ? null : formatMoney(money(minor), 'en'));

describe('the world', () => {
  test('every airport has cars, most cities too, and one seed makes one world', () => {
    for (const { deskCount } of world.places) expect(deskCount).toBeGreaterThan(0);
    expect(world.places).toHaveLength(world.geography.airports.length + world.geography.cities.length);
    const again = createCarWorld({ geography: createGeography() });
    expect(again.base).toEqual(world.base);
    expect(again.desks).toEqual(world.desks);
    expect(createCarWorld({ geography: world.geography, seed: 3 }).base).not.toEqual(world.base);
  });

  test('an id leads back to its car, and anything else to none', () => {
    for (let row = 0; row < world.count; row += 97) expect(rowOfCar(world, carId(world, row))).toBe(row);
    for (const id of ['', 'car_LIS-AD-XXXX', 'car_LIS-ZZ-CFAR', 'car_-AD-CFAR', 'LIS-AD-CFAR'])
      expect(rowOfCar(world, id)).toBeUndefined();
  });

  test('no desk has two cars of one code', () => {
    for (const { firstRow, rowCount } of world.desks) {
      const codes = Array.from(
        { length: rowCount },
        (_, i) => MODELS[world.model[firstRow + i]!]!.facts.acriss,
      );
      expect(new Set(codes).size).toBe(rowCount);
      expect(rowCount).toBeGreaterThan(0);
    }
  });

  test('models cover every class but special ones', () => {
    const classes = new Set(MODELS.map(({ facts }) => facts.carClass));
    const missing = CAR_CLASSES.filter((each) => !classes.has(each));
    expect(missing).toEqual(['sports', 'special']);
  });

  test('large airports have many companies, and shuttles only where a terminal is full', () => {
    const at = (key: string) => world.places[world.placeIndex.get(key)!]!;
    for (const key of ['LHR', 'JFK', 'CDG', 'DEN']) expect(at(key).deskCount).toBeGreaterThanOrEqual(3);
    for (const desk of world.desks)
      if (world.places[desk.place]!.kind === 'city') expect(desk.point).toBe('downtown');
  });
});

describe('Lisbon Airport as in the pictures', () => {
  const result = searchCars(world, state, LISBON);
  const offers = result.hits.map((hit) => offerOf(world, hit, { pickUp: LISBON.pickUp, days: result.days }));
  const counted = (counts: readonly { value: string | number; count: number; fromMinor: number | null }[]) =>
    counts
      .filter(({ count }) => count > 0)
      .map(({ value, count, fromMinor }) => `${value} ${count} from $${Math.round((fromMinor ?? 0) / 100)}`);

  test('41 cars for 4 days from $133', () => {
    expect([result.days, result.total, Math.round(result.lowestMinor! / 100)]).toEqual([4, 41, 133]);
  });

  test('the six first cards, with their prices', () => {
    const lines = offers.map(({ car, company, perDayMinor, nowMinor, deskMinor, cancelUntil }) =>
      [
        company.name,
        car.carClass,
        car.model,
        perDayMinor / 100,
        dollars(nowMinor),
        dollars(deskMinor),
        cancelUntil,
      ].join(' · '),
    );
    expect(lines).toEqual([
      'Atlantic Drive · compactSuv · Peugeot 2008 · 52 · $255.84 · $272.24 · 2027-04-13T08:30',
      'Keyline · economy · Renault Clio · 38 · $186.96 · $198.40 · 2027-04-13T08:30',
      'Lusocar · midsize · Peugeot 508 · 47 · $231.24 · $246.00 · 2027-04-14T08:30',
      'Northway · midsizeWagon · Seat Leon wagon · 49 ·  · $241.08 · 2027-04-14T08:30',
      'Solano · fullSizeSuv · Peugeot 5008 · 78 · $383.76 ·  · ',
      'Tejo Rent · mini · Fiat Panda · 27 · $132.84 ·  · 2027-04-13T08:30',
    ]);
    expect(offers[0]?.perDayBeforeMinor).toBe(5800);
    expect(offers.slice(1).map(({ perDayBeforeMinor }) => perDayBeforeMinor)).toEqual(Array(5).fill(null));
    expect(offers[5]?.mileage).toEqual({ kind: 'limited', includedMi: 400, extraPerMi: money(22) });
  });

  test('the class tabs and filters', () => {
    expect(counted(result.facets.groups)).toEqual([
      'small 12 from $133',
      'midsize 9 from $209',
      'suv 8 from $256',
      'wagon 3 from $241',
      'convertible 2 from $472',
      'van 3 from $551',
      'electric 4 from $216',
    ]);
    expect(result.facets.companies.map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Atlantic Drive 9',
      'Keyline 8',
      'Lusocar 8',
      'Northway 7',
      'Solano 5',
      'Tejo Rent 4',
      'Vento 0',
    ]);
    const { freeCancellation, unlimitedMileage, openWhenYouLand, transmissions, payWays, fuels, seats } =
      result.facets;
    expect({ freeCancellation, unlimitedMileage, openWhenYouLand }).toEqual({
      freeCancellation: 34,
      unlimitedMileage: 36,
      openWhenYouLand: 11,
    });
    expect(transmissions.map(({ count }) => count)).toEqual([27, 14]);
    expect(payWays.map(({ count }) => count)).toEqual([38, 24]);
    expect(seats.map(({ count }) => count)).toEqual([41, 36, 6]);
    expect(fuels.map(({ count }) => count)).toEqual([32, 5, 4]);
  });

  test('a pin for each open desk, with its lowest total', () => {
    const pins = result.pins.map(({ desk, fromMinor }) => [
      COMPANIES[world.desks[desk]!.company]!.code,
      Math.round(fromMinor / 100),
    ]);
    expect(Object.fromEntries(pins)).toEqual({ AD: 256, KL: 187, LC: 231, NW: 241, SO: 384, TR: 133 });
    expect(result.closed).toBe(3);
  });

  test('the desk of Atlantic Drive', () => {
    const desk = carLocation(world, 'LIS-AD')!;
    expect(desk).toMatchObject({
      point: 'terminal',
      minutes: 3,
      terminal: '1',
      parking: 'P2',
      zone: 'Europe/Lisbon',
    });
    expect(desk.hours[4]).toEqual({ opens: 360, closes: 1380 });
    expect(isOpenAt(desk.hours, LISBON.landsAt!)).toBe(false);
  });
});

describe('loyalty programs', () => {
  const program = (company: string) => CAR_LOYALTY_PROGRAMS.find((each) => each.company === company)!;
  test('each error of a number that nobody has belongs to a program', () => {
    const errors = CAR_LOYALTY_PROGRAMS.map(({ notFound }) => notFound);
    expect(errors).toContain('DollarExpressNotFound');
    expect(errors).toContain('BlueChipNumberNotFound');
    for (const { company } of CAR_LOYALTY_PROGRAMS)
      expect(COMPANIES.map(({ code }) => code)).toContain(company);
  });
  test.each([
    ['PX', 'PX12345600', { found: false }],
    ['PX', 'PX12345678', { found: true, lastName: null }],
    ['NW', 'NW1234500', { found: true, lastName: null }],
  ])('%s %s', (company, number, member) => expect(findCarMember(program(company), number)).toEqual(member));
  test('a number that begins with 9 is somebody else’s', () =>
    expect(findCarMember(program('AD'), 'AD91234567')).toEqual({
      found: true,
      lastName: expect.any(String),
    }));
});
