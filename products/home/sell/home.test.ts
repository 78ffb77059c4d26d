/** The whole way of a home over HTTP: quoted, paid, shown, changed and canceled, by its own clock. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { formatMoney } from '@sojourn/domain/formats.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { receiptOf } from '@sojourn/server/modules/trips/receipts/build-receipt.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { TEST_TENANTS } from '@sojourn/server/testing/server.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testProducts } from '#testing/with-products.ts';
import { LIMOEIRO, PATIO, ROOFTOP, ROOFTOP_MINOR, TWO_ADULTS } from '../testing/home-market.ts';
import { type GuestOfHomes, guestOfHomes, nightsAt, type SomeStay } from '../testing/over-http.ts';
import type { HomeDetail } from '../wire/home-detail.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';

let product: TestProduct;
let maya: Browser;
let guest: GuestOfHomes;
beforeAll(async () => {
  product = await createTestProduct();
  const card = await product.giveCard('home-maya');
  maya = await product.signIn({ subject: 'home-maya' });
  guest = guestOfHomes(product, maya, card);
}, 120_000);
afterAll(() => product?.close());

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const receipt = (trip: HomeTripDetail) => {
  const tenant = TEST_TENANTS.find(({ id }) => id === 'consumer')!;
  return receiptOf(testProducts, trip, tenant, 'en', product.clock.now());
};

/** The first home of Lisbon that's booked at once and of which something holds. */
async function firstInstant(nights: number, holds: (detail: HomeDetail) => boolean): Promise<HomeDetail> {
  for (let at = 1; at <= 200; at++) {
    const detail = await guest.look(nightsAt(`hom_lisbon-pt-${at}`, nights));
    if (detail.offer && detail.home.booking === 'instant' && holds(detail)) return detail;
  }
  throw new Error('no such home');
}
/** The first stay that's too short for its home. */
async function firstRefused(stayAt: (homeId: string) => SomeStay): Promise<SomeStay> {
  for (let at = 1; at <= 200; at++) {
    const stay = stayAt(`hom_lisbon-pt-${at}`);
    const { violations } = await guest.look(stay);
    if (violations.length === 1 && violations[0]?.rule === 'minimumStay') return stay;
  }
  throw new Error('every home takes it');
}
const weekOff = ({ offer }: HomeDetail): number => offer?.price.discountBps ?? 0;

describe('one total', () => {
  test('a discounted week costs the same in results, on the page, at checkout and ever after', async () => {
    const detail = await firstInstant(7, (each) => weekOff(each) > 0);
    const { homeId } = detail.home;
    const stay = nightsAt(homeId, 7);
    const { checkIn, checkOut } = stay;
    const found = await guest.search({ checkIn, checkOut, filters: { homeIds: [homeId] } });
    const total = first(found.homes).total;
    expect(detail.offer?.price.total).toEqual(total);
    expect(detail.offer?.price.discount.amountMinor).toBeLessThan(0);
    const checkout = await guest.start([stay]);
    expect(checkout.quote.total).toEqual(total);
    expect(first(checkout.stays).price).toEqual(detail.offer?.price);
    const trip = await guest.book([stay]);
    expect([trip.total, trip.grandTotal, first(trip.stays).price.total]).toEqual([total, total, total]);
    const { sections } = receipt(trip);
    const lines = first(sections).lines;
    expect(lines.reduce((sum, { minor }) => sum + (minor ?? 0), 0)).toBe(total.amountMinor);
    expect(last(lines)).toMatchObject({ isTotal: true, amount: formatMoney(total, 'en') });
    const mail = testProducts.home.tripLetter(
      {
        told: { kind: 'bookingConfirmed', bookingId: trip.bookingId },
        createdAt: product.clock.now(),
      } as never,
      trip,
      { origin: 'https://travel.example', person: null } as never,
      { locale: 'en', texts: (await import('@sojourn/server/modules/platform/notify/texts/en.ts')).EN },
    );
    expect(JSON.stringify(mail.blocks)).toContain(formatMoney(total, 'en'));
  });

  test('a fee that nobody has to pay is in the total only once it’s chosen', async () => {
    const detail = await firstInstant(4, ({ home }) => home.optionalFees.length > 0);
    const checkout = await guest.start([nightsAt(detail.home.homeId, 4)]);
    expect(checkout.quote.total).toEqual(detail.offer?.price.total);
    const [fee] = checkout.optionalFees;
    if (!fee) throw new Error('no fee');
    const params = { checkoutId: checkout.checkoutId };
    const choose = async (chosen: (typeof fee.kind)[]) => {
      const { body } = await product.call('chooseHomeFees', maya, { params, input: { chosen } });
      if (body.kind !== 'Home') throw new Error(JSON.stringify(body));
      return body;
    };
    const withIt = await choose([fee.kind]);
    const lines = first(withIt.stays).price.fees;
    expect(lines.find(({ kind }) => kind === fee.kind)).toMatchObject({ isMandatory: false });
    expect(withIt.quote.total.amountMinor).toBeGreaterThanOrEqual(
      checkout.quote.total.amountMinor + fee.amount.amountMinor,
    );
    expect(withIt.priceChange).toBeNull();
    expect((await choose([])).quote.total).toEqual(checkout.quote.total);
  });
});

describe('booking', () => {
  test('the address and how to get in come with the confirmation, not before', async () => {
    const stay = nightsAt(ROOFTOP, 4);
    const ready = await guest.type(await guest.start([stay]), { message: 'We land at nine' });
    expect(JSON.stringify(ready)).not.toContain('"address"');
    const answer = await guest.pay(ready);
    if (answer.body.result !== 'Success') throw new Error(JSON.stringify(answer.body));
    const trip = await guest.trip(answer.body.bookingId);
    expect(trip).toMatchObject({
      status: 'Confirmed',
      total: usd(ROOFTOP_MINOR),
      guests: TWO_ADULTS,
      message: 'We land at nine',
      arrivals: [{ address: expect.any(String), phone: expect.stringMatching(/^\+/) }],
      tenders: [{ kind: 'UserCard', amount: usd(ROOFTOP_MINOR), state: 'captured' }],
    });
    expect(trip.supplierLocator).toBeTruthy();
    // The nights are gone
    const other = await guest.look(stay);
    expect(other.violations).toMatchObject([{ rule: 'blockedDates', why: 'taken' }]);
    const again = await guest.start([nightsAt(PATIO, 4)]);
    const repeated = await guest.pay(await guest.type(again, { duplicateAccepted: false }));
    expect(repeated.body).toMatchObject({ result: 'Failed', failure: { reason: 'DuplicateBooking' } });
  });

  test('a home whose host is asked first isn’t booked at once', async () => {
    const stay = nightsAt(LIMOEIRO, 5, date('2027-04-14'));
    const ready = await guest.type(await guest.start([stay]));
    expect(ready).toMatchObject({ booking: 'request', request: null });
    expect((await guest.pay(ready)).error?.code).toBe('HostIsAskedFirst');
  });

  test('dates that a rule forbids aren’t quoted', async () => {
    const refusalOf = async (stays: object[], party = TWO_ADULTS) => {
      const input = { product: 'Home', stays, party } as never;
      return (await product.call('startCheckout', maya, { input })).error?.code;
    };
    expect(await refusalOf([nightsAt(ROOFTOP, 4)])).toBe('NoAvailability');
    const short = await firstRefused((homeId) => nightsAt(homeId, 1));
    expect(await refusalOf([short])).toBe('DatesNotAvailable');
    expect(await refusalOf([nightsAt(PATIO, 4)], { ...TWO_ADULTS, adults: 16 })).toBe('PartyNotAccepted');
  });

  test('a stay in two homes is one booking: one total, both addresses, an entry for each', async () => {
    const may = date('2027-05-04');
    const [one, two] = [nightsAt(ROOFTOP, 3, may), nightsAt(PATIO, 3, date('2027-05-07'))];
    const [first3, last3] = [await guest.look(one), await guest.look(two)];
    const sum = [first3, last3].reduce(
      (total, { offer }) => total + (offer?.price.total.amountMinor ?? 0),
      0,
    );
    const trip = await guest.book([one, two]);
    expect(trip.total).toEqual(usd(sum));
    expect(trip.stays.map(({ homeId }) => homeId)).toEqual([ROOFTOP, PATIO]);
    expect(trip.arrivals.filter((arrival) => arrival !== null)).toHaveLength(2);
    const part = testProducts.home.calendarPart(trip, 'CONFIRMED', {
      locale: 'en',
      texts: (await import('@sojourn/server/modules/platform/notify/texts/en.ts')).EN,
    });
    expect(part.entries.map(({ uid }) => uid)).toEqual([trip.bookingId, `${trip.bookingId}-2`]);
    expect(trip.actions.change).toMatchObject({ available: false });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from bookings
      where booking_id = ${trip.bookingId}`.execute(product.effects.db);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('homes whose nights don’t follow each other aren’t one stay', async () => {
    const stays = [nightsAt(ROOFTOP, 2, date('2027-06-01')), nightsAt(PATIO, 2, date('2027-06-04'))];
    const input = { product: 'Home', stays, party: TWO_ADULTS } as never;
    expect((await product.call('startCheckout', maya, { input })).error).toMatchObject({
      code: 'InvalidInput',
      details: { fields: [{ path: 'stays.1.checkIn', problem: 'notNext' }] },
    });
  });
});

describe('afterwards', () => {
  /** Null where the host is asked before a stay changes. */
  async function shorten(trip: HomeTripDetail, nights: number): Promise<BookingChange | null> {
    const stay = first(trip.stays);
    const { checkIn, checkOut } = nightsAt(stay.homeId, nights, stay.checkIn);
    const ask = { kind: 'Home', checkIn, checkOut, party: TWO_ADULTS } as const;
    const params = { bookingId: trip.bookingId };
    const { body } = await product.call('requestChange', maya, { params, input: { ask } });
    const { changeId } = body;
    for (;;) {
      const { body: change } = await product.call('getChange', maya, { params: { ...params, changeId } });
      if (change.cost || change.failure) return change.failure ? null : change;
    }
  }

  test('a week shortened to six nights loses its discount and is shown to cost more', async () => {
    const june = date('2027-06-10');
    let change: BookingChange | null = null;
    for (let at = 1; at <= 400 && !change; at++) {
      const homeId = `hom_lisbon-pt-${at}`;
      const seven = await guest.look(nightsAt(homeId, 7, june));
      const six = await guest.look(nightsAt(homeId, 6, june));
      const isRise =
        seven.offer && six.offer && six.offer.price.total.amountMinor > seven.offer.price.total.amountMinor;
      if (isRise && seven.home.booking === 'instant')
        change = await shorten(await guest.book([nightsAt(homeId, 7, june)]), 6);
    }
    if (change?.detail?.kind !== 'Home') throw new Error('no week is cheaper than six nights');
    const { before, after } = change.detail;
    expect(before.discountBps).toBeGreaterThan(0);
    expect(after.discountBps).toBe(0);
    const riseMinor = after.total.amountMinor - before.total.amountMinor;
    expect(riseMinor).toBeGreaterThan(0);
    expect(change.cost?.due.amountMinor).toBeGreaterThanOrEqual(riseMinor);
  }, 60_000);

  test('canceled a minute before midnight at the home it’s free, at midnight it isn’t', async () => {
    const ofMidnight = ({ offer }: HomeDetail): boolean =>
      offer?.cancellation.steps[0]?.penaltyMinor === 0 &&
      offer.cancellation.steps[0].localUntil.endsWith('T00:00');
    const detail = await firstInstant(4, ofMidnight);
    const stay = nightsAt(detail.home.homeId, 4);
    const trip = await guest.book([stay]);
    const paid = trip.total.amountMinor;
    const steps = trip.cancellation.steps.filter(
      ({ until }) => until > plusSeconds(product.clock.now(), 90_000),
    );
    const { until } = first(steps);
    const later = steps[1]?.penaltyMinor ?? paid;
    const quoteAt = async (at: Instant) => {
      product.clock.set(at);
      const again = await product.signIn({ subject: 'home-maya' });
      const { body } = await product.call('quoteCancel', again, {
        params: { bookingId: trip.bookingId },
        input: {},
      });
      return { again, quote: body };
    };
    const before = await quoteAt(plusSeconds(until, -60));
    expect(before.quote).toMatchObject({ penalty: usd(0), refund: usd(paid) });
    const after = await quoteAt(until);
    expect(after.quote.penalty).toEqual(usd(later));
    expect(later).toBeGreaterThan(0);
  });
});
