/**
 * Flights booked as the pages book them, but without walking through them: what is looked at is what comes
 * after. Asked from the window, as its person.
 */

import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { TravelerDraft } from '@sojourn/contract/travelers.ts';
import { askText } from '../call-api.ts';
import { datesAhead } from '../hotels/find-stay.ts';
import { wakeSagas } from '../move-clock.ts';
import { firstFlights, flightAbove, flightsApart, flightWithChange } from '../open-checkout.ts';
import type { Visit } from '../visit.ts';

type RequestedFlight = {
  /** `BOS.LIS.2027-04-14`, in order. */
  readonly slices: readonly string[];
  readonly fareClass?: string;
  /** A name of the lab's, for the booking alone. */
  readonly scenario?: string;
  /** The first free seats of the first slice are taken too. */
  readonly seats?: boolean;
  readonly bags?: boolean;
  /** The last flight is on a ticket of its own. */
  readonly apart?: boolean;
  /** One that can be changed for nothing to another that costs less; a credit is left. */
  readonly above?: boolean;
  /** One way with a change of planes. */
  readonly changing?: boolean;
  /** Pay so much of it, one for each cent. */
  readonly miles?: number;
};

const PEOPLE: readonly (readonly [first: string, last: string, birthdate: string, gender: 'F' | 'M'])[] = [
  ['Maya', 'Okafor', '1988-03-12', 'F'],
  ['Jonah', 'Okafor', '1986-11-02', 'M'],
];
const PASSPORT = { number: 'X1234567', country: 'US', expires: '2031-05-20' };
/** The first has a number with the first airline and needs help; the second has neither. */
const traveler = (place: number, airline: string): TravelerDraft => {
  const [firstName, lastName, birthdate, gender] = PEOPLE[place]!;
  return {
    type: 'Adult',
    personId: null,
    firstName,
    middleName: '',
    lastName,
    birthdate,
    gender,
    passport: PASSPORT,
    knownTravelerNumber: '',
    tsaRedressNumber: '',
    frequentFlyerNumber: place === 0 ? [{ airline, number: '4417882205' }] : [],
    specialAssistance: place === 0 ? ['WCHR'] : [],
  } as TravelerDraft;
};

const PASSENGERS = { adults: 2, children: 0, lapInfants: 0, seatedInfants: 0 };

const ask = ({ home, portal }: Visit, requested: Parameters<typeof askText>[2]) =>
  askText(home, portal, requested);

/** Seats for both on the first flight. */
async function firstSeats(visit: Visit, slice: { sliceId: string; fareClass: string }) {
  const input = { ...slice, segment: 0, passengers: PASSENGERS };
  const map = JSON.parse(await ask(visit, { method: 'POST', path: '/flights/seat-map', input })) as {
    rows: { isExit: boolean; seats: { seat: string; state: string; priceMinor: number | null }[] }[];
  };
  return map.rows
    .filter(({ isExit }) => !isExit)
    .flatMap(({ seats }) => seats)
    .filter(({ state, priceMinor }) => state === 'free' && priceMinor !== null)
    .slice(0, 2)
    .map(({ seat }, place) => ({ slice: 0, segment: 0, traveler: place, seat }));
}

async function firstCard(visit: Visit): Promise<string> {
  const text = await ask(visit, { method: 'PUT', path: '/paymentMethods/list', input: {} });
  const { value } = JSON.parse(text) as { value: { paymentId: string }[] };
  return value[0]!.paymentId;
}

function finderOf({ apart, above, changing }: RequestedFlight): typeof firstFlights {
  if (apart) return flightsApart;
  if (above) return flightAbove;
  return changing ? flightWithChange : firstFlights;
}

/** A checkout that only has to be paid. */
export async function fillFlightCheckout(visit: Visit, requested: RequestedFlight): Promise<Checkout> {
  const find = finderOf(requested);
  const slices = await find(visit, requested.slices, PASSENGERS, requested.fareClass);
  const extras = {
    seats: requested.seats ? await firstSeats(visit, slices[0]!) : [],
    bags: requested.bags ? [{ slice: 0, traveler: 0, pieces: 1 }] : [],
  };
  const started = JSON.parse(
    await ask(visit, {
      method: 'POST',
      path: '/checkouts',
      input: {
        product: 'Flight',
        slices,
        passengers: PASSENGERS,
        extras,
        policyReason: { reason: 'noneInPolicy' },
      },
    }),
  ) as Checkout;
  const path = `/checkouts/${started.checkoutId}`;
  if (started.kind !== 'Flight') throw new Error('not a checkout of flights');
  const airline = started.flight.slices[0]!.segments[0]!.marketingAirline.code;
  const paymentId = await firstCard(visit);
  const account = started.payment.accounts.find(({ unit, eligible }) => unit === 'miles' && eligible);
  const draft = {
    travelers: PEOPLE.map((_, place) => traveler(place, airline)),
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    offerId: null,
    credits: [],
    miles: requested.miles
      ? [{ accountReferenceId: account!.accountReferenceId, units: requested.miles }]
      : [],
    paymentId,
    termsAccepted: true,
    duplicateAccepted: true,
  };
  return JSON.parse(await ask(visit, { method: 'PATCH', path, input: draft })) as Checkout;
}

/** The booking's id; it may still be on its way to the airlines. */
export const bookFlight = async (visit: Visit, requested: RequestedFlight): Promise<string> =>
  bookCheckout(visit, await fillFlightCheckout(visit, requested), requested.scenario);

/** Pays for a checkout as it's planned. */
export async function bookCheckout(visit: Visit, saved: Checkout, scenario?: string): Promise<string> {
  const path = `/checkouts/${saved.checkoutId}`;
  const { lines, cardMinor } = saved.payment.plan;
  const input = {
    totalMinor: saved.quote.total.amountMinor,
    cardMinor,
    tenders: lines.map(({ sourceId, amount: { amountMinor } }) => ({ sourceId, amountMinor })),
    quoteId: saved.quote.quoteId,
  };
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(scenario && { 'x-scenario': scenario }),
  };
  const answer = JSON.parse(await ask(visit, { method: 'POST', path: `${path}/book`, input, headers })) as {
    bookingId?: string;
  };
  if (!answer.bookingId) throw new Error(`not booked: ${JSON.stringify(answer)}`);
  // Else its tickets are issued some seconds later
  await wakeSagas(visit.portal);
  return answer.bookingId;
}

/** `BOS.LIS.210`: so many days from today, as `bookFlight` takes it. */
export const flightsAhead = (...slices: readonly string[]): string[] =>
  slices.map((slice) => {
    const [origin, destination, days] = slice.split('.');
    return `${origin}.${destination}.${datesAhead(Number(days)).checkIn}`;
  });
