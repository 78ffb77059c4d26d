/** Answers that are told again: only while they are what the search would come out with now. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { asked, flightQuestion, flightReserve, searched, testFlightMarket } from '#testing/flight-market.ts';
import { answered, calm, NOW } from '#testing/stay-market.ts';
import type { FlightQuestion } from '../../flights/port.ts';
import type { FlightMarketHandle } from './create-flight-market.ts';

let database: TestDatabase;
let market: FlightMarketHandle;
let other: FlightMarketHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  market = await testFlightMarket(database);
  // Another process of the same market, which has answered nothing yet
  other = await testFlightMarket(database);
});
afterAll(async () => {
  await market.close();
  await other.close();
  await database.drop();
});

const desk = () => market.suppliers[0]!;
const ask = (question: FlightQuestion) => searched(desk(), question);
const BOS_LIS = flightQuestion(asked('BOS LIS 2027-04-14'));
const ROUND = flightQuestion(asked('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'));
let count = 0;

/** Seats on the cheapest flights of a question are sold by the other process. */
async function sellSeats(question: FlightQuestion, seats: number): Promise<void> {
  const passengers = { adults: seats, children: 0, lapInfants: 0, seatedInfants: 0 };
  const { options } = await searched(other.suppliers[0]!, { ...question, passengers });
  const { slice, shown } = options[0]!.option;
  const chosen = [{ sliceId: slice.sliceId, fareClass: shown }];
  const reference = `known_${count++}`;
  answered(await other.suppliers[0]!.reserve(flightReserve(reference, chosen, { passengers }), calm));
}

describe('the same question', () => {
  it('has the same answer, and every other question one of its own', async () => {
    const first = await ask(BOS_LIS);
    expect(await ask({ ...BOS_LIS })).toBe(first);
    const others: Partial<FlightQuestion>[] = [
      { locale: 'fr' },
      { sort: 'duration' },
      { top: 5 },
      { nearby: true },
      { filters: { stops: 'none' } },
      { passengers: { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 } },
      { slices: asked('BOS LIS 2027-04-15') },
    ];
    for (const over of others) expect(await ask({ ...BOS_LIS, ...over })).not.toBe(first);
    expect(await searched(market.suppliers[1]!, BOS_LIS)).not.toBe(first);
    expect(await ask(BOS_LIS)).toBe(first);
  });

  it('has it later in the day too, but not where flights leave meanwhile, nor the day after', async () => {
    const soon = flightQuestion(asked('JFK LHR 2027-02-08'));
    const [far, near] = [await ask(BOS_LIS), await ask(soon)];
    const later = { now: plusSeconds(NOW, 4 * 3600) };
    expect(await ask({ ...BOS_LIS, ...later })).toBe(far);
    expect((await ask({ ...soon, ...later })).total).toBeLessThan(near.total);
    const tomorrow = { now: plusSeconds(NOW, 24 * 3600) };
    expect(await ask({ ...BOS_LIS, ...tomorrow })).not.toBe(far);
  });

  it('is not told again once a seat was sold on a flight that it may have looked at', async () => {
    for (const question of [BOS_LIS, ROUND]) {
      const before = await ask(question);
      await sellSeats(BOS_LIS, 4);
      // A sale can be heard in several parts
      const now = await workedOut(question);
      await expect.poll(async () => JSON.stringify(await ask(question)) === now).toBe(true);
      expect(await ask(question)).not.toBe(before);
    }
  });

  it('is told again when seats were sold elsewhere, or on other days', async () => {
    const sydney = flightQuestion(asked('LAX SYD 2027-04-14'));
    // Sales are heard in the order in which they were made: with this one all before it
    const hearAll = async (): Promise<void> => {
      const watched = await ask(sydney);
      await sellSeats(sydney, 1);
      await expect.poll(async () => (await ask(sydney)) === watched).toBe(false);
    };
    await hearAll();
    const before = await ask(BOS_LIS);
    await sellSeats(flightQuestion(asked('BOS LIS 2027-05-20')), 2);
    await hearAll();
    expect(await ask(BOS_LIS)).toBe(before);
  });
});

it('an option that is read later tells of the seats that there were when it was found', async () => {
  const question = flightQuestion(asked('BOS LIS 2027-06-02'), { top: 40 });
  const found = await ask(question);
  const then = await workedOut(question);
  for (const seats of [9, 9, 4]) await sellSeats(question, seats);
  await expect.poll(async () => (await ask(question)) === found).toBe(false);
  expect(JSON.stringify(found)).toBe(then);
  await expect.poll(async () => JSON.stringify(await ask(question)) === then).toBe(false);
});

/** By a process that has just started, and so has to work everything out. */
async function workedOut(question: FlightQuestion): Promise<string> {
  const started = await testFlightMarket(database);
  const answer = await searched(started.suppliers[0]!, question);
  const told = JSON.stringify(answer);
  await started.close();
  return told;
}
