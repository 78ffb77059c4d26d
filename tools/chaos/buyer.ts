/** One customer after another: chooses a stay, pays, at times cancels, and notes what it was told. */
import { GaveUp } from './client.ts';
import type { Customer } from './customers.ts';
import type { Chance } from './random.ts';
import { count, noteAnswer, type Told } from './record.ts';
import { chooseTenders, type PayableWith } from './tenders.ts';

export type StayForSale = {
  readonly stayId: string;
  readonly rateId: string;
  readonly checkIn: string;
  readonly checkOut: string;
};
type Checkout = PayableWith & {
  readonly checkoutId: string;
  readonly quote: {
    readonly quoteId: string;
    readonly price: { readonly total: { readonly amountMinor: number } };
  };
};

/** Failures by name that end by themselves; half of all bookings have none. */
const SCENARIOS = [
  ...['timeout-before-reserve', 'timeout-after-reserve', 'timeout-before-confirm', 'timeout-after-confirm'],
  ...['unavailable-confirm', 'sold-out-at-confirm', 'duplicate-requests', 'card-declined', 'price-fall'],
  ...['payment-cut-before', 'payment-cut-after', 'capture-cut-after', 'redemption-failure'],
  ...['miles-rejected', 'miles-unavailable', 'miles-cut-before', 'miles-cut-after', 'miles-settle-cut-after'],
];
const CANCEL_SCENARIOS = ['timeout-after-cancel', 'duplicate-requests', 'miles-refund-cut-after'];
const ROOMS = [{ adults: 2, childAges: [] }];

export type Buyer = {
  readonly customer: Customer;
  readonly chance: Chance;
  readonly told: Told;
  readonly stays: readonly StayForSale[];
};

const scenarioFor = ({ chance }: Buyer, names: readonly string[]): string | null =>
  chance.perCent(50) ? null : chance.pick(names);
const newKey = ({ chance }: Buyer): string =>
  Array.from({ length: 4 }, () => chance.whole(2 ** 32).toString(36))
    .join('-')
    .padEnd(8, '0');

/** Buys until it is time to stop. What cannot be found out is left to the records. */
export async function keepBuying(buyer: Buyer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      const bookingId = await buyOnce(buyer);
      if (bookingId && buyer.chance.perCent(40)) await cancelOnce(buyer, bookingId);
    } catch (error) {
      if (!(error instanceof GaveUp)) throw error;
      count(buyer.told.counts, 'gave up');
    }
  }
}

async function buyOnce(buyer: Buyer): Promise<string | null> {
  const { customer, chance, told, stays } = buyer;
  const input = { ...chance.pick(stays), rooms: ROOMS };
  const started = await customer.call('startCheckout', { input });
  if (started.status !== 200) return note(told, 'start', started);
  const checkout = started.body as Checkout;
  const { checkoutId } = checkout;
  const params = { checkoutId };
  const drafted = await customer.call('saveDraft', { params, input: draftFor(buyer, checkout) });
  if (drafted.status !== 200) return note(told, 'draft', drafted);
  const { quote, payment } = drafted.body as Checkout;
  told.checkouts.add(checkoutId);
  count(told.counts, `planned ${payment.plan.lines.map(({ kind }) => kind).join('+')}`);
  const { cardMinor, lines } = payment.plan;
  const tenders = lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor }));
  const totalMinor = quote.price.total.amountMinor;
  const parts = { params, input: { quoteId: quote.quoteId, totalMinor, cardMinor, tenders } };
  const scenario = scenarioFor(buyer, SCENARIOS);
  const keys = [newKey(buyer)];
  // At times in two tabs, or by a double click with one key
  if (chance.perCent(15)) keys.push(chance.perCent(50) ? keys[0]! : newKey(buyer));
  const answers = await Promise.all(keys.map((key) => askKept(buyer, 'bookCheckout', parts, key, scenario)));
  const bookings = new Set(
    answers.map(({ body }) => (body as { bookingId?: string }).bookingId).filter(Boolean),
  );
  if (bookings.size > 1) told.wrong.push(`${checkoutId} was booked as ${[...bookings].join(' and ')}`);
  const { result, bookingId } = answers[0]!.body as { result?: string; bookingId?: string };
  count(told.counts, `book ${result ?? (answers[0]!.body as { code: string }).code}`);
  return result === 'Success' ? (bookingId ?? null) : null;
}

const draftFor = ({ customer, chance }: Buyer, checkout: Checkout) => ({
  guests: [{ firstName: 'Adaeze', lastName: 'Bello' }],
  leadGuestAge: 34,
  email: 'adaeze.bello@example.com',
  phone: '+1 617 555 0142',
  paymentId: chance.pick(customer.paymentIds),
  ...chooseTenders(checkout, chance),
  termsAccepted: true,
});

async function cancelOnce(buyer: Buyer, bookingId: string): Promise<void> {
  const { customer, told } = buyer;
  const params = { bookingId };
  const quoted = await customer.call('quoteCancel', { params, input: {} });
  if (quoted.status !== 200) return void note(told, 'cancel quote', quoted);
  const parts = { params, input: { quoteId: (quoted.body as { quoteId: string }).quoteId } };
  const answer = await askKept(
    buyer,
    'cancelTrip',
    parts,
    newKey(buyer),
    scenarioFor(buyer, CANCEL_SCENARIOS),
  );
  if (answer.status !== 200) return void note(told, 'cancel', answer);
  const { result } = answer.body as { result: string };
  count(told.counts, `cancel ${result}`);
  if (result === 'Canceled') told.bookings.get(bookingId)!.canceled = true;
}

/** Notes the answer, or that there was none. */
async function askKept(
  { customer, told }: Buyer,
  name: 'bookCheckout' | 'cancelTrip',
  parts: object,
  key: string,
  scenario: string | null,
) {
  const kept = { name, who: customer.number, parts, key };
  try {
    const answer = await customer.call(name, parts, { key, scenario });
    if (answer.status === 200) noteAnswer(told, kept, answer.text);
    return answer;
  } catch (error) {
    told.open.push(kept);
    throw error;
  }
}

function note(told: Told, what: string, { body }: { readonly body: never }): null {
  count(told.counts, `${what} ${(body as { code?: string }).code ?? 'refused'}`);
  return null;
}
