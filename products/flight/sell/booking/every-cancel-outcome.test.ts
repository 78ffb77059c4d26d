/** Every outcome, policy and failure of canceling a trip by air (B §4, §8), over HTTP. */
import type { CancelQuote } from '@sojourn/contract/cancellation.ts';
import {
  CANCEL_FAILURE_TYPES,
  CANCEL_POLICY_KINDS,
  FLIGHT_CANCEL_OUTCOMES,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { BookingId, CheckoutId, PaymentId } from '@sojourn/domain/ids.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { ticketPrefix } from '@sojourn/world/flight/inventory/schedule/documents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FareClass } from '#flight/rules/fares/fare-classes.ts';
import { ONE_ADULT } from '#flight/rules/travelers/travelers.ts';
import { person } from '#flight/testing/flight-checkouts.ts';
import {
  bestTrip,
  flightQuestion,
  openFlightMarket,
  searched,
  slicesFrom,
} from '#flight/testing/flight-market.ts';
import type { FlightCheckout } from '#flight/wire/flight-checkout.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';

const LONG_MS = 120_000;
let product: TestProduct;
/** On one ticket there and back; on two; with an airline that issues no numbers. */
let trips: Record<'one' | 'two' | 'ticketless', readonly ChosenSlice[]>;
const seen = { outcomes: new Set<string>(), policies: new Set<string>(), failures: new Set<string>() };

beforeAll(async () => {
  product = await createTestProduct();
  product.startJobs();
  const { market, close } = await openFlightMarket();
  const [network, lowCost] = market.suppliers;
  const tripOf = async (...slices: string[]) => {
    const question = flightQuestion(slicesFrom(...slices), { filters: { withoutSelfTransfer: true } });
    return (await bestTrip(network!, question))!.slices;
  };
  const cheap = await searched(lowCost!, flightQuestion(slicesFrom('MAD BCN 2027-04-14'), { top: 60 }));
  const ticketless = cheap.options.find(({ option }) =>
    option.slice.segments.every(({ marketingAirline }) => ticketPrefix(marketingAirline.code) === null),
  )!.option;
  trips = {
    one: await tripOf('BOS LIS 2027-04-14', 'LIS BOS 2027-04-19'),
    two: await tripOf('BOS LIS 2027-04-14', 'MAD CDG 2027-04-19'),
    ticketless: [{ sliceId: ticketless.slice.sliceId, fareClass: ticketless.shown }],
  };
  await close();
}, LONG_MS);
afterAll(() => product?.close());

type Trip = keyof typeof trips;
const as = (scenario: string | null) => (scenario ? { headers: { 'x-scenario': scenario } } : {});
let people = 0;
type Owned = { readonly subject: string; readonly bookingId: BookingId };
const browserOf = ({ subject }: Pick<Owned, 'subject'>): Promise<Browser> => product.signIn({ subject });

async function ready(trip: Trip, classes: readonly FareClass[], subject: string): Promise<FlightCheckout> {
  const paymentId: PaymentId = await product.giveCard(subject);
  const browser = await browserOf({ subject });
  const slices = trips[trip].map((slice, i) => ({ ...slice, fareClass: classes[i] ?? slice.fareClass }));
  const input = { product: 'Flight', slices, passengers: ONE_ADULT } as const;
  const started = await product.call('startCheckout', browser, { input });
  if (started.status !== 200) throw new Error(JSON.stringify(started.error));
  const params = { checkoutId: started.body.checkoutId };
  const travelers = [person('Adult', '1990-02-03')];
  const typed = {
    travelers,
    phone: '+1 617 555 0142',
    email: 'm@example.test',
    paymentId,
    termsAccepted: true,
  };
  return (await product.call('saveDraft', browser, { params, input: typed as never })).body as FlightCheckout;
}
const pay = async (
  { checkoutId, quote, draft }: FlightCheckout,
  subject: string,
  scenario: string | null,
) => {
  const { amountMinor } = quote.total;
  const input = {
    totalMinor: amountMinor,
    cardMinor: amountMinor,
    quoteId: quote.quoteId,
    tenders: [{ sourceId: draft.paymentId!, amountMinor }],
  };
  const params = { checkoutId: checkoutId as CheckoutId };
  return product.call('bookCheckout', await browserOf({ subject }), { params, input, ...as(scenario) });
};

async function booked(
  trip: Trip,
  classes: readonly FareClass[],
  scenario: string | null = null,
): Promise<Owned> {
  const subject = `cancel-${++people}`;
  const answer = await pay(await ready(trip, classes, subject), subject, scenario);
  if (answer.status !== 200 || answer.body.result !== 'Success') throw new Error(JSON.stringify(answer));
  return { subject, bookingId: answer.body.bookingId };
}
const tripOf = async ({ subject, bookingId }: Owned) =>
  (await product.call('getTrip', await browserOf({ subject }), { params: { bookingId } })).body;
const ticketed = async (owned: Owned): Promise<Owned> => {
  await expect
    .poll(async () => await tripOf(owned), { timeout: 20_000 })
    .toMatchObject({ ticketing: 'ticketed' });
  return owned;
};

type Answer = { readonly quote: CancelQuote | null; readonly outcome: string; readonly policyKind: string };
async function quoted(owned: Owned, scenario: string | null = null, forAnyReason = false): Promise<Answer> {
  const { status, body, error } = await product.call('quoteCancel', await browserOf(owned), {
    params: { bookingId: owned.bookingId },
    input: forAnyReason ? { forAnyReason } : {},
    ...as(scenario),
  });
  const details = error?.details;
  const { outcome, policyKind } =
    status === 200
      ? body
      : { outcome: details?.cancelOutcome ?? '', policyKind: details?.cancelPolicyKind ?? '' };
  seen.outcomes.add(outcome);
  seen.policies.add(policyKind);
  if (details?.failureType) seen.failures.add(details.failureType);
  return { quote: status === 200 ? body : null, outcome, policyKind };
}
/** What an attempt came to: how it ended, else what it's refused with. */
async function canceled(
  owned: Owned,
  scenario: string | null = null,
): Promise<readonly (string | undefined)[]> {
  const { quote } = await quoted(owned);
  const { status, body, error } = await product.call('cancelTrip', await browserOf(owned), {
    params: { bookingId: owned.bookingId },
    input: { quoteId: quote!.quoteId },
    ...as(scenario),
  });
  if (status === 200) {
    seen.outcomes.add(body.result);
    return [body.result];
  }
  const { cancelOutcome, failureType } = error?.details ?? {};
  seen.outcomes.add(cancelOutcome ?? '');
  seen.failures.add(failureType ?? '');
  return [cancelOutcome, failureType];
}
const PAST_WINDOW = 2 * 86_400;

describe('while tickets can be taken back for nothing', () => {
  test.each<[Trip, string | null, string, string]>([
    ['one', null, 'FullRefund', 'TicketedVoidKnownWindow'],
    ['two', null, 'FullyRefundableComplex', 'TicketedVoidKnownWindow'],
    ['ticketless', null, 'FullRefund', 'TicketlessVoid'],
  ])(
    '%s %s: %s by %s',
    async (trip, scenario, outcome, policyKind) => {
      const owned = await ticketed(await booked(trip, ['basic', 'basic'], scenario));
      expect(await quoted(owned)).toMatchObject({ outcome, policyKind });
    },
    LONG_MS,
  );

  test(
    'before they are issued',
    async () => {
      const owned = await booked('one', ['basic', 'basic'], 'flight-ticketing-late');
      expect(await quoted(owned)).toMatchObject({
        outcome: 'FullRefund',
        policyKind: 'DelayedTicketingCancel',
      });
    },
    LONG_MS,
  );

  test(
    'as promised, but on the day after they were issued, it is a refund',
    async () => {
      const owned = await ticketed(await booked('one', ['basic', 'basic']));
      expect(await tripOf(owned)).toMatchObject({ voidStatus: 'TicketedVoid' });
      product.clock.move(20 * 3600);
      const answer = { outcome: 'FullRefund', policyKind: 'FreeToCancelWithoutPenalty' };
      expect(await quoted(owned)).toMatchObject(answer);
      expect(await tripOf(owned)).toMatchObject({ voidStatus: 'NotVoidable' });
    },
    LONG_MS,
  );
});

describe('by the rules of the fare', () => {
  test.each<[Trip, readonly FareClass[], string | null, string, string]>([
    ['one', ['premium', 'premium'], null, 'PartialRefund', 'FreeToCancelWithPenalty'],
    ['one', ['enhanced', 'enhanced'], null, 'FullRefund', 'FreeToCancelWithoutPenalty'],
    ['one', ['basic', 'basic'], null, 'NonRefundable', 'NonRefundable'],
    ['one', ['basic', 'basic'], 'flight-taxes-refunded', 'PartialRefund', 'PartialRefund'],
    ['one', ['basic', 'basic'], 'flight-void-extended', 'FullRefund', 'TicketedVoidUnknownWindow'],
    ['two', ['enhanced', 'enhanced'], null, 'FullyRefundableComplex', 'MultiTicket'],
    ['two', ['premium', 'basic'], null, 'PartiallyRefundableComplex', 'ComplexRefundable'],
    ['two', ['premium', 'basic'], 'flight-two-providers', 'PartiallyRefundableComplex', 'MultiProvider'],
  ])(
    '%s %j %s: %s by %s',
    async (trip, classes, scenario, outcome, policyKind) => {
      const owned = await ticketed(await booked(trip, classes));
      product.clock.move(PAST_WINDOW);
      expect(await quoted(owned, scenario)).toMatchObject({ outcome, policyKind });
    },
    LONG_MS,
  );
});

test(
  'what the airline answers, and what it was not slicesFrom',
  async () => {
    const owned = await ticketed(await booked('one', ['premium', 'premium']));
    const answers: readonly [string | null, boolean, string, string][] = [
      ['flight-airline-control', false, 'AirlineControl', 'ContactAirline'],
      ['flight-airline-refunds', false, 'AirlineControl', 'AirlineRefund'],
      ['flight-record-unknown', false, 'ContactCustomerService', 'ContactCustomerService'],
      ['flight-cancel-quote-unavailable', false, 'TRVKOutage', 'ContactCustomerService'],
      ['flight-cancel-quote-timeout', false, 'TRVKOutage', 'ContactCustomerService'],
      [null, true, 'NonCfar', 'ContactCustomerService'],
    ];
    for (const [scenario, forAnyReason, outcome, policyKind] of answers)
      expect(await quoted(owned, scenario, forAnyReason)).toMatchObject({ outcome, policyKind });
    expect(seen.failures).toContain('BookProviderUnavailable');
    expect(seen.failures).toContain('BookExtTimeout');
    expect(await canceled(owned, 'flight-cancel-penalty-rises')).toEqual([
      'CancellationFailure',
      'CancellationFeesApplicable',
    ]);
    product.clock.move(PAST_WINDOW);
    const attempts: readonly [string, string][] = [
      ['flight-cancel-penalty-rises', 'BookExtPriceChanged'],
      ['flight-cancel-refused', 'CancellationAttemptFailed'],
      ['flight-cancel-bad-request', 'BookExtBadRequest'],
      ['flight-cancel-record-lost', 'BookExtUnavailability'],
      ['flight-cancel-unavailable', 'BookExtServiceUnavailable'],
    ];
    for (const [scenario, failureType] of attempts)
      expect(await canceled(owned, scenario)).toEqual(['CancellationFailure', failureType]);
    expect(await tripOf(owned)).toMatchObject({ status: 'Confirmed', cases: [{ kind: 'cancelRefused' }] });
    expect(await canceled(owned)).toEqual(['Canceled']);
    expect(await quoted(owned)).toMatchObject({ outcome: 'Canceled', policyKind: 'NonCancellable' });
  },
  LONG_MS,
);

test(
  'while nobody has answered yet, and once the first flight has left',
  async () => {
    const subject = 'cancel-pending';
    const checkout = await ready('one', ['basic', 'basic'], subject);
    const booking = pay(checkout, subject, 'flight-supplier-silent');
    const browser = await browserOf({ subject });
    const params = { checkoutId: checkout.checkoutId };
    const underWay = async () => (await product.call('getCheckout', browser, { params })).body.bookingId;
    await expect.poll(underWay, { timeout: 20_000 }).not.toBeNull();
    const pending = { subject, bookingId: (await underWay())! };
    expect(await quoted(pending)).toMatchObject({ outcome: 'BookingPending', policyKind: 'NonCancellable' });

    const owned = await ticketed(await booked('one', ['basic', 'basic']));
    const canceling = canceled(owned, 'flight-cancel-silent');
    const answer = async () => (await quoted(owned)).outcome;
    await expect.poll(answer, { timeout: 20_000 }).toBe('CancellationPending');
    expect((await quoted(owned)).policyKind).toBe('CancellationPending');
    expect(await canceling).toEqual(['Pending']);
    await booking;

    const last = await booked('one', ['basic', 'basic']);
    product.clock.set('2027-04-15T12:00:00.000Z' as Parameters<typeof product.clock.set>[0]);
    expect(await quoted(last)).toMatchObject({ outcome: 'Departed', policyKind: 'NonCancellable' });
  },
  LONG_MS,
);

test('all of them have been seen', () => {
  const missing = (all: readonly string[], those: ReadonlySet<string>) =>
    all.filter((each) => !those.has(each));
  expect(missing(FLIGHT_CANCEL_OUTCOMES, seen.outcomes)).toEqual([]);
  expect(missing(CANCEL_POLICY_KINDS, seen.policies)).toEqual([]);
  expect(missing(CANCEL_FAILURE_TYPES, seen.failures)).toEqual([]);
});
