/** Homes found and booked for journeys that begin with a checkout or a trip. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import { addDays, type CalendarDate } from '@sojourn/domain/dates.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { HomeCheckout } from '@sojourn/products/home/wire/home-checkout.ts';
import type { HomeDetail } from '@sojourn/products/home/wire/home-detail.ts';
import type { HomeCard, HomeSearchEvent } from '@sojourn/products/home/wire/home-search.ts';
import type { Locator } from 'playwright-core';
import { askText, callApi } from '../call-api.ts';
import { lastPage } from '../open-checkout.ts';
import { readAmount } from '../read-amount.ts';
import type { Visit } from '../visit.ts';

type Nights = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };
type StayAt = Nights & { readonly homeId: string };

const PARTY = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };

/** Nights from a day ahead on. */
export const nightsAhead = (days: number, nights = 4): Nights => {
  const checkIn = dayAhead(days) as CalendarDate;
  return { checkIn, checkOut: addDays(checkIn, nights) };
};

const ask = async <Answer>(
  { home, portal }: Visit,
  path: string,
  input: unknown,
  method = 'POST',
  headers = {},
) => JSON.parse(await askText(home, portal, { method, path, input, headers })) as Answer;

/** Homes of Lisbon that are booked at once for two, the cheapest first. */
async function findHomes(visit: Visit, nights: Nights, filters = {}): Promise<readonly HomeCard[]> {
  const text = await askText(visit.home, visit.portal, {
    method: 'POST',
    path: '/homes/search',
    input: {
      area: { place: 'city:lisbon-pt' },
      ...nights,
      party: PARTY,
      filters: { booking: 'instant', ...filters },
      sort: 'Price',
      limit: 50,
    },
  });
  return lastPage<HomeSearchEvent>(text)?.homes ?? [];
}

/** What a home costs for nights, or that it can't be had. */
export const homeAt = (visit: Visit, stay: StayAt): Promise<HomeDetail> =>
  ask(visit, '/homes/detail', { ...stay, party: PARTY });

/** The first home of a search that fits. */
export async function findHome(
  visit: Visit,
  nights: Nights,
  fits: (home: HomeCard, detail: HomeDetail) => boolean | Promise<boolean> = () => true,
  filters = {},
): Promise<HomeDetail & StayAt> {
  const found = await findHomes(visit, nights, filters);
  for (const home of found) {
    const detail = await homeAt(visit, { homeId: home.homeId, ...nights });
    if (detail.offer && (await fits(home, detail))) return { ...detail, ...nights, homeId: home.homeId };
  }
  throw new Error(`none of ${found.length} homes fits from ${nights.checkIn} to ${nights.checkOut}`);
}

/** The first home of a search whose host is asked before it's booked. */
export const findRequestHome = (visit: Visit, nights: Nights): Promise<StayAt> =>
  findHome(visit, nights, () => true, { booking: 'request' });

const startCheckout = (visit: Visit, stays: readonly StayAt[]): Promise<HomeCheckout> =>
  ask(visit, '/checkouts', {
    product: 'Home',
    stays: stays.map(({ homeId, checkIn, checkOut }) => ({ homeId, checkIn, checkOut })),
    party: PARTY,
    policyReason: { reason: 'noneInPolicy' },
  });

/** Two homes of one supplier of which one follows the other, as a split stay of the results. */
export async function findSplit(visit: Visit, days: number): Promise<[StayAt, StayAt]> {
  const { homeId, checkIn, checkOut } = await findHome(visit, nightsAhead(days, 2));
  const first = { homeId, checkIn, checkOut };
  const nights = nightsAhead(days + 2, 3);
  const second = await findHome(visit, nights, async ({ homeId: other }) => {
    if (other === homeId) return false;
    const stays = [first, { homeId: other, ...nights }];
    // Homes of two suppliers are no one booking
    return startCheckout(visit, stays).then(
      () => true,
      () => false,
    );
  });
  return [first, { homeId: second.homeId, ...nights }];
}

/** Ends on the checkout, drawn. */
export async function openHomeCheckout(visit: Visit, stays: readonly StayAt[]): Promise<HomeCheckout> {
  const { page, words, open } = visit;
  const started = await startCheckout(visit, stays);
  await open(`/checkout/${started.checkoutId}`);
  await page.getByRole('heading', { level: 1, name: words.text('home.checkout.title') }).waitFor();
  return started;
}

const homeFields = ({ page, words }: Visit) => ({
  firstName: page.getByLabel(words.text('checkout.field.firstName'), { exact: true }),
  lastName: page.getByLabel(words.text('checkout.field.lastName'), { exact: true }),
  phone: page.getByLabel(words.like('checkout.field.phone')),
  message: page.getByRole('textbox', { name: words.within('home.checkout.message') }),
  rules: page.getByRole('checkbox', { name: words.startOf('home.checkout.rules.accept') }),
  terms: page.getByRole('checkbox', { name: words.startOf('home.checkout.agree.label') }),
});

export const MESSAGE = 'Nous arrivons le matin, en train.';

/** Types everything, and waits until the server has it. */
export async function fillHome(visit: Visit): Promise<void> {
  const { page, words } = visit;
  const fields = homeFields(visit);
  await fields.firstName.fill('Adaeze');
  await fields.lastName.fill('Bello');
  await fields.phone.fill('+1 617 555 0187');
  await fields.message.fill(MESSAGE);
  await fields.rules.check();
  const cards = page.getByRole('radio', { name: words.startOf('checkout.pay.ending') });
  await cards.and(page.locator(':enabled')).first().check();
  await fields.terms.check();
  await page.getByText(words.text('checkout.save.saved'), { exact: true }).waitFor();
}

export const payHomeButton = ({ page, words, isPhone }: Visit): Locator =>
  page.getByRole('button', {
    name: isPhone ? words.text('checkout.pay.short') : words.like('checkout.pay.button'),
    exact: true,
  });

export const amountOfHome = (visit: Visit): Promise<number> =>
  readAmount(visit.isPhone ? visit.page.locator('.price-bar .money-m') : payHomeButton(visit));

/** Pays and reads the confirmation; ends on the trip. */
export async function payHome(visit: Visit): Promise<string> {
  const { page, words } = visit;
  await payHomeButton(visit).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+\?booked=1$/);
  await page.getByText(words.text('home.trip.booked.title')).waitFor();
  return /bkg_[^/?]+/.exec(page.url())?.[0] ?? '';
}

/** A booking as the pages make it, but without walking through them; its id. */
export async function bookHome(visit: Visit, stays: readonly StayAt[]): Promise<string> {
  const { checkoutId } = await startCheckout(visit, stays);
  const path = `/checkouts/${checkoutId}`;
  const cards = await ask<{ value: { paymentId: string }[] }>(visit, '/paymentMethods/list', {}, 'PUT');
  const draft = {
    guest: { firstName: 'Maya', lastName: 'Okafor' },
    message: MESSAGE,
    rulesAccepted: true,
    // Whatever the person has booked by then
    duplicateAccepted: true,
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    offerId: null,
    credits: [],
    miles: [],
    paymentId: cards.value[0]?.paymentId,
    termsAccepted: true,
  };
  const saved = await ask<Checkout>(visit, path, draft, 'PATCH');
  const { lines, cardMinor } = saved.payment.plan;
  const input = {
    quoteId: saved.quote.quoteId,
    totalMinor: saved.quote.total.amountMinor,
    cardMinor,
    tenders: lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor })),
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await ask<{ bookingId?: string }>(visit, `${path}/book`, input, 'POST', key);
  if (!answer.bookingId) throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}

/** A booked home whose host lets it be changed to end on another day: some don't. */
export async function bookChangeable(
  visit: Visit,
  nights: Nights,
  checkOut: CalendarDate,
  fits: (home: HomeCard, detail: HomeDetail) => boolean | Promise<boolean>,
): Promise<string> {
  let booked: string | null = null;
  await findHome(
    visit,
    nights,
    async (home, detail) => {
      if (!(await fits(home, detail))) return false;
      const bookingId = await bookHome(visit, [{ homeId: home.homeId, ...nights }]);
      const stay = { kind: 'Home', checkIn: nights.checkIn, checkOut, party: PARTY };
      const path = `/trips/${bookingId}/changes`;
      let change = await ask<BookingChange>(visit, path, { ask: stay });
      while (!change.cost && !change.failure) {
        await visit.home.waitForTimeout(300);
        const { body } = await callApi(visit.home, 'GET', `${path}/${change.changeId}`);
        change = body as BookingChange;
      }
      if (change.cost) booked = bookingId;
      return booked !== null;
    },
    { freeCancellation: true },
  );
  if (booked === null) throw new Error('no host lets a stay be changed');
  return booked;
}
