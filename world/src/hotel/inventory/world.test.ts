import { dateOfDay, dayNumber, date as realDate } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { describe, expect, it } from 'vitest';
import { describeHotel, describeRoom, roomTypesOf } from './describe.ts';
import { factsOf } from './facts.ts';
import { nameOf, streetOf } from './names.ts';
import { priceRate } from './price-rate.ts';
import { isFlat, PLANS } from './rates.ts';
import { makeState, makeWorld, TODAY } from './testing/world.ts';
import { PROFILES, positionOf, rowOfStay, stayIdOf } from './world.ts';

const world = makeWorld();
const rows = Array.from({ length: world.count }, (_, row) => row);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
const deviation = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

describe('the hotels of the world', () => {
  it('are 60,000 and more, several hundred in a great city', () => {
    expect(world.count).toBeGreaterThanOrEqual(60_000);
    const countIn = (id: string) => {
      const city = world.cityIndex.get(id)!;
      return world.cityStart[city + 1]! - world.cityStart[city]!;
    };
    for (const id of ['london-gb', 'tokyo-jp', 'new-york-us', 'paris-fr']) {
      expect(countIn(id)).toBeGreaterThanOrEqual(400);
      expect(countIn(id)).toBeLessThanOrEqual(1200);
    }
    expect(countIn('lisbon-pt')).toBeGreaterThanOrEqual(300);
  });

  it('stand on land, near the city that they belong to', () => {
    // An island too small for the map of the world has no land on it
    const onMap = new Set(
      world.cities.flatMap((city, index) => {
        const near = [-0.02, 0, 0.02].flatMap((a) =>
          [-0.02, 0, 0.02].map((b) => [city.lat + a, city.lon + b]),
        );
        return near.some(([lat, lon]) => world.land.isLand(lat!, lon!)) ? [index] : [];
      }),
    );
    expect(onMap.size).toBeGreaterThan(world.cities.length * 0.97);
    const wet = rows.filter((row) => {
      const { lat, lon } = positionOf(world, row);
      return onMap.has(world.city[row]!) && !world.land.isLand(lat, lon);
    });
    expect(wet.map((row) => stayIdOf(world, row))).toEqual([]);
  });

  it('have no two names alike in a city', () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    for (const row of rows) {
      const key = `${world.city[row]}:${nameOf(world, row)}`;
      if (seen.has(key)) doubles.push(`${stayIdOf(world, row)} ${nameOf(world, row)}`);
      seen.set(key, nameOf(world, row));
    }
    expect(doubles).toEqual([]);
  });

  it('are named after no place where they aren’t: an airport, downtown, a side of the city', () => {
    const named = (word: string) => rows.filter((row) => nameOf(world, row).endsWith(` ${word}`));
    const isChain = (row: number) => world.program[row] !== 0;
    const airports = named('Airport').filter(isChain);
    expect(airports.length).toBeGreaterThan(0);
    for (const row of airports) {
      const near = world.geography.airportsOfCity(world.cities[world.city[row]!]!.id);
      expect(Math.min(...near.map((airport) => distanceKm(airport, positionOf(world, row))))).toBeLessThan(6);
    }
    for (const word of ['Downtown', 'Midtown', 'Old Town', 'Financial District'])
      expect(named(word).filter((row) => isChain(row) && world.hood[row] !== 255)).toEqual([]);
    const isStation = (row: number) => nameOf(world, row).endsWith('Station North');
    for (const row of named('North').filter((each) => isChain(each) && !isStation(each)))
      expect(positionOf(world, row).lat).toBeGreaterThanOrEqual(world.cities[world.city[row]!]!.lat);
  });

  it('are rated as their stars and reviews let expect', () => {
    const ratingsOf = (keep: (row: number) => boolean) => rows.filter(keep).map((row) => world.rating[row]!);
    const byStars = [1, 2, 3, 4, 5].map((stars) => mean(ratingsOf((row) => world.stars[row] === stars)));
    expect([...byStars].sort((a, b) => a - b)).toEqual(byStars);
    const few = ratingsOf((row) => world.stars[row] === 4 && world.reviews[row]! < 60);
    const many = ratingsOf((row) => world.stars[row] === 4 && world.reviews[row]! > 1000);
    expect(deviation(few)).toBeGreaterThan(deviation(many) * 1.2);
  });

  it('belong to collections and to one of 42 programs in the shares that were asked for', () => {
    const share = (index: number) =>
      rows.filter((row) => world.collection[row] === index).length / world.count;
    expect(share(0)).toBeGreaterThan(0.01);
    expect(share(0)).toBeLessThan(0.02);
    expect(share(1)).toBeGreaterThan(0.02);
    expect(share(1)).toBeLessThan(0.035);
    expect(rows.every((row) => world.collection[row] === 2 || world.stars[row]! >= 4)).toBe(true);
    expect(new Set(world.programs.map(({ code }) => code)).size).toBe(42);
    expect(world.programs.every(({ code }) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(new Set(rows.map((row) => world.program[row])).size).toBe(43);
  });

  it('are found by their ids and by nothing else', () => {
    for (const row of rows.filter((n) => n % 997 === 0))
      expect(rowOfStay(world, stayIdOf(world, row))).toBe(row);
    for (const id of ['sty_lisbon-pt-0', 'sty_lisbon-pt-99999', 'sty_atlantis-xx-1', 'lisbon-pt-1', 'sty_'])
      expect(rowOfStay(world, id)).toBeUndefined();
  });

  it('are the same in a larger world', () => {
    const larger = makeWorld(world.count + 9000);
    for (const id of ['sty_rome-it-40', 'sty_sedona-us-3', 'sty_tokyo-jp-200']) {
      const [here, there] = [rowOfStay(world, id)!, rowOfStay(larger, id)!];
      expect(factsOf(larger, there, 'en')).toEqual(factsOf(world, here, 'en'));
    }
  });

  it('have words in both languages, without gaps', () => {
    for (const row of rows.filter((n) => n % 501 === 0)) {
      expect(nameOf(world, row)).toMatch(/^\S.{2,58}\S$/);
      expect(streetOf(world, row)).toMatch(/\d/);
      for (const locale of ['en', 'fr'] as const) {
        const words = [describeHotel(world, row, locale)];
        for (const [room] of roomTypesOf(world, row).entries()) {
          const { name, beds, description } = describeRoom(world, row, room, locale);
          words.push(name, beds, description);
        }
        for (const text of words) expect(text).not.toMatch(/undefined|NaN|\*|^$/);
      }
      expect(describeHotel(world, row, 'fr')).not.toBe(describeHotel(world, row, 'en'));
    }
  });
});

describe('prices', () => {
  const state = makeState(world);
  const ask = (stayId: string, over: object = {}) =>
    priceRate(
      world,
      state.tables,
      {
        row: rowOfStay(world, stayId)!,
        room: 0,
        plan: PLANS.indexOf('standard'),
        checkIn: dateOfDay(TODAY + 66),
        checkOut: dateOfDay(TODAY + 70),
        roomCount: 1,
        lead: 66,
        ...over,
      },
      () => 0,
    );

  it('are those of the pictures', () => {
    expect(ask('sty_lisbon-pt-1')).toMatchObject({
      nightsTotal: { amountMinor: 164_800 },
      complimentaryNight: { amountMinor: -41_200 },
      taxesAndFees: { amountMinor: 14_832 },
      total: { amountMinor: 138_432 },
      nightlyAverage: { amountMinor: 30_900 },
    });
    expect(ask('sty_lisbon-pt-1', { room: 1 }).total.amountMinor).toBe(230_160);
    expect(ask('sty_lisbon-pt-1', { plan: PLANS.indexOf('advance') }).total.amountMinor).toBe(124_656);
    expect(ask('sty_lisbon-pt-2').total.amountMinor).toBe(120_064);
    expect(ask('sty_lisbon-pt-3', { plan: PLANS.indexOf('partial') }).total.amountMinor).toBe(77_616);
    expect(ask('sty_lisbon-pt-4', { plan: PLANS.indexOf('advance') }).total.amountMinor).toBe(66_752);
    expect(ask('sty_lisbon-pt-5').total.amountMinor).toBe(91_392);
    expect(ask('sty_charleston-us-1').nightsTotal.amountMinor).toBe(159_200);
    const denver = { checkIn: dateOfDay(TODAY + 36), checkOut: dateOfDay(TODAY + 38), lead: 36 };
    expect(ask('sty_denver-us-1', denver).total.amountMinor).toBe(73_617);
  });

  it('answer the same question alike, also from tables made on another day', () => {
    const later = makeState(world, TODAY + 40);
    for (const id of ['sty_rome-it-40', 'sty_tokyo-jp-200', 'sty_chicago-us-30']) {
      const q = {
        row: rowOfStay(world, id)!,
        room: 0,
        plan: 0,
        checkIn: dateOfDay(TODAY + 90),
        checkOut: dateOfDay(TODAY + 97),
        roomCount: 2,
        lead: 50,
      };
      expect(priceRate(world, later.tables, q, () => 0)).toEqual(priceRate(world, state.tables, q, () => 0));
    }
  });

  it('move with the season, the week, the days before arrival and the rooms sold', () => {
    const row = rows.find((n) => world.profile[n] === 0 && world.stars[n] === 4)!;
    const id = stayIdOf(world, row);
    const total = (over: object) => ask(id, over).nightsTotal.amountMinor;
    const nights = (first: number) => ({
      checkIn: dateOfDay(TODAY + first),
      checkOut: dateOfDay(TODAY + first + 1),
    });
    const year = Array.from({ length: 300 }, (_, i) => total(nights(10 + i)));
    expect(Math.max(...year) / Math.min(...year)).toBeGreaterThan(1.25);
    expect(total({ ...nights(20), lead: 1 })).toBeGreaterThan(total({ ...nights(20), lead: 60 }));
    const q = { row, room: 0, plan: 2, ...nights(20), roomCount: 1, lead: 20 };
    const price = (sold: number) => priceRate(world, state.tables, q, () => sold).total.amountMinor;
    expect(price(30)).toBeGreaterThan(price(0));
  });

  it('of no hotel ignore the weekend or New Year’s Eve', () => {
    const night = (row: number, date: string) => {
      const day = dayNumber(realDate(date));
      const dates = { checkIn: dateOfDay(day), checkOut: dateOfDay(day + 1) };
      return ask(stayIdOf(world, row), { ...dates, lead: 40 }).nightsTotal.amountMinor;
    };
    const fixed = rows.filter((row) => isFlat(world.profile[row]!));
    expect(fixed.length).toBeGreaterThan(10);
    for (const row of fixed) {
      const [weekend, midweek] = [night(row, '2027-03-13'), night(row, '2027-03-10')];
      if (PROFILES[world.profile[row]!] === 'flat') expect(weekend).toBeGreaterThan(midweek);
      else expect(weekend).toBeLessThan(midweek);
      expect(night(row, '2027-12-31')).toBeGreaterThan(night(row, '2027-12-17') * 1.1);
    }
    for (const row of rows.filter((n) => n % 701 === 0)) {
      const week = [8, 9, 10, 11, 12, 13, 14].map((day) =>
        night(row, `2027-03-${String(day).padStart(2, '0')}`),
      );
      expect(new Set(week).size, stayIdOf(world, row)).toBeGreaterThan(2);
    }
  });
});
