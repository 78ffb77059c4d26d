/**
 * What a customer does with a booking besides canceling it: other nights, another flight, fewer travelers or
 * tickets, edited details. Refusals are noted; the records show what became of it.
 */
import type { BookingChange, CancelParts, PricedAsk } from '../../packages/contract/src/changes.ts';
import type { EditableDetails, TripDetails } from '../../packages/contract/src/trip-details.ts';
import { addDays, type CalendarDate } from '../../packages/domain/src/dates.ts';
import type { ExchangeShelf } from '../../products/flight/wire/flight-exchange.ts';
import type { ChosenSlice } from '../../products/flight/wire/flights.ts';
import { SCENARIOS } from './for-sale.ts';
import { count } from './record.ts';
import { type Buyer, newKey, note, type Plan, scenarioFor, sendKeyed } from './send-keyed.ts';

type Nights = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };
type Ordered = Nights & {
  readonly rooms: readonly { readonly adults: number; readonly childAges: readonly number[] }[];
  readonly slices: readonly ChosenSlice[];
};

export async function changeOnce(buyer: Buyer, plan: Plan, bookingId: string): Promise<void> {
  const { chance } = buyer;
  if (chance.perCent(30)) return editDetails(buyer, plan, bookingId);
  const ask = await chooseChange(buyer, plan, bookingId);
  if (ask !== null) await change(buyer, plan, bookingId, ask);
}

async function chooseChange(buyer: Buyer, plan: Plan, bookingId: string): Promise<PricedAsk | null> {
  const { chance } = buyer;
  const ordered = plan.order.start[1] as Ordered;
  if (plan.product === 'stay') {
    // A night more, a night fewer at its beginning, or a day later
    const [from, to] = chance.pick([[0, 1] as const, [1, 0] as const, [1, 1] as const]);
    return {
      kind: 'Hotel',
      checkIn: addDays(ordered.checkIn, from),
      checkOut: addDays(ordered.checkOut, to),
      guests: (plan.order.typed as { guests: { firstName: string; lastName: string }[] }).guests,
      rooms: ordered.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    };
  }
  const ticket = chance.perCent(40) ? await chooseTicket(buyer, bookingId) : null;
  if (ticket !== null) return ticket;
  const { travelers } = plan.order.typed as { travelers: readonly unknown[] };
  if (travelers.length > 1 && chance.perCent(60)) return { kind: 'Part', parts: [1] };
  const slices = await chooseFlights(buyer, bookingId, ordered.slices);
  return slices && { kind: 'Flight', slices };
}

/** One of several tickets; null where all flights are on one, or none can be given up. */
async function chooseTicket(
  { customer, chance, observed }: Buyer,
  bookingId: string,
): Promise<PricedAsk | null> {
  const read = await customer.call('getCancelParts', { params: { bookingId } });
  if (read.status !== 200) return note(observed, 'flight parts', read);
  const { groups } = read.body as CancelParts;
  const tickets = groups.find(({ unit, block }) => unit === 'ticket' && block === null)?.parts ?? [];
  if (tickets.length < 2) return null;
  return { kind: 'Part', unit: 'ticket', parts: [chance.pick(tickets).part] };
}

/** The first slice a day later, as it's sold then; null when nothing is. */
async function chooseFlights(
  { customer, chance, observed }: Buyer,
  bookingId: string,
  chosen: readonly ChosenSlice[],
): Promise<ChosenSlice[] | null> {
  // A flight without a change: its number, day and airports
  const [first, ...others] = chosen;
  const [, day, origin, destination] = first?.sliceId.split('.') ?? [];
  const date = addDays(day as CalendarDate, 1);
  const input = { slice: 0, origin, destination, date, chosen, limit: 5 };
  const shop = await customer.call('shopExchange', { params: { bookingId }, input });
  if (shop.status !== 200) return note(observed, 'flight shop', shop);
  const { options } = shop.body as ExchangeShelf;
  const [option] = options;
  const fare = option && chance.pick(option.fares);
  if (!option || !fare) return null;
  return [{ sliceId: option.slice.sliceId, fareClass: fare.fareClass }, ...others];
}

async function change(buyer: Buyer, { product }: Plan, bookingId: string, ask: PricedAsk): Promise<void> {
  const { customer, chance, observed } = buyer;
  const what = `${product} ${ask.kind === 'Part' ? (ask.unit ?? 'part') : 'change'}`;
  const requested = await customer.call('requestChange', { params: { bookingId }, input: { ask } });
  if (requested.status !== 200) return void note(observed, what, requested);
  const { changeId, cost, failure } = requested.body as BookingChange;
  if (cost === null || failure !== null) return count(observed.counts, `${what} ${failure ?? 'unquoted'}`);
  const dueMinor = cost.due.amountMinor;
  const paymentId = dueMinor > 0 ? chance.pick(customer.paymentIds) : null;
  const parts = {
    params: { bookingId, changeId },
    input: { dueMinor, paymentId, policyReason: { reason: 'noneInPolicy' } },
  };
  const scenario = scenarioFor(buyer, SCENARIOS[product].change);
  const answer = await sendKeyed(buyer, 'confirmChange', parts, newKey(buyer), scenario);
  if (answer.status !== 200) return void note(observed, what, answer);
  const { booking, failure: refused } = answer.body as BookingChange;
  count(observed.counts, `${what} ${refused ?? booking}`);
}

const REQUESTS = ['Quiet room, high floor', 'Late arrival', 'Two pillows each'] as const;
const ASSISTANCE = ['WCHR', 'BLND', 'DEAF'] as const;

async function editDetails(buyer: Buyer, { product }: Plan, bookingId: string): Promise<void> {
  const { customer, chance, observed } = buyer;
  const params = { bookingId };
  const read = await customer.call('getTripDetails', { params });
  if (read.status !== 200) return void note(observed, `${product} details`, read);
  const { bookingVersion, details: before, block } = read.body as EditableDetails;
  if (block !== null) return count(observed.counts, `${product} details ${block}`);
  const details = editedBy(before, chance.pick(REQUESTS), chance.pick(ASSISTANCE));
  const parts = { params, input: { bookingVersion, details } };
  const answer = await sendKeyed(buyer, 'editTripDetails', parts, newKey(buyer), null);
  if (answer.status !== 200) return void note(observed, `${product} details`, answer);
  const { booking, failure } = answer.body as BookingChange;
  count(observed.counts, `${product} details ${failure ?? booking}`);
}

function editedBy(
  before: TripDetails,
  requests: string,
  assistance: (typeof ASSISTANCE)[number],
): TripDetails {
  if (before.kind === 'Hotel') return { ...before, requests };
  if (before.kind !== 'Flight') return before;
  const [first, ...others] = before.travelers;
  return first
    ? { ...before, travelers: [{ ...first, specialAssistance: [assistance] }, ...others] }
    : before;
}
