/**
 * One customer after another: chooses a stay or flights, pays, at times changes it or cancels, notes each
 * answer. Some book the same people on the same flights twice; some are refused a cancellation and ask again.
 */

import { addSeat } from './add-seat.ts';
import { answerBank } from './answer-bank.ts';
import { changeOnce } from './change-trip.ts';
import { GaveUp } from './client.ts';
import { type ForSale, type ProductName, SCENARIOS } from './for-sale.ts';
import { chanceOf } from './random.ts';
import { count } from './record.ts';
import { type Buyer, newKey, note, type Plan, scenarioFor, sendKeyed } from './send-keyed.ts';
import { chooseTenders, type PayableWith } from './tenders.ts';

type Checkout = PayableWith & {
  readonly checkoutId: string;
  readonly quote: {
    readonly quoteId: string;
    readonly total: { readonly amountMinor: number };
  };
  readonly priceChange: { readonly newTotal: { readonly amountMinor: number } } | null;
};
type Booked = {
  readonly result?: string;
  readonly bookingId?: string;
  readonly code?: string;
  readonly failure?: { readonly reason: string };
};
/** Buys until it is time to stop, each product in turn. What cannot be found out is left to the records. */
export async function keepBuying(buyer: Buyer, isOver: () => boolean): Promise<void> {
  const { customer, chance, observed } = buyer;
  for (let turn = chance.whole(2); !isOver(); turn++) {
    const { product, order } = chance.pick(turn % 2 === 0 ? buyer.stays : flightsFor(buyer));
    const plan = { product, order: order(customer, chance) };
    const isTwice = product === 'flight' && chance.perCent(20);
    try {
      const bookingId = await (isTwice ? buyTwice(buyer, plan) : buyOnce(buyer, plan));
      if (bookingId && chance.perCent(40)) await changeOnce(buyer, plan, bookingId);
      if (bookingId && chance.perCent(40)) await cancelOnce(buyer, product, bookingId);
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      count(observed.counts, 'gave up');
    }
  }
}

/** Half of them want one of the last seats. */
const flightsFor = ({ chance, flights, lastSeats }: Buyer): readonly ForSale[] =>
  chance.perCent(50) ? lastSeats : flights;

/** In two checkouts, at once or one after the other: nobody is on a flight twice. */
async function buyTwice(buyer: Buyer, plan: Plan): Promise<string | null> {
  const { chance, observed } = buyer;
  const [one, other] = [0, 1].map(() => ({ ...buyer, chance: chanceOf(chance.whole(2 ** 32)) }));
  const tries = chance.perCent(50)
    ? await Promise.allSettled([buyOnce(one!, plan), buyOnce(other!, plan)])
    : [
        ...(await Promise.allSettled([buyOnce(one!, plan)])),
        ...(await Promise.allSettled([buyOnce(other!, plan)])),
      ];
  const booked = tries.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  if (booked.length > 1)
    observed.wrong.push(`the same people are on the same flights by ${booked.join(' and ')}`);
  const failed = tries.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return booked[0] ?? null;
}

async function buyOnce(buyer: Buyer, plan: Plan): Promise<string | null> {
  const checkout = await fillIn(buyer, plan);
  if (checkout === null) return null;
  const first = await payFor(buyer, plan, checkout);
  if (first.code !== 'PriceIncreased') return bookedBy(first);
  const repriced = await acceptPrice(buyer, checkout);
  return repriced && bookedBy(await payFor(buyer, plan, repriced));
}

const bookedBy = ({ result, bookingId }: Booked): string | null =>
  result === 'Success' ? (bookingId ?? null) : null;

/** A checkout that only waits to be paid for; null when it is refused. */
export async function fillIn(buyer: Buyer, { product, order }: Plan): Promise<Checkout | null> {
  const { customer, chance, observed } = buyer;
  const { start, typed, seat } = order;
  const started = await customer.call(start[0], { input: start[1] });
  if (started.status !== 200) return note(observed, `${product} start`, started);
  const params = { checkoutId: (started.body as Checkout).checkoutId };
  if (seat) count(observed.counts, await addSeat(customer, chance, params, seat));
  const contact = { email: 'adaeze.bello@example.com', phone: '+1 617 555 0142', termsAccepted: true };
  const tenders = chooseTenders(started.body as Checkout, chance);
  const paying = { paymentId: chance.pick(customer.paymentIds), ...tenders };
  const drafted = await customer.call('saveDraft', { params, input: { ...typed, ...contact, ...paying } });
  return drafted.status === 200 ? drafted.body : note(observed, `${product} draft`, drafted);
}

/** The total has risen while it was paid for: now that one, if it is not more by then. */
async function acceptPrice(
  { customer, observed }: Buyer,
  { checkoutId }: Checkout,
): Promise<Checkout | null> {
  const params = { checkoutId };
  const { body } = await customer.call('getCheckout', { params });
  const acceptTotalMinor = (body as Checkout).priceChange?.newTotal.amountMinor;
  const accepted = await customer.call('refreshQuote', { params, input: { acceptTotalMinor } });
  return accepted.status === 200 ? accepted.body : note(observed, 'new price', accepted);
}

async function payFor(buyer: Buyer, { product }: Plan, checkout: Checkout): Promise<Booked> {
  const { chance, observed } = buyer;
  const { checkoutId, quote, payment } = checkout;
  const params = { checkoutId };
  observed.checkouts.add(checkoutId);
  const { cardMinor, lines } = payment.plan;
  count(observed.counts, `planned ${lines.map(({ kind }) => kind).join('+')}`);
  const tenders = lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor }));
  const totalMinor = quote.total.amountMinor;
  const parts = { params, input: { quoteId: quote.quoteId, totalMinor, cardMinor, tenders } };
  const scenario = scenarioFor(buyer, SCENARIOS[product].pay);
  const keys = [newKey(buyer)];
  // At times in two tabs, or by a double click with one key
  if (chance.perCent(15)) keys.push(chance.perCent(50) ? keys[0]! : newKey(buyer));
  const answers = await Promise.all(
    keys.map((key) => sendKeyed(buyer, 'bookCheckout', parts, key, scenario)),
  );
  // One that was pending may have failed since, and the other tab have booked again
  const booked = answers.map(({ body }) => body as Booked).filter(({ result }) => result === 'Success');
  const bookings = new Set(booked.map(({ bookingId }) => bookingId));
  if (bookings.size > 1) observed.wrong.push(`${checkoutId} was booked as ${[...bookings].join(' and ')}`);
  const first = answers[0]!.body as Booked;
  const how = first.failure ? `Failed ${first.failure.reason}` : (first.result ?? first.code);
  count(observed.counts, `${product} ${how}`);
  if (first.result === 'NeedsCheck') await answerBank(buyer, checkoutId);
  return first;
}

async function cancelOnce(buyer: Buyer, product: ProductName, bookingId: string): Promise<void> {
  const { customer, chance, observed } = buyer;
  const params = { bookingId };
  const quoted = await customer.call('quoteCancel', { params, input: {} });
  if (quoted.status !== 200) return void note(observed, `${product} cancel quote`, quoted);
  const parts = { params, input: { quoteId: (quoted.body as { quoteId: string }).quoteId } };
  const scenario = scenarioFor(buyer, SCENARIOS[product].cancel);
  const answer = await sendKeyed(buyer, 'cancelTrip', parts, newKey(buyer), scenario);
  if (answer.status !== 200) {
    note(observed, `${product} cancel`, answer);
    // It stands as it was: some leave it at that, others ask again
    const { code } = answer.body as { code?: string };
    if (code === 'CancellationAttemptFailed' && chance.perCent(60))
      await cancelOnce(buyer, product, bookingId);
    return;
  }
  const { result } = answer.body as { result: string };
  count(observed.counts, `${product} cancel ${result}`);
  if (result === 'Canceled') observed.bookings.get(bookingId)!.canceled = true;
}
