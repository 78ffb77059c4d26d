/** Every refusal of the calls that find flights, with the field it is about. */
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADULT, createFlightServer, type FlightServer, slicesOf } from './testing/flight-server.ts';

let server: FlightServer;
let maya: Browser;
beforeAll(async () => {
  server = await createFlightServer();
  maya = await server.signIn();
});
afterAll(() => server?.close());

type SearchRequest = { readonly slices?: object[]; readonly passengers?: object; readonly chosen?: object[] };
const right = { slices: slicesOf('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'), passengers: ADULT };
const SEVEN = ['BOS LIS', 'LIS MAD', 'MAD FCO', 'FCO CDG', 'CDG LHR', 'LHR DUB', 'DUB BOS'];
const chosen = { sliceId: 'TP216.2027-04-14.BOS.LIS', fareClass: 'basic' };

const REFUSED: [code: string, path: string, asked: SearchRequest][] = [
  ['SameAirport', 'slices.0.destination', { slices: slicesOf('BOS BOS 2027-04-14') }],
  ['SameAirport', 'slices.1.destination', { slices: slicesOf('BOS LIS 2027-04-14', 'NYC JFK 2027-04-19') }],
  ['PastDates', 'slices.0.date', { slices: slicesOf('BOS LIS 2027-02-07') }],
  [
    'ReturnBeforeDeparture',
    'slices.1.date',
    { slices: slicesOf('BOS LIS 2027-04-14', 'LIS BOS 2027-04-13') },
  ],
  // 330 days from 8 February 2027 is 4 January 2028
  ['TooFarAhead', 'slices.0.date', { slices: slicesOf('BOS LIS 2028-01-05') }],
  ['TooManySlices', 'slices.6', { slices: slicesOf(...SEVEN.map((ends, i) => `${ends} 2027-05-0${i + 1}`)) }],
  ['UnknownAirport', 'slices.0.origin', { slices: slicesOf('QQQ LIS 2027-04-14') }],
  [
    'UnknownAirport',
    'slices.1.destination',
    { slices: slicesOf('BOS LIS 2027-04-14', 'LIS QQQ 2027-04-19') },
  ],
  ['NoAdult', 'passengers', { passengers: { ...ADULT, adults: 0, children: 1 } }],
  ['TooManyTravelers', 'passengers', { passengers: { ...ADULT, adults: 7, children: 3 } }],
  ['TooManyLapInfants', 'passengers', { passengers: { ...ADULT, lapInfants: 2 } }],
];

type Answer = { status: number; error: { code: unknown; details?: { fields?: { path: string }[] } } | null };
const refusal = ({ status, error }: Answer) => [status, error?.code, error?.details?.fields?.[0]?.path];

describe.each(REFUSED)('%s at %s', (code, path, request) => {
  const input = { ...right, ...request } as never;
  it('refuses the search, the dates and the history', async () => {
    const kind = 'strip' as const;
    expect(refusal(await server.call('searchFlights', maya, { input }))).toEqual([422, code, path]);
    expect(refusal(await server.call('getFareHistory', maya, { input }))).toEqual([422, code, path]);
    const dates = await server.call('getFareDates', maya, { input: { ...(input as object), kind } as never });
    expect(refusal(dates)).toEqual([422, code, path]);
  });
});

describe('what was chosen for another search', () => {
  const flown = (text: string) => ({ ...chosen, sliceId: text });
  const three = slicesOf('NYC LIS 2027-04-14', 'LIS LON 2027-04-18', 'LON BOS 2027-04-22');
  it.each([
    ['from elsewhere', 'chosen.0', { chosen: [flown('TP210.2027-04-14.JFK.LIS')] }],
    ['to elsewhere', 'chosen.0', { chosen: [flown('UA1.2027-04-14.BOS.LHR~TP2.2027-04-14.LHR.OPO')] }],
    ['on another day', 'chosen.0', { chosen: [flown('TP216.2027-04-15.BOS.LIS')] }],
    ['the way back first', 'chosen.0', { chosen: [flown('TP217.2027-04-19.LIS.BOS')] }],
    [
      'a second that does not follow',
      'chosen.1',
      { slices: three, chosen: [flown('TP210.2027-04-14.JFK.LIS'), flown('BA2.2027-04-18.LIS.DUB')] },
    ],
  ])('%s is InvalidInput at %s', async (_, path, request) => {
    const input = { ...right, ...request } as never;
    expect(refusal(await server.call('searchFlights', maya, { input }))).toEqual([422, 'InvalidInput', path]);
  });
});

describe('the other calls', () => {
  it.each(
    REFUSED.filter(([code]) => !['PastDates', 'ReturnBeforeDeparture', 'TooManySlices'].includes(code)),
  )('the calendar refuses %s at %s', async (code, _path, request) => {
    const slices = (request.slices ?? right.slices) as {
      origin: string;
      destination: string;
      date: string;
    }[];
    const { origin, destination, date } = slices.at(-1)!;
    const passengers = { ...ADULT, ...request.passengers };
    const input = { origin, destination, from: date, days: 30, passengers } as never;
    expect(refusal(await server.call('getFareCalendar', maya, { input })).slice(0, 2)).toEqual([422, code]);
  });

  it.each(REFUSED.filter(([, path]) => path === 'passengers'))(
    'the review and the seat map refuse %s',
    async (code, path, { passengers }) => {
      const review = { slices: [chosen], passengers } as never;
      expect(refusal(await server.call('reviewFlights', maya, { input: review }))).toEqual([422, code, path]);
      const seats = { ...chosen, segment: 0, passengers } as never;
      expect(refusal(await server.call('getSeatMap', maya, { input: seats }))).toEqual([422, code, path]);
    },
  );

  it.each([
    ['no slice', { slices: [] }],
    ['eight slices', { slices: slicesOf(...[...SEVEN, 'BOS JFK'].map((ends) => `${ends} 2027-05-01`)) }],
    ['a day that is none', { slices: slicesOf('BOS LIS 2027-02-30') }],
    ['a code in small letters', { slices: slicesOf('bos LIS 2027-04-14') }],
    ['half a traveler', { passengers: { ...ADULT, adults: 1.5 } }],
    ['fewer than none', { passengers: { ...ADULT, children: -1 } }],
    ['nothing left to choose', { slices: slicesOf('BOS LIS 2027-04-14'), chosen: [chosen] }],
  ])('%s is no input', async (_, request) => {
    const { status, error } = await server.call('searchFlights', maya, {
      input: { ...right, ...request } as never,
    });
    expect([status, error?.code]).toEqual([422, 'InvalidInput']);
  });

  it('a slice that nobody sells is RateNotAvailable everywhere', async () => {
    const gone = { sliceId: 'ZZ9999.2027-04-14.BOS.LIS', fareClass: 'basic' } as const;
    const review = await server.call('reviewFlights', maya, { input: { slices: [gone], passengers: ADULT } });
    expect(refusal(review).slice(0, 2)).toEqual([409, 'RateNotAvailable']);
    const seats = { ...gone, segment: 0, passengers: ADULT };
    expect((await server.call('getSeatMap', maya, { input: seats })).error?.code).toBe('RateNotAvailable');
    const search = { ...right, chosen: [gone] } as never;
    expect((await server.call('searchFlights', maya, { input: search })).error?.code).toBe(
      'RateNotAvailable',
    );
  });
});

it('days are those at the first origin', async () => {
  const on = async (from: string, day: string) => {
    const input = { ...right, slices: slicesOf(`${from} LAX ${day}`) } as never;
    return (await server.call('searchFlights', maya, { input })).error?.code ?? 'found';
  };
  // 15:00 UTC on the 8th is 04:00 on the 9th in Auckland, and 05:00 on the 8th in Honolulu
  expect([await on('AKL', '2027-02-08'), await on('AKL', '2027-02-09')]).toEqual(['PastDates', 'found']);
  expect([await on('HNL', '2027-02-07'), await on('HNL', '2027-02-08')]).toEqual(['PastDates', 'found']);
  expect([await on('BOS', '2028-01-04'), await on('BOS', '2028-01-05')]).toEqual(['found', 'TooFarAhead']);
  expect([await on('AKL', '2028-01-05'), await on('AKL', '2028-01-06')]).toEqual(['found', 'TooFarAhead']);
});

it('a tenant without the capability has none of these calls', async () => {
  const business = await server.signIn({ tenantId: 'business' });
  const calendar = { origin: 'BOS', destination: 'LIS', from: '2027-04-01', days: 30, passengers: ADULT };
  const answers = await Promise.all([
    server.call('searchFlights', business, { input: right as never }),
    server.call('getFareCalendar', business, { input: calendar as never }),
    server.call('getFareDates', business, { input: { ...right, kind: 'strip' } as never }),
    server.call('getFareHistory', business, { input: right as never }),
    server.call('reviewFlights', business, { input: { slices: [chosen], passengers: ADULT } as never }),
    server.call('getSeatMap', business, { input: { ...chosen, segment: 0, passengers: ADULT } as never }),
  ]);
  for (const { status, error } of answers) expect([status, error?.code]).toEqual([404, 'NotFound']);
});
