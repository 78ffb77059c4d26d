/**
 * Flights booked as the pages book them, but without walking through them: what is looked at is what comes
 * after. Asked from the window, as its person.
 */

import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { FlightSearchEvent } from '@sojourn/contract/flight-search.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { unfoldPage } from '@sojourn/domain/flights/fold-page.ts';
import type { Page } from 'playwright-core';
import { datesAhead } from './find-stay.ts';

export type AskedFlight = {
  /** `BOS.LIS.2027-04-14`, in order. */
  readonly slices: readonly string[];
  readonly fareClass?: string;
  /** A name of the lab's, for the booking alone. */
  readonly scenario?: string;
  /** The first free seats of the first slice are taken too. */
  readonly seats?: boolean;
  readonly bags?: boolean;
};

type Ask = { method: string; path: string; input: unknown; headers?: Record<string, string> };

/** The answer as text; throws what the server refused with. */
async function ask(page: Page, asked: Ask): Promise<string> {
  const { status, text } = await page.evaluate(async ({ method, path, input, headers }) => {
    const csrf = /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/api/v0${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('session-token')}`,
        'x-csrf-token': decodeURIComponent(csrf),
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return { status: answer.status, text: await answer.text() };
  }, asked);
  if (status >= 300) throw new Error(`${asked.path}: ${status} ${text.slice(0, 400)}`);
  return text;
}

const PEOPLE: readonly (readonly [first: string, last: string, born: string, gender: 'F' | 'M'])[] = [
  ['Maya', 'Okafor', '1988-03-12', 'F'],
  ['Jonah', 'Okafor', '1986-11-02', 'M'],
];
const PASSPORT = { number: 'X1234567', country: 'US', expires: '2031-05-20' };
/** The first has a number with the first airline and needs help; the second has neither. */
const traveler = (place: number, airline: string): TravelerDraft => {
  const [firstName, lastName, born, gender] = PEOPLE[place]!;
  return {
    ...{ type: 'Adult', personId: null, firstName, middleName: '', lastName, born, gender },
    passport: PASSPORT,
    knownTravelerNumber: '',
    redressNumber: '',
    frequentFlyer: place === 0 ? [{ airline, number: '4417882205' }] : [],
    assistance: place === 0 ? ['WCHR'] : [],
  } as TravelerDraft;
};

const PASSENGERS = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };

async function choose(page: Page, asked: AskedFlight) {
  const slices = asked.slices.map((text) => {
    const [origin, destination, date] = text.split('.');
    return { origin, destination, date };
  });
  const chosen: { sliceId: string; fareClass: string }[] = [];
  for (const _ of slices) {
    const input = { slices, passengers: PASSENGERS, chosen, limit: 40 };
    const text = await ask(page, { method: 'POST', path: '/flights/search', input });
    const events = text
      .split('\n')
      .map((line) => line.replace(/^data: ?/, '').trim())
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as FlightSearchEvent);
    const pages = events.filter((event) => event.type === 'page');
    const last = pages.at(-1);
    const option =
      last &&
      unfoldPage(last).options.find(({ fares }) =>
        fares.some(({ fareClass }) => fareClass === (asked.fareClass ?? 'standard')),
      );
    if (!option) throw new Error(`no flight for ${asked.slices.join(', ')}`);
    chosen.push({ sliceId: option.slice.sliceId, fareClass: asked.fareClass ?? 'standard' });
  }
  return chosen;
}

/** Seats for both on the first flight. */
async function firstSeats(page: Page, slice: { sliceId: string; fareClass: string }) {
  const input = { ...slice, segment: 0, passengers: PASSENGERS };
  const map = JSON.parse(await ask(page, { method: 'POST', path: '/flights/seat-map', input })) as {
    rows: { isExit: boolean; seats: { seat: string; state: string; priceMinor: number | null }[] }[];
  };
  return map.rows
    .filter(({ isExit }) => !isExit)
    .flatMap(({ seats }) => seats)
    .filter(({ state, priceMinor }) => state === 'free' && priceMinor !== null)
    .slice(0, 2)
    .map(({ seat }, place) => ({ slice: 0, segment: 0, traveler: place, seat }));
}

async function firstCard(page: Page): Promise<string> {
  const text = await ask(page, { method: 'PUT', path: '/paymentMethods/list', input: {} });
  const { value } = JSON.parse(text) as { value: { paymentId: string }[] };
  return value[0]!.paymentId;
}

/** The booking's id; it may still be on its way to the airlines. */
export async function bookFlight(page: Page, asked: AskedFlight): Promise<string> {
  const slices = await choose(page, asked);
  const extras = {
    seats: asked.seats ? await firstSeats(page, slices[0]!) : [],
    bags: asked.bags ? [{ slice: 0, traveler: 0, pieces: 1 }] : [],
  };
  const started = JSON.parse(
    await ask(page, {
      method: 'POST',
      path: '/checkouts/flights',
      input: { slices, passengers: PASSENGERS, extras },
    }),
  ) as Checkout;
  const path = `/checkouts/${started.checkoutId}`;
  if (started.kind !== 'Flight') throw new Error('not a checkout of flights');
  const airline = started.flight.slices[0]!.segments[0]!.marketingAirline.code;
  const paymentId = await firstCard(page);
  const draft = {
    travelers: PEOPLE.map((_, place) => traveler(place, airline)),
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    ...{ offerId: null, credits: [], miles: [], paymentId, termsAccepted: true },
    duplicateAccepted: true,
  };
  const saved = JSON.parse(await ask(page, { method: 'PATCH', path, input: draft })) as Checkout;
  const { lines, cardMinor } = saved.payment.plan;
  const input = {
    totalMinor: saved.quote.price.total.amountMinor,
    cardMinor,
    tenders: lines.map(({ sourceId, amount: { amountMinor } }) => ({ sourceId, amountMinor })),
    quoteId: saved.quote.quoteId,
  };
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(asked.scenario && { 'x-scenario': asked.scenario }),
  };
  const answer = JSON.parse(await ask(page, { method: 'POST', path: `${path}/book`, input, headers })) as {
    bookingId?: string;
  };
  if (!answer.bookingId) throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}

/** `BOS.LIS.210`: so many days from today, as `bookFlight` takes it. */
export const flightsAhead = (...slices: readonly string[]): string[] =>
  slices.map((slice) => {
    const [origin, destination, days] = slice.split('.');
    return `${origin}.${destination}.${datesAhead(Number(days)).checkIn}`;
  });
