/** Caps relative to the market, over HTTP: results, page, checkout, approval and replay agree. */

import { date } from '@sojourn/domain/dates.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import type { CarOffer } from '@sojourn/products/car/wire/car-search.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SAMPLE_RULES } from '#testing/admin-rows.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_OPERATOR_KEY } from '#testing/server.ts';

let product: TestProduct;
let company: TestCompany;
let tierId: string;
let daniel: Browser;
let maya: Browser;

const RULES = (percentOverMarket: number | undefined, isApprovalRequired = true) => ({
  ...UNRESTRICTED,
  ...SAMPLE_RULES,
  settings: { ...SAMPLE_RULES.settings, isApprovalRequired },
  hotels: {
    policies: [
      {
        allowedStarRatings: [1, 2, 3, 4, 5] as (1 | 2 | 3 | 4 | 5)[],
        maxPricePerNight: null,
        ...(percentOverMarket !== undefined && { percentOverMarket }),
      },
    ],
  },
  cars: {
    policies: [{ maxPricePerDay: null, ...(percentOverMarket !== undefined && { percentOverMarket }) }],
  },
});

beforeAll(async () => {
  // Cities with enough hotels that some are comparable
  product = await createTestProduct(undefined, undefined, 40_000);
  company = await createTestCompany(product);
  const { businessId } = company;
  const added = await product.call('addTier', company.admin, { input: { name: 'Market', rules: RULES(0) } });
  tierId = added.body.tierId;
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       tier_id)
     values ('business', $1, 'market-traveler', '{Traveler}', 'Non Financial User', false, $2)`,
    [businessId, tierId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  daniel = await product.signIn({ tenantId: 'business', subject: 'market-traveler' });
  await product.call('acknowledgeTerms', daniel, { input: { accepted: true } });
  maya = await product.signIn({ tenantId: 'consumer', subject: 'maya-of-market' });
}, 120_000);
afterAll(() => product?.close());

const NIGHTS = { checkIn: date('2027-04-15'), checkOut: date('2027-04-18') };
const ASK = { ...NIGHTS, area: { place: 'city:paris-fr' }, rooms: [{ adults: 2, childAges: [] }] };
const POLICY = { stars: [1, 2, 3, 4, 5], nightlyMaxMinor: null, percentOverMarket: 0 };

const pageOf = async (filters: object, offset = 0, who = daniel) => {
  const { body } = await product.call('searchStays', who, {
    input: { ...ASK, filters, sort: 'Price', limit: 50, offset },
  });
  const page = body.findLast((event) => event.type === 'page');
  if (page?.type !== 'page') throw new Error('no page');
  return page;
};
type Card = Awaited<ReturnType<typeof pageOf>>['stays'][number];
/** All of them, page by page. */
async function allOf(filters: object): Promise<Card[]> {
  const cards: Card[] = [];
  for (;;) {
    const { stays, total } = await pageOf(filters, cards.length);
    cards.push(...stays);
    if (cards.length >= total || stays.length === 0) return cards;
  }
}

const isFree = ({ offer }: Card) => offer.cancellation.type === 'FullyRefundable';
const nightly = ({ offer }: Card) => offer.price.nightlyDiscountAware.amountMinor;
function kmBetween(a: Card['position'], b: Card['position']): number {
  const [x, y] = [a, b].map(({ lat }) => (lat * Math.PI) / 180) as [number, number];
  const half =
    Math.sin((x - y) / 2) ** 2 + Math.cos(x) * Math.cos(y) * Math.sin(((a.lon - b.lon) * Math.PI) / 360) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}
/** What comparable stays cost, written plainly from what unfiltered searches answer. */
function naiveMedian(card: Card, cheapest: readonly Card[], refundable: readonly Card[]): number | null {
  const others = isFree(card) ? refundable : cheapest.filter((each) => !isFree(each));
  const prices = others
    .filter(({ stars, position }) => stars === card.stars && kmBetween(position, card.position) <= 3)
    .map(nightly)
    .sort((a, b) => a - b);
  if (prices.length < 5) return null;
  const middle = prices.length / 2;
  return prices.length % 2 === 1
    ? prices[Math.floor(middle)]!
    : Math.floor((prices[middle - 1]! + prices[middle]!) / 2);
}

it('results show and count what similar stays cost, as an unfiltered search says', async () => {
  const [cheapest, refundable] = [await allOf({}), await allOf({ freeCancellation: true })];
  const cards = await allOf({ policy: POLICY });
  expect(cards.length).toBe(cheapest.length);
  const expected = cards.map((card) => naiveMedian(card, cheapest, refundable));
  expect(cards.map(({ offer }) => offer.market?.median.amountMinor ?? null)).toEqual(expected);
  expect(expected.filter((median) => median !== null).length).toBeGreaterThan(10);

  const isIn = cards.filter((card, at) => expected[at] === null || nightly(card) <= (expected[at] ?? 0));
  expect((await pageOf({ policy: POLICY })).facets.inPolicy).toBe(isIn.length);
  expect(isIn.length).toBeLessThan(cards.length);
  const inPolicy = await allOf({ policy: POLICY, inPolicyOnly: true });
  expect(inPolicy.map(({ stayId }) => stayId).sort()).toEqual(isIn.map(({ stayId }) => stayId).sort());
}, 120_000);

it('page, checkout, approval and replay judge by what results showed, whatever changed since', async () => {
  const card = (await allOf({ policy: POLICY })).find(
    (each) => each.offer.market && nightly(each) > each.offer.market.median.amountMinor + 100,
  )!;
  // What is frozen holds: the market has moved
  await product.database.pool.query(
    `update comparable_prices set median_minor = median_minor - 7 where tenant_id = 'business'`,
  );
  const median = { amountMinor: card.offer.market!.median.amountMinor - 7, currency: 'USD' };
  const { stayId } = card;
  const again = (await pageOf({ policy: POLICY, stayIds: [stayId] })).stays[0]!;
  expect(again.offer.market!.median).toEqual(median);
  const { body: stay } = await product.call('getStay', daniel, {
    input: { stayId: stayId as never, ...NIGHTS, rooms: ASK.rooms },
  });
  const rates = stay.rooms.flatMap((room) => room.rates);
  const rate = rates.find(
    ({ price, roomProductVariant }) =>
      price.nightlyDiscountAware.amountMinor === nightly(card) &&
      (roomProductVariant.cancellationPolicy.type === 'FullyRefundable') === isFree(card),
  )!;
  expect(rate.market).toEqual(again.offer.market);

  const input = {
    product: 'Hotel',
    stayId: stayId as never,
    rateId: rate.rateId,
    ...NIGHTS,
    rooms: ASK.rooms,
  } as const;
  const refused = await product.call('startCheckout', daniel, { input });
  const market = { ...again.offer.market!, percentOver: 0 };
  const broken = [{ rule: 'pricePerNight', limit: median, actual: rate.price.nightlyDiscountAware, market }];
  expect(refused.error?.code).toBe('OutOfPolicy');
  expect(
    (refused.error as never as { details: { policy: object } }).details?.policy ?? refused.error,
  ).toMatchObject({ broken });
  const { body: checkout } = await product.call('startCheckout', daniel, {
    input: { ...input, policyReason: { reason: 'noneInPolicy' } },
  });
  expect(checkout).toMatchObject({ quote: { market: again.offer.market } });
  const { body: approval } = await product.call('getApprovalPlan', daniel, {
    params: { checkoutId: checkout.checkoutId },
  });
  expect(approval.plan?.broken).toEqual(broken);

  // What comparable stays cost is the quote's, also once nothing is frozen anymore
  await product.database.pool.query('delete from comparable_prices');
  const replay = async (percent: number | undefined) =>
    (
      await product.call('replayTier', company.admin, {
        params: { tierId },
        input: { rules: RULES(percent) },
      })
    ).body;
  expect(await replay(0)).toMatchObject({ total: 1, after: { in: 0, out: 1 } });
  expect(await replay(undefined)).toMatchObject({ before: { out: 1 }, after: { in: 1, out: 0 } });
  expect(await replay(300)).toMatchObject({ after: { in: 1, out: 0 } });
}, 60_000);

const RENTAL = { pickUp: '2027-04-15T10:00', dropOff: '2027-04-18T10:00', driverAge: 40 } as never as {
  pickUp: never;
  dropOff: never;
  driverAge: number;
};
async function carsFor(filters: object, who = daniel) {
  const offers: CarOffer[] = [];
  for (;;) {
    const { body } = await product.call('searchCars', who, {
      input: { ...RENTAL, pickUpPlace: { place: 'airport:CDG' }, filters, limit: 50, offset: offers.length },
    });
    const page = body.findLast((event) => event.type === 'page');
    if (page?.type !== 'page') throw new Error('no page');
    offers.push(...page.offers);
    if (offers.length >= page.total || page.offers.length === 0) return { offers, facets: page.facets };
  }
}

it('cars are compared by class; list, page and checkout agree', async () => {
  const policy = { perDayMaxMinor: null, percentOverMarket: 0 };
  const { offers: all } = await carsFor({});
  const { offers, facets } = await carsFor({ policy });
  const medianOf = (carClass: string): number | null => {
    const prices = all
      .filter(({ car }) => car.carClass === carClass)
      .map(({ perDay }) => perDay.amountMinor)
      .sort((a, b) => a - b);
    const at = prices.length / 2;
    if (prices.length < 5) return null;
    return prices.length % 2 ? prices[Math.floor(at)]! : Math.floor((prices[at - 1]! + prices[at]!) / 2);
  };
  expect(offers.map(({ market }) => market?.median.amountMinor ?? null)).toEqual(
    offers.map(({ car }) => medianOf(car.carClass)),
  );
  const isIn = offers.filter(
    ({ market, perDay }) => !market || perDay.amountMinor <= market.median.amountMinor,
  );
  expect(facets.inPolicy).toBe(isIn.length);
  const over = offers.find(({ market, perDay }) => market && perDay.amountMinor > market.median.amountMinor)!;
  expect(over).toBeDefined();

  const rental = { ...RENTAL, carId: over.carId, dropOffDesk: null };
  const { body: car } = await product.call('getCar', daniel, { input: rental });
  expect(car.market).toEqual(over.market);
  const input = { product: 'Car', ...rental, payWay: car.now ? 'now' : 'desk' } as const;
  expect((await product.call('startCheckout', daniel, { input })).error?.code).toBe('OutOfPolicy');
  const { body: checkout } = await product.call('startCheckout', daniel, {
    input: { ...input, policyReason: { reason: 'noneInPolicy' } },
  });
  expect(checkout).toMatchObject({ quote: { market: over.market } });
}, 60_000);

it('nothing is compared on the consumer site, whatever a search asks for', async () => {
  const { stays } = await pageOf({ policy: POLICY }, 0, maya);
  expect(stays.filter(({ offer }) => offer.market)).toEqual([]);
  const { offers } = await carsFor({ policy: { perDayMaxMinor: null, percentOverMarket: 0 } }, maya);
  expect(offers.filter(({ market }) => market)).toEqual([]);
  const { body } = await product.call('getStay', maya, {
    input: { stayId: stays[0]!.stayId as never, ...NIGHTS, rooms: ASK.rooms },
  });
  expect(body.rooms.flatMap((room) => room.rates).filter(({ market }) => market)).toEqual([]);
  const { rows } = await product.database.pool.query(
    `select count(*)::int as count from comparable_prices where tenant_id = 'consumer'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
}, 60_000);
