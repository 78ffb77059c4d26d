/** Calendar, grid, strip and history over HTTP: each says of a day what the search of that day says. */
import { addDays, type CalendarDate, date } from '@sojourn/domain/dates.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { priceVerdict } from '#flight/rules/fares/typical-range.ts';
import type { PassengerCounts } from '#flight/rules/travelers/travelers.ts';
import { ADULT, createFlightServer, type FlightServer, lastPage, slicesOf } from './testing/flight-server.ts';

let server: FlightServer;
let maya: Browser;
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
});
afterAll(() => server?.close());

const COUPLE: PassengerCounts = { ...ADULT, adults: 2 };

/** What the cheapest option of the first step costs. */
async function lowest(trip: readonly string[], over: object = {}): Promise<number | null> {
  const input = { slices: slicesOf(...trip), passengers: ADULT, sort: 'price', limit: 1, ...over };
  const { status, body, error } = await server.call('searchFlights', maya, { input: input as never });
  expect(status, JSON.stringify(error)).toBe(200);
  const [option] = lastPage(body).options;
  return option?.fare.total.amountMinor ?? null;
}

it('the calendar has eleven months of lowest totals, nothing for days that are not for sale', async () => {
  const from = date('2027-02-01');
  const filters = { stops: 'oneOrFewer' as const };
  const input = { origin: 'JFK', destination: 'LHR', from, days: 340, passengers: COUPLE, filters };
  const { body } = await server.call('getFareCalendar', maya, { input });
  expect(body.days).toHaveLength(340);
  expect(body.days.map((day) => day.date)).toEqual(Array.from({ length: 340 }, (_, i) => addDays(from, i)));
  const on = (day: string) => body.days.find((each) => each.date === day)?.totalMinor;
  expect([on('2027-02-01'), on('2027-02-07'), on('2028-01-05')]).toEqual([null, null, null]);
  expect(body.days.filter(({ totalMinor }) => totalMinor !== null).length).toBeGreaterThan(300);
  for (const day of ['2027-02-10', '2027-04-14', '2027-07-03', '2027-12-24'])
    expect([day, on(day)]).toEqual([day, await lowest([`JFK LHR ${day}`], { filters, passengers: COUPLE })]);
});

it('the grid has three days around each date, as the round trip of each pair costs', async () => {
  const slices = slicesOf('BOS LIS 2027-04-14', 'LIS BOS 2027-04-16');
  const input = { slices, passengers: ADULT, kind: 'grid' as const };
  const { cells } = (await server.call('getFareDates', maya, { input: input as never })).body;
  expect(new Set(cells.map(({ departs }) => departs)).size).toBe(7);
  expect(new Set(cells.map(({ returns }) => returns)).size).toBe(7);
  for (const { departs, returns, totalMinor } of cells) if (returns! < departs) expect(totalMinor).toBeNull();
  for (const [departs, returns] of [
    ['2027-04-14', '2027-04-16'],
    ['2027-04-11', '2027-04-19'],
    ['2027-04-17', '2027-04-18'],
  ]) {
    const cell = cells.find((each) => each.departs === departs && each.returns === returns);
    expect([departs, cell?.totalMinor]).toEqual([
      departs,
      await lowest([`BOS LIS ${departs}`, `LIS BOS ${returns}`]),
    ]);
  }
});

it.each([
  ['one way', ['BOS LIS 2027-04-14'], null],
  ['with a return so many days later', ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'], 5],
] as const)('the strip has the departures around, %s', async (_, trip, nights) => {
  const input = { slices: slicesOf(...trip), passengers: ADULT, kind: 'strip' as const };
  const { cells } = (await server.call('getFareDates', maya, { input: input as never })).body;
  expect(cells).toHaveLength(14);
  expect(cells.map(({ departs }) => departs)).toContain('2027-04-14');
  for (const { departs, returns } of cells)
    expect(returns).toBe(nights === null ? null : addDays(departs, nights));
  for (const index of [0, 6, 13]) {
    const { departs, returns, totalMinor } = cells[index]!;
    const requested = returns ? [`BOS LIS ${departs}`, `LIS BOS ${returns}`] : [`BOS LIS ${departs}`];
    expect(totalMinor).toBe(await lowest(requested));
  }
});

it.each([
  ['that share no city', 'SFO TYO', 'BKK LAX'],
  ['back from another city', 'SFO TYO', 'BKK SFO'],
  ['back to another city', 'SFO TYO', 'TYO LAX'],
])('the strip of two flights %s has the totals of those flights', async (_, out, back) => {
  const slices = slicesOf(`${out} 2027-04-14`, `${back} 2027-04-24`);
  const { body } = await server.call('getFareDates', maya, {
    input: { slices, passengers: ADULT, kind: 'strip' } as never,
  });
  for (const { departs, returns, totalMinor } of [body.cells[0]!, body.cells[9]!])
    expect(totalMinor).toBe(await lowest([`${out} ${departs}`, `${back} ${returns}`]));
});

it('the dates of three slices move together', async () => {
  const trip = ['JFK LHR 2027-04-14', 'LHR CDG 2027-04-17', 'CDG JFK 2027-04-21'];
  const input = { slices: slicesOf(...trip), passengers: ADULT, kind: 'strip' as const };
  const { cells } = (await server.call('getFareDates', maya, { input: input as never })).body;
  expect(cells).toHaveLength(14);
  for (const { departs, returns } of cells) expect(returns).toBe(addDays(departs, 7));
  const own = cells.find(({ departs }) => departs === '2027-04-14');
  expect(own?.totalMinor).toBe(await lowest(trip));
});

it.each([
  ['departures', 'LIS BOS 2027-04-17', 5, ['2027-04-12', '2027-04-17']],
  ['returns', 'LIS BOS 2027-04-14', 0, ['2027-04-12', '2027-04-19']],
] as const)('a month of %s has the totals of the round trips', async (kind, back, move, sample) => {
  const slices = slicesOf('BOS LIS 2027-04-12', back);
  const { body } = await server.call('getFareDates', maya, {
    input: { slices, passengers: ADULT, kind } as never,
  });
  const { cells } = body;
  expect(cells).toHaveLength(31);
  if (kind === 'departures')
    for (const { departs, returns } of cells) expect(returns).toBe(addDays(departs, move));
  else expect(new Set(cells.map(({ departs }) => departs))).toEqual(new Set(['2027-04-12']));
  const [departs, returns] = sample;
  const cell = cells.find((each) => each.departs === departs && each.returns === returns);
  expect(cell?.totalMinor).toBe(await lowest([`BOS LIS ${departs}`, `LIS BOS ${returns}`]));
});

it('the strip of tomorrow has no days that are over', async () => {
  const input = { slices: slicesOf('BOS LIS 2027-02-09'), passengers: ADULT, kind: 'strip' as const };
  const { cells } = (await server.call('getFareDates', maya, { input: input as never })).body;
  for (const { departs, totalMinor } of cells) if (departs < '2027-02-08') expect(totalMinor).toBeNull();
});

it('the history is the same tomorrow, with one day more, and says where today stands', async () => {
  const input = { slices: slicesOf('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'), passengers: ADULT } as never;
  const ask = async () => {
    let told = (await server.call('getFareHistory', maya, { input })).body;
    // On a busy machine it arrives in parts
    while (told.isPartial) told = (await server.call('getFareHistory', maya, { input })).body;
    return told;
  };
  const today = await ask();
  expect(today.days).toHaveLength(61);
  expect(today.days.at(-1)).toEqual({ date: '2027-02-08', totalMinor: today.todayMinor });
  const { typical } = today;
  expect(typical!.lowMinor).toBeLessThanOrEqual(typical!.medianMinor);
  expect(typical!.medianMinor).toBeLessThanOrEqual(typical!.highMinor);
  const { lowMinor: low, medianMinor: median, highMinor: high } = typical!;
  expect(today.verdict).toBe(priceVerdict(today.todayMinor!, { low, median, high }));
  expect(await ask()).toEqual(today);
  server.clock.move(86_400);
  maya = await server.signIn();
  const tomorrow = await ask();
  expect(tomorrow.days.at(-1)!.date).toBe('2027-02-09' as CalendarDate);
  const both = tomorrow.days.filter((day) => today.days.some((known) => known.date === day.date));
  expect(both).toEqual(today.days.slice(-both.length));
  expect(both).toHaveLength(60);
});

it.each([
  ['a day', ['LHR DUB 2027-04-14', 'DUB LHR 2027-04-14']],
  ['two days', ['BOS LIS 2027-04-14', 'LIS BOS 2027-04-15']],
  ['three slices of one day', ['LHR CDG 2027-04-14', 'CDG LHR 2027-04-14', 'LHR JFK 2027-04-14']],
  [
    'three slices, the last two of one day',
    ['JFK LHR 2027-04-14', 'LHR DUB 2027-04-19', 'DUB CDG 2027-04-19'],
  ],
] as const)('the history and the dates reckon with landing times: %s', async (_, trip) => {
  const input = { slices: slicesOf(...trip), passengers: ADULT };
  const today = await lowest(trip);
  expect(today).not.toBeNull();
  const history = (await server.call('getFareHistory', maya, { input: input as never })).body;
  expect(history.todayMinor).toBe(today);
  const { cells } = (await server.call('getFareDates', maya, { input: { ...input, kind: 'strip' } as never }))
    .body;
  expect(cells.find(({ departs }) => departs === '2027-04-14')?.totalMinor).toBe(today);
});

it.each(['flight-supplier-down', 'flight-suppliers-late'])(
  '%s: the days are not shown as empty',
  async (scenario) => {
    const headers = { 'x-scenario': scenario };
    const slices = slicesOf('BOS LIS 2027-04-14');
    const calendar = { origin: 'BOS', destination: 'LIS', from: '2027-04-01', days: 30, passengers: ADULT };
    const answers = [
      await server.call('getFareCalendar', maya, { input: calendar as never, headers }),
      await server.call('getFareDates', maya, {
        input: { slices, passengers: ADULT, kind: 'strip' } as never,
        headers,
      }),
      await server.call('getFareHistory', maya, { input: { slices, passengers: ADULT } as never, headers }),
    ];
    for (const { status, error } of answers)
      expect([status, error?.code]).toEqual([503, 'SuppliersUnavailable']);
  },
);
