/** What may replace a disrupted flight, as far as is announced at a moment. */
import { addDays, type CalendarDate, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent, first } from '@sojourn/domain/present.ts';
import { announcementsOf } from '@sojourn/world/flight/inventory/operations/day-of-flight.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import {
  flightQuestion,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
  slicesFrom,
} from '#flight/testing/flight-market.ts';
import { answered, calm, NOW } from '#hotel/testing/hotel-market.ts';
import { findFlights } from './find-flights.ts';

let { market, close } = {} as OpenFlightMarket;
let now: Instant = NOW;
beforeAll(async () => {
  ({ market, close } = await openFlightMarket({ clock: { now: () => now } }));
});
afterAll(() => close());

/** Long enough that one flight is canceled, and one late by an hour is known hours ahead. */
const DAYS = Array.from({ length: 20 }, (_, day) => addDays('2027-04-02' as CalendarDate, day));
/** Before it leaves; what leaves sooner isn't sold any more. */
const AHEAD_MINUTES = 180;
const WAYS = ['LAX JFK', 'BOS LAX', 'ORD LAX', 'JFK SFO', 'BOS SFO', 'LHR JFK'] as const;
/** How long a search takes isn't tested here. */
const patient = { ...calm, timeoutMs: 15_000 };
const minutes = (at: Instant): number => Date.parse(at) / 60_000;
const at = (minute: number): Instant => plusSeconds('1970-01-01T00:00:00Z' as Instant, minute * 60);

async function findAt({ way, day }: { way: string; day: CalendarDate }, moment: Instant) {
  now = moment;
  const [origin = '', destination = ''] = way.split(' ');
  const deps = {
    flightSuppliers: market.suppliers,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    countryOfAirline: () => null,
  };
  const replaced = {
    request: { passengers: ONE_ADULT, locale: 'en' },
    offer: { flight: { slices: [] } },
  } as const;
  return answered(
    await findFlights(deps, replaced, { origin, destination, departs: day, rank: 0 }, [day], patient),
  );
}

/** Nonstop flights with what their airlines announce early enough. */
async function announced() {
  const requests = WAYS.flatMap((way) => DAYS.map((day) => ({ way, day })));
  const all = [];
  for (const { way, day } of requests)
    for (const supplier of market.suppliers) {
      const question = flightQuestion(slicesFrom(`${way} ${day}`), { top: 200 });
      for (const { option } of (await searched(supplier, question)).options) {
        const { sliceId: key, segments } = option.slice;
        const leaves = minutes(first(segments).scheduledDepartureTime);
        const [word] = segments.length === 1 ? announcementsOf(key, leaves) : [];
        if (word && word.at <= leaves - AHEAD_MINUTES)
          all.push({ way, day, key, flight: first(segments), word });
      }
    }
  return all;
}

test('a canceled flight isn’t found from when that’s announced', async () => {
  const canceled = assertPresent(
    (await announced()).find(({ word }) => word.isCanceled),
    'one',
  );
  const { key, word } = canceled;
  const keys = async (moment: Instant) => (await findAt(canceled, moment)).map((each) => each.key);
  expect(await keys(at(word.at - 1))).toContain(key);
  expect(await keys(at(word.at))).not.toContain(key);
});

test('a late one is found by when it’s expected, unless that’s an hour late', async () => {
  const late = (await announced()).filter(({ word }) => !word.isCanceled);
  const little = assertPresent(
    late.find(({ word }) => word.minutes < 60),
    'a little late',
  );
  const much = assertPresent(
    late.find(({ word }) => word.minutes >= 60),
    'late',
  );
  const seen = async ({ key, word, ...of }: typeof little) =>
    (await findAt(of, at(word.at))).find((each) => each.key === key);
  expect(await seen(much)).toBeUndefined();
  const { flight, word } = little;
  expect(await seen(little)).toMatchObject({
    leaves: plusSeconds(flight.scheduledDepartureTime, word.minutes * 60),
    lands: plusSeconds(flight.scheduledArrivalTime, word.minutes * 60),
  });
});
