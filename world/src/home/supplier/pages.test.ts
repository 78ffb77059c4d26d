/** What a home's page, calendar, reviews and place in a list say. */
import { addDays, date, dayNumber } from '@sojourn/domain/dates.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import {
  answered,
  calm,
  confirmHomeRequest,
  HOME_CHECK_IN,
  HOME_CHECK_OUT,
  HOME_NOW,
  homeAsk,
  homeQuestion,
  homeStay,
  homeSupplierOf,
  LIMOEIRO,
  type OpenHomeMarket,
  openHomeMarket,
  PATIO,
  ROOFTOP,
  reserveHomeRequest,
  TWO_ADULTS,
  testHomeWorld,
} from '@sojourn/products/home/testing/home-market.ts';
import { homeContract } from '@sojourn/products/home/wire/home-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AREA_RADIUS_METERS, exactPosition } from '../inventory/exact-position.ts';
import { saleBarAt } from '../inventory/law/registration.ts';
import { feesToChoose } from '../inventory/pricing.ts';
import { homeIdOf, positionOfHome, rowOfHome } from '../inventory/world.ts';

let open: OpenHomeMarket;
beforeAll(async () => {
  open = await openHomeMarket();
});
afterAll(() => open.close());
const home = (homeId?: string) => homeSupplierOf(open.market, homeId);
const page = async (homeId: string, over: Partial<Parameters<ReturnType<typeof home>['detail']>[0]> = {}) => {
  const ask = { ...homeStay(homeId), party: TWO_ADULTS, locale: 'en' as const, now: HOME_NOW, ...over };
  return answered(await home(homeId).detail(ask, calm));
};
const world = testHomeWorld();
const SPRING = { arrival: dayNumber(date('2027-05-03')), departure: dayNumber(date('2027-05-10')) };
const hasPoolFee = (row: number): boolean =>
  feesToChoose(world, row, SPRING, { guests: 2, pets: 0 }).some(({ kind }) => kind === 'poolHeating');

describe('a home’s page', () => {
  test('the pictured house: its rule, the nearest dates with totals, deposit and refunds', async () => {
    const refused = await page(LIMOEIRO);
    expect(refused.offer).toBeNull();
    expect(refused.violations).toEqual([
      { rule: 'minimumStay', nights: 5, date: HOME_CHECK_IN, by: 'arrival' },
    ]);
    expect(refused.nearest.map(({ checkIn, total }) => [checkIn, total.amountMinor])).toEqual([
      ['2027-04-14', 1_061_40],
      ['2027-04-15', 1_061_40],
      [expect.any(String), expect.any(Number)],
    ]);
    const { home: facts, offer } = await page(LIMOEIRO, { checkIn: date('2027-04-14') });
    expect(offer).toMatchObject({
      dueToday: { amountMinor: 0 },
      miles: 106_140,
      taxesApart: null,
      deposit: { amount: { amountMinor: 200_00 }, holdOn: '2027-04-13', releaseOn: '2027-05-04' },
      cancellation: { type: 'FullyRefundable' },
    });
    const refunds = offer?.refunds.map(({ refund }) => refund.amountMinor);
    expect(refunds).toEqual([1_061_40, 530_70, 79_50]);
    expect(facts).toMatchObject({
      host: { name: 'Inês Marques' },
      areaSquareFeet: 904,
      quietFrom: '22:00',
      checkOutUntil: '11:00',
      registrationNumber: expect.stringMatching(/^\d{5}\/AL$/),
    });
    expect((await page(LIMOEIRO, { locale: 'fr' })).home.description).toMatch(/citronnier/);
  });

  test('a party that’s too large is told which one fits, and two broken rules are both named', async () => {
    const { offer, violations, nearest, partyThatFits } = await page(ROOFTOP, {
      party: { adults: 3, children: 3, infants: 2, dogs: 1, cats: 0 },
    });
    expect(offer).toBeNull();
    expect(violations.map(({ rule }) => rule)).toEqual(['occupancy', 'occupancy', 'petPolicy']);
    expect(nearest).toEqual([]);
    expect(partyThatFits).toEqual({ adults: 3, children: 1, infants: 1, dogs: 0, cats: 0 });
    const both = await page(LIMOEIRO, { party: { ...TWO_ADULTS, adults: 9 } });
    expect(both.violations.map(({ rule }) => rule)).toEqual(['minimumStay', 'occupancy']);
    expect(both.partyThatFits).toBeNull();
  });

  test('a home without the number that its place asks for isn’t sold, found or booked', async () => {
    const row = Array.from({ length: world.count }, (_, each) => each).find(
      (each) => world.barred[each] === 1 && saleBarAt(world, each, HOME_CHECK_IN) === 'registrationMissing',
    )!;
    const homeId = homeIdOf(world, row);
    expect(await page(homeId)).toMatchObject({
      offer: null,
      nearest: [],
      unavailable: 'registrationMissing',
      home: { registrationNumber: null },
    });
    expect(await home(homeId).price(homeAsk({ stays: [homeStay(homeId)] }), calm)).toMatchObject({
      rejection: { reason: 'RateNotAvailable' },
    });
    const { lat, lon } = positionOfHome(world, row);
    const box = { west: lon - 0.01, east: lon + 0.01, south: lat - 0.01, north: lat + 0.01 };
    for (let shift = 0; shift < 60; shift += 10) {
      const dates = { checkIn: addDays(HOME_CHECK_IN, shift), checkOut: addDays(HOME_CHECK_IN, shift + 3) };
      const found = answered(await home(homeId).search(homeQuestion({ box, ...dates, top: 500 }), calm));
      const ids = [...found.homes.map((each) => each.home), ...found.near.homes.map((each) => each.home)];
      expect(ids.map((each) => each.homeId)).not.toContain(homeId);
    }
  });

  test('fees that nobody has to pay are listed, and in a price only when chosen', async () => {
    const row = Array.from({ length: world.count }, (_, each) => each).find(
      (each) => world.plan[each] === 0 && world.barred[each] === 0 && hasPoolFee(each),
    )!;
    const homeId = homeIdOf(world, row);
    const fee = (await page(homeId)).home.optionalFees.find(({ kind }) => kind === 'poolHeating')!;
    const stays = [homeStay(homeId, date('2027-05-03'), date('2027-05-10'))];
    const prices = [];
    for (let shift = 0; shift < 200 && prices.length === 0; shift += 7) {
      const moved = stays.map((stay) => ({
        ...stay,
        checkIn: addDays(stay.checkIn, shift),
        checkOut: addDays(stay.checkOut, shift),
      }));
      for (const chosenFees of [[], ['poolHeating']]) {
        const answer = await home(homeId).price(homeAsk({ stays: moved, chosenFees }), calm);
        if (answer.outcome === 'ok') prices.push(answer.value.stays[0]!.price);
      }
    }
    const [without, chosen] = prices;
    const lines = chosen!.fees.filter(({ isMandatory }) => !isMandatory);
    expect(lines).toEqual([{ kind: 'poolHeating', amount: fee.amount, isMandatory: false }]);
    const more = chosen!.total.amountMinor - without!.total.amountMinor;
    expect(more).toBe(fee.amount.amountMinor + chosen!.taxes.amountMinor - without!.taxes.amountMinor);
  });
});

describe('a home’s calendar', () => {
  const calendar = async (homeId: string, from: string, days: number, arrival: string | null = null) =>
    answered(
      await home(homeId).calendar(
        { homeId, from: date(from), days, arrival: arrival && date(arrival), now: HOME_NOW } as never,
        calm,
      ),
    );
  const dayOf = async (homeId: string, on: string) => (await calendar(homeId, on, 1)).days[0];

  test('a day that the next guest arrives on can still end a stay, and none starts on it', async () => {
    answered(await home().reserve(reserveHomeRequest('cal'), calm));
    answered((await home().confirm(confirmHomeRequest('cal'), calm)) as never);
    expect(await dayOf(ROOFTOP, HOME_CHECK_IN)).toEqual({
      date: HOME_CHECK_IN,
      nightlyMinor: null,
      canStart: false,
      canEnd: true,
      minNights: 1,
      bar: 'taken',
    });
    expect(await dayOf(ROOFTOP, addDays(HOME_CHECK_IN, 1))).toMatchObject({ canEnd: false, bar: 'taken' });
    expect(await dayOf(ROOFTOP, HOME_CHECK_OUT)).toMatchObject({
      canStart: true,
      bar: null,
      nightlyMinor: 142_00,
    });
    answered(await home().cancel({ reference: 'cal', penaltyMinor: 0, now: HOME_NOW }, calm));
  });

  test('days before today, beyond the window and with no stay after them aren’t starts', async () => {
    expect(await dayOf(ROOFTOP, '2027-02-07')).toMatchObject({ canStart: false, bar: 'past' });
    expect(await dayOf(ROOFTOP, '2028-03-01')).toMatchObject({ canStart: false, bar: 'tooFarAhead' });
    // The hour of the last booking for tonight has passed
    const late = { homeId: ROOFTOP, from: date('2027-02-08'), days: 1, arrival: null };
    const now = '2027-02-08T19:00:00.000Z' as typeof HOME_NOW;
    const { days } = answered(await home().calendar({ ...late, now }, calm));
    expect(days[0]).toMatchObject({ canStart: false, bar: 'tooSoon' });
  });

  test('after a start is chosen, the ends are those that its rules let', async () => {
    const { days, ends } = await calendar(LIMOEIRO, '2027-04-14', 10, '2027-04-14');
    expect(ends.slice(0, 2)).toEqual(['2027-04-19', '2027-04-20']);
    expect(days.map(({ canEnd }) => canEnd).slice(1, 6)).toEqual([false, false, false, false, true]);
    expect(days[2]?.bar).toBe('noStayFits');
    expect(days[0]).toMatchObject({ canStart: true, bar: null });
  });
});

describe('where a home is', () => {
  test('is about there before it’s booked, whatever is asked, and exact once it is', async () => {
    const about = positionOfHome(world, rowOfHome(world, PATIO)!);
    const { home: facts } = await page(PATIO);
    expect(facts.area).toEqual({ center: about, radiusMeters: AREA_RADIUS_METERS });
    expect(facts.position).toEqual(about);
    answered(await home().reserve(reserveHomeRequest('where', { stays: [homeStay(PATIO)] }), calm));
    const order = answered<{ arrivals: { position: typeof about }[] }>(
      (await home().confirm(confirmHomeRequest('where'), calm)) as never,
    );
    const exact = order.arrivals[0]!.position;
    expect(distanceKm(exact, about) * 1_000).toBeGreaterThan(40);
    // The smallest box that the list finds it in is about where it's shown, not where it is
    const found = async ({ lat, lon }: typeof about) => {
      const box = { west: lon - 1e-5, east: lon + 1e-5, south: lat - 1e-5, north: lat + 1e-5 };
      const dates = { checkIn: HOME_CHECK_OUT, checkOut: addDays(HOME_CHECK_OUT, 3) };
      return answered(await home().search(homeQuestion({ box, ...dates }), calm)).total;
    };
    expect([await found(about), await found(exact)]).toEqual([1, 0]);
    expect(JSON.stringify(await page(PATIO))).not.toContain(String(exact.lat));
    answered(await home().cancel({ reference: 'where', penaltyMinor: 0, now: HOME_NOW }, calm));
  });

  test('every home is within its circle', () => {
    for (let row = 0; row < world.count; row += 37) {
      const meters = distanceKm(exactPosition(world, row), positionOfHome(world, row)) * 1_000;
      expect(meters, homeIdOf(world, row)).toBeLessThanOrEqual(AREA_RADIUS_METERS);
    }
  });
});

describe('reviews', () => {
  test('are as many as listed, average to the listed score and are in one’s language', async () => {
    for (const homeId of [ROOFTOP, LIMOEIRO, ...[7, 77, 777, 7_777].map((row) => homeIdOf(world, row))]) {
      const row = rowOfHome(world, homeId)!;
      const count = world.rating[row] === 0 ? 0 : world.reviews[row]!;
      const ask = { homeId, offset: 0, limit: 1_000, now: HOME_NOW };
      const { total, reviews } = answered(await home(homeId).reviews({ ...ask, locale: 'en' }, calm));
      expect(total).toBe(count);
      expect(reviews).toHaveLength(count);
      const sum = reviews.reduce((all, { scoreTenths }) => all + scoreTenths, 0);
      if (count > 0) expect(Math.round(sum / count), homeId).toBe(world.rating[row]);
      const days = reviews.map(({ writtenOn }) => writtenOn);
      expect(days).toEqual([...days].sort().reverse());
      const part = { ...ask, offset: 3, limit: 4, locale: 'fr' as const };
      const french = answered(await home(homeId).reviews(part, calm)).reviews;
      expect(french.map(({ name }) => name)).toEqual(reviews.slice(3, 7).map(({ name }) => name));
      for (const [at, { text }] of french.entries()) expect(text).not.toBe(reviews[at + 3]?.text);
    }
  });
});

describe('a search', () => {
  const shape = homeContract.calls.searchHomes.output;
  test('answers cards, pins, counts, near homes and a split stay in the shapes of the contract', async () => {
    const taken = homeStay(ROOFTOP, addDays(HOME_CHECK_OUT, -1), HOME_CHECK_OUT);
    answered(await home().reserve(reserveHomeRequest('find', { stays: [taken] }), calm));
    await expect
      .poll(async () => answered(await home().search(homeQuestion({ wanted: [ROOFTOP] }), calm)).split)
      .not.toBeNull();
    const answer = answered(await home().search(homeQuestion({ wanted: [PATIO, ROOFTOP] }), calm));
    const { homes, ...rest } = answer;
    const event = {
      type: 'page' as const,
      suppliers: [],
      ...rest,
      homes: homes.map((each) => each.home),
      box: homeQuestion().box,
    };
    expect(shape.parse(event)).toEqual(event);
    expect(answer.near.total).toBeGreaterThan(0);
    expect(answer.near.homes.every(({ violations }) => violations.length > 0)).toBe(true);
    const { split } = answer;
    expect(split).toMatchObject({ wanted: ROOFTOP, parts: [{ homeId: ROOFTOP, nights: 3 }, { nights: 1 }] });
    const priced = answered(
      await home().price(
        homeAsk({
          stays: split!.parts.map(({ homeId, checkIn, checkOut }) => ({ homeId, checkIn, checkOut })),
        }),
        calm,
      ),
    );
    expect(priced.total.totalMinor).toBe(split?.total.amountMinor);
    answered(await home().release({ reference: 'find' }, calm));
    const isBack = async () => {
      const { homes: free } = answered(await home().search(homeQuestion({ top: 5_000 }), calm));
      return free.some((each) => each.home.homeId === ROOFTOP);
    };
    await expect.poll(isBack).toBe(true);
  });

  test('two suppliers share the homes, and each hides what its filters leave out', async () => {
    const ask = homeQuestion({ top: 5_000 });
    const [direct, network] = await Promise.all(
      open.market.suppliers.map(async (supplier) => answered(await supplier.search(ask, calm))),
    );
    const ids = [direct!, network!].map(({ homes }) => homes.map((each) => each.home.homeId));
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    for (const id of ids[1]!.slice(0, 5)) expect(open.market.supplierOf(id)?.id).toBe('network');
    const filters = { guestFavorites: true, policy: { nightlyMaxMinor: 150_00 } };
    const some = answered(await home().search(homeQuestion({ filters, top: 5_000 }), calm));
    expect(some.total + some.hiddenByFilters).toBe(direct!.total);
    expect(some.total).toBe(direct!.facets.guestFavorites);
    expect(some.facets.inPolicy).toBe(
      some.homes.filter((each) => each.home.nightly.amountMinor <= 150_00).length,
    );
    const only = { homeIds: [ROOFTOP, LIMOEIRO] };
    const few = answered(await home().search(homeQuestion({ filters: only }), calm));
    expect(few.homes.map((each) => each.home.homeId)).toEqual([ROOFTOP]);
    expect(few.near.homes.map((each) => each.home.homeId)).toEqual([LIMOEIRO]);
  });

  test('with flexible days homes are near that move each end so far', async () => {
    const near = async (flexibleDays: number) => {
      const found = answered(await home().search(homeQuestion({ flexibleDays }), calm));
      return found.near;
    };
    const [usual, wide] = [await near(0), await near(3)];
    expect(wide.total).toBeGreaterThan(usual.total);
    for (const { near: dates } of wide.homes) {
      const moved = [
        dayNumber(dates.checkIn) - dayNumber(HOME_CHECK_IN),
        dayNumber(dates.checkOut) - dayNumber(HOME_CHECK_OUT),
      ];
      expect(Math.max(...moved.map(Math.abs))).toBeLessThanOrEqual(3);
    }
  });
});
