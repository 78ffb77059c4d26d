/** Caps relative to the market for flights, over HTTP: each step, review, checkout and replay agree. */

import { date } from '@sojourn/domain/dates.ts';
import { UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import type { Cabin, FareClass } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { openRows } from '@sojourn/products/flight/sell/search/testing/open-rows.ts';
import type { FlightOption } from '@sojourn/products/flight/wire/flight-search.ts';
import type { ChosenSlice, FareOffer } from '@sojourn/products/flight/wire/flights.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_RULES } from '#testing/admin-rows.ts';
import { createTestCompany, type TestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_OPERATOR_KEY } from '#testing/server.ts';

// Hundreds of rows are opened one by one
vi.setConfig({ testTimeout: 60_000 });

let product: TestProduct;
let company: TestCompany;
let tierId: string;
let daniel: Browser;
let maya: Browser;

const CLASSES: FareClass[] = ['basic', 'standard', 'enhanced', 'premium', 'luxury'];
const CABIN_OF: Record<FareClass, Cabin> = {
  basic: 'economy',
  standard: 'economy',
  enhanced: 'economy',
  premium: 'premium',
  luxury: 'business',
};
const PERCENT = 20;
const flightRules = (percentOverMarket: number | undefined, most: number | null = null) =>
  (['Short', 'Long'] as const).map((duration) => ({
    duration,
    maxPriceForOneWay: most === null ? null : { amountMinor: most, currency: 'USD' as const },
    maxPriceForRoundTrip: most === null ? null : { amountMinor: most, currency: 'USD' as const },
    allowedFareClasses: CLASSES,
    ...(percentOverMarket !== undefined && { percentOverMarket }),
  }));
const RULES = (percent: number | undefined, most: number | null = null) => ({
  ...UNRESTRICTED,
  ...SAMPLE_RULES,
  settings: { ...SAMPLE_RULES.settings, isApprovalRequired: true },
  flights: { policies: flightRules(percent, most) },
});

beforeAll(async () => {
  product = await createTestProduct();
  company = await createTestCompany(product);
  const { businessId } = company;
  const added = await product.call('addTier', company.admin, {
    input: { name: 'Market', rules: RULES(PERCENT) },
  });
  tierId = added.body.tierId;
  await product.database.pool.query(
    `insert into business_members (tenant_id, business_id, subject, roles, issuer_role, can_view_admin,
       tier_id)
     values ('business', $1, 'market-flyer', '{Traveler}', 'Non Financial User', false, $2)`,
    [businessId, tierId],
  );
  await product.call('changeCompany', null, {
    params: { businessId },
    input: { tenantId: 'business', change: { action: 'goLive' } },
    headers: { authorization: `Bearer ${TEST_OPERATOR_KEY}` },
  });
  daniel = await product.signIn({ tenantId: 'business', subject: 'market-flyer' });
  await product.call('acknowledgeTerms', daniel, { input: { accepted: true } });
  maya = await product.signIn({ tenantId: 'consumer', subject: 'maya-of-flights' });
}, 120_000);
afterAll(() => product?.close());
beforeEach(async () => {
  await product.database.pool.query('delete from comparable_prices');
});

const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
const sliceOf = (text: string) => {
  const [origin = '', destination = '', day = ''] = text.split(' ');
  return { origin, destination, date: date(day) };
};
const limits = (percentOverMarket: number | undefined, perAdultMaxMinor: number | null = null) => ({
  fareClasses: CLASSES,
  perAdultMaxMinor,
  ...(percentOverMarket !== undefined && { percentOverMarket }),
});
const policyOf = (percent: number | undefined, most: number | null = null) => ({
  longAboveMinutes: null,
  short: limits(percent, most),
  long: limits(percent, most),
});
const POLICY = policyOf(PERCENT);

type Requested = {
  readonly chosen?: ChosenSlice[];
  readonly filters?: object;
  readonly who?: Browser;
  readonly passengers?: typeof ADULT;
  readonly scenario?: string;
  readonly nearby?: boolean;
  readonly limit?: number;
  /** How many of the found rows are opened; all when left out. */
  readonly opens?: number;
};
async function pageOf(trip: readonly string[], requested: Requested = {}) {
  const { who = daniel, chosen = [], filters = { policy: POLICY }, passengers = ADULT, nearby } = requested;
  const trips = { slices: trip.map(sliceOf), passengers, chosen, filters, ...(nearby && { nearby }) };
  const search = { ...trips, sort: 'price' as const };
  const headers = requested.scenario && { headers: { 'x-scenario': requested.scenario } };
  const { body, status, error } = await product.call('searchFlights', who, {
    input: { ...search, limit: requested.limit ?? 200 },
    ...headers,
  });
  expect(status, JSON.stringify(error)).toBe(200);
  const page = body.findLast((event) => event.type === 'page');
  if (page?.type !== 'page') throw new Error('no page');
  const options = await openRows(page.options.slice(0, requested.opens), (sliceId) =>
    product.call('getFlightOption', who, { input: { ...search, sliceId }, ...headers }),
  );
  return { ...page, rows: page.options, options };
}

const OUT = 'BOS LIS 2027-04-14';
const BACK = 'LIS BOS 2027-04-24';
const faresIn = ({ fares }: FlightOption, cabin: Cabin) =>
  fares.filter(({ fareClass }) => CABIN_OF[fareClass] === cabin);
const middleOf = (all: readonly number[]): number => {
  const prices = [...all].sort((a, b) => a - b);
  const at = prices.length / 2;
  return prices.length % 2 ? prices[Math.floor(at)]! : Math.floor((prices[at - 1]! + prices[at]!) / 2);
};
/** The lowest price of one adult in a cabin of each flight, as an unfiltered search shows them. */
const lowestIn = (options: readonly FlightOption[], cabin: Cabin): number[] =>
  options.flatMap((option) => {
    const prices = faresIn(option, cabin).map(({ perAdult }) => perAdult.amountMinor);
    return prices.length > 0 ? [Math.min(...prices)] : [];
  });
const marketOf = (fare: FareOffer) => fare.market ?? null;
const isOver = (fare: FareOffer, percent = PERCENT): boolean =>
  fare.market !== undefined &&
  fare.perAdult.amountMinor > Math.floor((fare.market.median.amountMinor * (100 + percent)) / 100);
const allowed = (options: readonly FlightOption[], percent = PERCENT) =>
  options.filter(({ fares }) => fares.some((fare) => !isOver(fare, percent)));

describe('one way', () => {
  it('the median is that of the cheapest fare of the cabin of every flight, unfiltered', async () => {
    const { options: all, total } = await pageOf([OUT], { filters: {} });
    expect(all.length).toBe(total);
    const { options } = await pageOf([OUT]);
    expect(options.length).toBe(total);
    for (const cabin of ['economy', 'premium', 'business'] as const) {
      const prices = lowestIn(all, cabin);
      const expected =
        prices.length < 5
          ? null
          : { median: { amountMinor: middleOf(prices), currency: 'USD' }, count: prices.length };
      const shown = options.flatMap((option) => faresIn(option, cabin)).map(marketOf);
      expect(shown).toEqual(shown.map(() => expected));
    }
    expect(lowestIn(all, 'economy').length).toBeGreaterThan(10);
  });

  it('counts and filters by it, and no filter, sort or page changes what is compared', async () => {
    const { options, facets, total } = await pageOf([OUT]);
    const within = allowed(options);
    expect(facets.inPolicy.count).toBe(within.length);
    expect(within.length).toBeGreaterThan(0);
    const strict = policyOf(0);
    const { options: half } = await pageOf([OUT], { filters: { policy: strict, inPolicyOnly: true } });
    expect(half.length).toBeLessThan(total);
    expect(half.map(({ slice }) => slice.sliceId).sort()).toEqual(
      allowed(options, 0)
        .map(({ slice }) => slice.sliceId)
        .sort(),
    );
    for (const { fares } of half) for (const fare of fares) expect(fare.fits).toBe(!isOver(fare, 0));

    const median = options[0]!.fares[0]!.market;
    const filters = [{ stops: 'none' }, { airlines: ['TP'] }, { refundable: true }, { maxMinutes: 600 }];
    for (const filter of filters) {
      const { options: some } = await pageOf([OUT], { filters: { ...filter, policy: POLICY }, limit: 3 });
      for (const option of some)
        for (const fare of faresIn(option, 'economy')) expect(fare.market).toEqual(median);
    }
  });

  it('with the fixed cap, the lower one of both holds', async () => {
    const { options } = await pageOf([OUT]);
    const fare = faresIn(options[0]!, 'economy')[0]!;
    const most = fare.perAdult.amountMinor;
    const { facets } = await pageOf([OUT], { filters: { policy: policyOf(PERCENT, most) } });
    const within = options.filter(({ fares }) =>
      fares.some((each) => !isOver(each) && each.perAdult.amountMinor <= most),
    );
    expect(facets.inPolicy.count).toBe(within.length);
  });

  it('a city is compared as each of its airports, and what is near with its own city', async () => {
    const city = await pageOf(['NYC LON 2027-05-06'], { opens: 1 });
    const airport = await pageOf(['JFK LON 2027-05-06'], { opens: 1 });
    const economy = ({ options }: typeof city) => faresIn(options[0]!, 'economy')[0]!.market!;
    expect(economy(airport)).toEqual(economy(city));
    const near = await pageOf(['JFK LON 2027-05-06'], { nearby: true, opens: 60 });
    for (const option of near.options) {
      const from = option.slice.segments[0]!.origin.locationCode;
      if (!['JFK', 'LGA', 'EWR'].includes(from)) continue;
      for (const fare of faresIn(option, 'economy')) expect(fare.market).toEqual(economy(city));
    }
  });
});

describe('a round trip', () => {
  const trip = [OUT, BACK];
  it('before the return is chosen, it is compared in the cabin of the way out, as its price is', async () => {
    const { options: all } = await pageOf(trip, { filters: {} });
    const { options, facets } = await pageOf(trip);
    expect(facets.inPolicy.count).toBe(allowed(options).length);
    const medianOf = (found: readonly FlightOption[], cabin: Cabin) =>
      found.flatMap((option) => faresIn(option, cabin))[0]?.market?.median.amountMinor ?? Number.NaN;
    // What the median return adds to the least
    expect(medianOf(options, 'economy') - middleOf(lowestIn(all, 'economy'))).toBeGreaterThan(0);
    for (const cabin of ['economy', 'business'] as const) {
      const out = options.find((option) => faresIn(option, cabin).length > 0)!;
      const { fareClass } = faresIn(out, cabin)[0]!;
      const chosen = [{ sliceId: out.slice.sliceId, fareClass }];
      const { options: backs } = await pageOf(trip, { chosen });
      expect(medianOf(backs, cabin)).toBe(medianOf(options, cabin));
    }
  });

  it('the step, the review, the checkout and a replay judge the same trip by the same number', async () => {
    const { options: outs } = await pageOf(trip, { opens: 1 });
    const out = outs[0]!;
    const chosen = [{ sliceId: out.slice.sliceId, fareClass: out.shown }];
    const { options: backs, facets } = await pageOf(trip, { chosen });
    expect(facets.inPolicy.count).toBe(allowed(backs).length);
    const over = backs
      .flatMap(({ slice, fares }) => fares.map((fare) => ({ slice, fare })))
      .find(({ fare }) => isOver(fare) && CABIN_OF[fare.fareClass] === 'economy')!;
    expect(over).toBeDefined();
    const economy = faresIn(out, 'economy')[0]!;
    expect(over.fare.market).toEqual(economy.market);

    // The market moves; what was shown is frozen
    await product.database.pool.query('update comparable_prices set median_minor = median_minor - 7');
    const market = {
      ...over.fare.market!,
      median: { amountMinor: over.fare.market!.median.amountMinor - 14, currency: 'USD' },
    };
    const slices = [...chosen, { sliceId: over.slice.sliceId, fareClass: over.fare.fareClass }];
    const { body: review } = await product.call('reviewFlights', daniel, {
      input: { slices, passengers: ADULT },
    });
    expect(review.market).toEqual(market);
    const sameClass = review.upgrades[1]!.find(({ fareClass }) => fareClass === over.fare.fareClass)!;
    expect(sameClass.market).toEqual(market);
    const other = review.upgrades[1]!.find(({ fareClass }) => CABIN_OF[fareClass] === 'business');
    expect(other?.market?.median.amountMinor ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
      market.median.amountMinor,
    );

    const input = { product: 'Flight' as const, slices, passengers: ADULT };
    const actual = over.fare.perAdult;
    const limit = {
      amountMinor: Math.floor((market.median.amountMinor * (100 + PERCENT)) / 100),
      currency: 'USD',
    };
    const broken = [{ rule: 'roundTripPrice', limit, actual, market: { ...market, percentOver: PERCENT } }];
    const refused = await product.call('startCheckout', daniel, { input });
    expect(refused.error?.code).toBe('OutOfPolicy');
    expect((refused.error as never as { details: { policy: object } }).details.policy).toMatchObject({
      broken,
    });
    const { body: checkout } = await product.call('startCheckout', daniel, {
      input: { ...input, policyReason: { reason: 'noneInPolicy' } },
    });
    expect(checkout).toMatchObject({ quote: { market } });
    const { checkoutId } = checkout;
    const { body: approval } = await product.call('getApprovalPlan', daniel, { params: { checkoutId } });
    expect(approval.plan?.broken).toEqual(broken);

    // Chosen extras are quoted again: what's comparable stays
    await product.database.pool.query('delete from comparable_prices');
    const { body: again } = await product.call('chooseExtras', daniel, {
      params: { checkoutId },
      input: { seats: [], bags: [{ slice: 0, traveler: 0, pieces: 1 }] },
    });
    expect(again.quote.market).toEqual(market);

    const replay = async (percent: number | undefined) =>
      (
        await product.call('replayTier', company.admin, {
          params: { tierId },
          input: { rules: RULES(percent) },
        })
      ).body;
    expect(await replay(PERCENT)).toMatchObject({ after: { in: 0, out: 1 } });
    expect(await replay(undefined)).toMatchObject({ before: { out: 1 }, after: { in: 1, out: 0 } });
    expect(await replay(300)).toMatchObject({ after: { in: 1, out: 0 } });
  });
});

/** The first fare in economy that's over the market's cap, of flights that are on sale. */
async function overFare() {
  const { options } = await pageOf([OUT]);
  const found = options
    .flatMap(({ slice, fares }) => fares.map((fare) => ({ sliceId: slice.sliceId, fare })))
    .find(({ fare }) => isOver(fare) && CABIN_OF[fare.fareClass] === 'economy');
  if (!found) throw new Error('everything is in policy');
  return { ...found, slices: [{ sliceId: found.sliceId, fareClass: found.fare.fareClass }] };
}

it('where a supplier is silent nothing is compared or frozen, and only the fixed cap holds', async () => {
  const { slices } = await overFare();
  await product.database.pool.query('delete from comparable_prices');
  const scenario = 'flight-supplier-timeout';
  const { rows: found, options, facets, total } = await pageOf([OUT], { scenario, opens: 3 });
  const fares = [...found.map(({ fare }) => fare), ...options.flatMap((option) => option.fares)];
  expect(fares.filter(({ market }) => market)).toEqual([]);
  expect(facets.inPolicy.count).toBe(total);
  const { body, error } = await product.call('startCheckout', daniel, {
    input: { product: 'Flight', slices, passengers: ADULT },
    headers: { 'x-scenario': scenario },
  });
  expect(error).toBeNull();
  expect(body.quote).not.toHaveProperty('market');
  const { rows } = await product.database.pool.query('select count(*)::int as count from comparable_prices');
  expect(rows).toEqual([{ count: 0 }]);
}, 60_000);

it('a price that rose since the search is compared with what was comparable then', async () => {
  const { sliceId, slices, fare } = await overFare();
  const scenario = 'flight-price-rise';
  for (const flight of sliceId.split('~')) {
    const [number, day, from, to] = flight.split('.');
    await product.database.pool.query(
      `insert into market.flight_moves (scenario, flight, day, per_mille, until)
       values ($1, $2, $3, 80, '2028-01-01')`,
      [scenario, `${number}.${from}.${to}`, day],
    );
  }
  const { body, error } = await product.call('startCheckout', daniel, {
    input: {
      product: 'Flight',
      slices,
      passengers: ADULT,
      shownTotalMinor: fare.total.amountMinor,
      policyReason: { reason: 'schedule' },
    },
    headers: { 'x-scenario': scenario },
  });
  expect(error).toBeNull();
  expect(body.quote.total.amountMinor).toBeGreaterThan(fare.total.amountMinor);
  expect(body).toMatchObject({ quote: { market: fare.market } });
});

it('several cities: each slice is compared with its own, and no step says another number', async () => {
  const trip = ['BOS LIS 2027-04-14', 'LIS FCO 2027-04-18', 'FCO BOS 2027-04-22'];
  const chosen: ChosenSlice[] = [];
  const medians: (number | undefined)[] = [];
  for (const _ of trip) {
    const { options } = await pageOf(trip, { chosen: [...chosen], opens: 20 });
    const option = options.find((each) => faresIn(each, 'economy').length > 0)!;
    const fare = faresIn(option, 'economy')[0]!;
    medians.push(fare.market?.median.amountMinor);
    chosen.push({ sliceId: option.slice.sliceId, fareClass: fare.fareClass });
  }
  const { body: review } = await product.call('reviewFlights', daniel, {
    input: { slices: chosen, passengers: ADULT },
  });
  expect(medians[0]).toBeGreaterThan(0);
  expect([...medians, review.market?.median.amountMinor]).toEqual([
    medians[0],
    medians[0],
    medians[0],
    medians[0],
  ]);
});

it('with too few flights in a cabin, nothing is compared and only the fixed cap holds', async () => {
  const { options } = await pageOf([OUT], { filters: {} });
  const few = (['premium', 'business'] as const).filter((cabin) => lowestIn(options, cabin).length < 5);
  const small = await pageOf(['BOS ACK 2027-04-14'], { filters: {} });
  expect(few.length + Number(small.total < 5)).toBeGreaterThan(0);
  const shown = await pageOf(['BOS ACK 2027-04-14']);
  expect(shown.options.flatMap(({ fares }) => fares).filter(({ market }) => market)).toEqual([]);
  expect(shown.facets.inPolicy.count).toBe(shown.total);
});

it('nothing is compared on the consumer site, whatever a search asks for', async () => {
  const { options } = await pageOf([OUT], { who: maya });
  expect(options.flatMap(({ fares }) => fares).filter(({ market }) => market)).toEqual([]);
  const { body } = await product.call('reviewFlights', maya, {
    input: { slices: [{ sliceId: options[0]!.slice.sliceId, fareClass: 'basic' }], passengers: ADULT },
  });
  expect(body).not.toHaveProperty('market');
  const { rows } = await product.database.pool.query(
    `select count(*)::int as count from comparable_prices where tenant_id = 'consumer'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
