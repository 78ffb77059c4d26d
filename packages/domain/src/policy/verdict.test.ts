/** Each judge against a second one, written plainly from the specification alone (A §3, §5, §9). */
import { carJudge, carPolicyLimits } from '@sojourn/products/car/rules/car-policy.ts';
import { isWithinPolicy } from '@sojourn/products/car/rules/sorts-and-filters.ts';
import { FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import {
  type FlightPolicyFacts,
  flightJudge,
  flightPolicyLimits,
} from '@sojourn/products/flight/rules/flight-policy.ts';
import { hotelJudge, ratesInPolicy, stayPolicyOf } from '@sojourn/products/hotel/rules/hotel-policy.ts';
import { STAR_RATINGS } from '@sojourn/products/hotel/rules/policy-tier.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { naiveCar, naiveFlight, naiveHotel } from './testing/naive-judges.ts';
import { ANY_TRIP, naiveMarketCap, someCents, someRules, someTrip } from './testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from './tier.ts';
import { lowestAt } from './trip-rules.ts';
import { complianceOf, overCap, verdictOf } from './verdict.ts';

const RUNS = 10_000;
const cap = fc.option(someCents);
const merged = <A, B>(a: fc.Arbitrary<A>, b: fc.Arbitrary<B>): fc.Arbitrary<A & B> =>
  fc.tuple(a, b).map(([one, other]) => ({ ...one, ...other }));
const listOf = <A>(policy: fc.Arbitrary<A>) => fc.array(policy, { maxLength: 2 });
const hotelPolicies = listOf(
  merged(
    fc.record({ allowedStarRatings: fc.subarray([...STAR_RATINGS]), maxPricePerNight: cap }),
    someRules({ maxPricePerNight: someCents }),
  ),
);
const carPolicies = listOf(
  merged(fc.record({ maxPricePerDay: cap }), someRules({ maxPricePerDay: someCents })),
);
const flightPolicies = fc.array(
  merged(
    fc.record({
      duration: fc.constantFrom('Short' as const, 'Long' as const),
      maxPriceForOneWay: cap,
      maxPriceForRoundTrip: cap,
      allowedFareClasses: fc.subarray([...FARE_CLASSES]),
    }),
    someRules({ maxPriceForOneWay: cap, maxPriceForRoundTrip: cap }),
  ),
  { maxLength: 3 },
);
/** Only with what the judge of one product reads: making all of it would take most of the time. */
const hotelTiers = hotelPolicies.map((policies): PolicyTier => ({ ...UNRESTRICTED, hotels: { policies } }));
const carTiers = carPolicies.map((policies): PolicyTier => ({ ...UNRESTRICTED, cars: { policies } }));
const flightTiers: fc.Arbitrary<PolicyTier> = fc
  .record({
    settings: fc.record({
      isApprovalRequired: fc.constant(false),
      enableLongFlights: fc.boolean(),
      minHoursForLongFlight: fc.integer({ min: 1, max: 12 }),
    }),
    flights: flightPolicies.map((policies) => ({ policies })),
  })
  .map((rules) => ({ ...UNRESTRICTED, ...rules }));
const tiers: fc.Arbitrary<PolicyTier> = fc
  .tuple(hotelPolicies, carPolicies, flightTiers)
  .map(([hotels, cars, tier]) => ({ ...tier, hotels: { policies: hotels }, cars: { policies: cars } }));
const flightFacts: fc.Arbitrary<FlightPolicyFacts> = merged(
  fc.record({
    slices: fc.array(
      fc.record({
        minutes: fc.integer({ min: 30, max: 900 }),
        stopoverMinutes: fc.integer({ min: 0, max: 300 }),
        fareClass: fc.constantFrom(...FARE_CLASSES),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    isRoundTrip: fc.boolean(),
    perTraveler: someCents,
  }),
  someTrip,
).map((facts) => ({ ...facts, isRoundTrip: facts.isRoundTrip && facts.slices.length === 2 }));

test('rooms: allowed stars and at most the cap of every policy', () => {
  fc.assert(
    fc.property(
      hotelTiers,
      someTrip,
      fc.integer({ min: 1, max: 5 }),
      someCents,
      (tier, trip, stars, perNight) => {
        const facts = { ...trip, stars, perNight };
        expect(hotelJudge(tier)(facts).isInPolicy).toBe(naiveHotel(tier, facts));
      },
    ),
    { numRuns: RUNS },
  );
});

test('cars: at most the daily cap', () => {
  fc.assert(
    fc.property(carTiers, someTrip, someCents, (tier, trip, perDay) => {
      const facts = { ...trip, perDay };
      expect(carJudge(tier)(facts).isInPolicy).toBe(naiveCar(tier, facts));
    }),
    { numRuns: RUNS },
  );
});

test('flights: classes and caps of the policies for their length', () => {
  fc.assert(
    fc.property(flightTiers, flightFacts, (tier, facts) => {
      expect(flightJudge(tier)(facts).isInPolicy).toBe(naiveFlight(tier, facts));
    }),
    { numRuns: RUNS },
  );
});

const under = (price: { amountMinor: number }, most: number | null) =>
  most === null || price.amountMinor <= most;

test('what searches count by is what a judge says', () => {
  fc.assert(
    fc.property(
      tiers,
      flightFacts,
      fc.integer({ min: 1, max: 5 }),
      someCents.filter(({ amountMinor }) => amountMinor > 0),
      (tier, trip, stars, price) => {
        const { slices, isRoundTrip, perTraveler, places } = trip;
        const codes = trip.suppliers.map(({ code }) => code);
        const isBlocked = (blocked: readonly string[] = []) => codes.some((code) => blocked.includes(code));

        // A hotel or a car has one supplier
        const one = { ...trip, suppliers: trip.suppliers.slice(0, 1) };
        const [company = ''] = codes;
        const stay = stayPolicyOf(tier, trip);
        const nightlyMax = stay.placeCaps ? lowestAt(stay.placeCaps, places) : stay.nightlyMaxMinor;
        const isStayIn =
          stay.stars.includes(stars) &&
          under(price, nightlyMax) &&
          price.amountMinor <= naiveMarketCap(stay, trip) &&
          !stay.blocked?.includes(company);
        expect(isStayIn).toBe(hotelJudge(tier)({ ...one, stars, perNight: price }).isInPolicy);

        const car = { company, places, perDayMinor: price.amountMinor, market: trip.market };
        expect(isWithinPolicy(carPolicyLimits(tier, trip), car)).toBe(
          carJudge(tier)({ ...one, perDay: price }).isInPolicy,
        );

        const shape = { isRoundTrip, sliceCount: slices.length };
        const { longAboveMinutes, short, long } = flightPolicyLimits(tier, shape, trip);
        const isLong = slices.some(
          ({ minutes, stopoverMinutes }) =>
            longAboveMinutes !== null && minutes - stopoverMinutes > longAboveMinutes,
        );
        const { fareClasses, perAdultMaxMinor, placeCaps, blocked, ...limits } = isLong ? long : short;
        const isIn =
          slices.every(({ fareClass }) => fareClasses.includes(fareClass)) &&
          under(perTraveler, placeCaps ? lowestAt(placeCaps, places) : perAdultMaxMinor) &&
          perTraveler.amountMinor <= naiveMarketCap(limits, trip) &&
          !isBlocked(blocked);
        // Before all slices are chosen a trip of several is judged by how many it will have
        const facts = { ...trip, sliceCount: slices.length };
        expect(isIn).toBe(flightJudge(tier)(facts).isInPolicy);
      },
    ),
    { numRuns: RUNS / 5 },
  );
});

test('nothing is out of policy where there are no rules', () => {
  fc.assert(
    fc.property(flightFacts, fc.integer({ min: 1, max: 5 }), someCents, (facts, stars, price) => {
      expect(flightJudge(UNRESTRICTED)(facts).isInPolicy).toBe(true);
      expect(hotelJudge(UNRESTRICTED)({ ...facts, stars, perNight: price }).isInPolicy).toBe(true);
      expect(carJudge(UNRESTRICTED)({ ...facts, perDay: price }).isInPolicy).toBe(true);
    }),
  );
});

test('a verdict names each rule with its limit and what the offer has', () => {
  const tier: PolicyTier = {
    ...UNRESTRICTED,
    hotels: { policies: [{ allowedStarRatings: [3, 4], maxPricePerNight: money(26_000) }] },
  };
  expect(hotelJudge(tier)({ ...ANY_TRIP, stars: 5, perNight: money(31_800) })).toEqual({
    isInPolicy: false,
    broken: [
      { rule: 'pricePerNight', limit: money(26_000), actual: money(31_800) },
      { rule: 'starRating', limit: [3, 4], actual: 5 },
    ],
  });
  expect(hotelJudge(tier)({ ...ANY_TRIP, stars: 4, perNight: money(26_000) }).broken).toEqual([]);
});

test('a slice is long by its time in the air, and exactly the limit is short', () => {
  const policy = { maxPriceForOneWay: null, maxPriceForRoundTrip: null };
  const tier: PolicyTier = {
    ...UNRESTRICTED,
    flights: {
      policies: [
        { ...policy, duration: 'Short', allowedFareClasses: ['basic'] },
        { ...policy, duration: 'Long', allowedFareClasses: FARE_CLASSES },
      ],
    },
  };
  const isIn = (minutes: number, stopoverMinutes: number) =>
    flightJudge(tier)({
      ...ANY_TRIP,
      slices: [{ minutes, stopoverMinutes, fareClass: 'premium' }],
      isRoundTrip: false,
      perTraveler: money(1),
    }).isInPolicy;
  expect([isIn(360, 0), isIn(361, 0), isIn(500, 140), isIn(501, 140)]).toEqual([false, true, false, true]);
});

test('of a room’s rates all, some or none are in policy; none where nobody is judged', () => {
  const policies = [{ allowedStarRatings: [4, 5] as const, maxPricePerNight: money(200) }];
  const tier = { ...UNRESTRICTED, hotels: { policies } };
  const rates = [100, 200, 300].map((minor) => ({ price: { nightlyDiscountAware: money(minor) } }));
  const facts = { ...ANY_TRIP, stars: 4 };
  expect([
    ratesInPolicy(tier, facts, rates.slice(0, 2)),
    ratesInPolicy(tier, facts, rates),
    ratesInPolicy(tier, facts, rates.slice(2)),
    ratesInPolicy(tier, { ...facts, stars: 3 }, rates),
    ratesInPolicy(UNRESTRICTED, facts, rates),
    ratesInPolicy(null, facts, rates),
  ]).toEqual(['all', 'some', 'none', 'none', 'all', 'none']);
});

test('all, some or none of the rates', () => {
  const out = verdictOf(overCap('pricePerDay', { limit: money(1), rule: null }, money(2)));
  const isIn = verdictOf([]);
  expect([[isIn, isIn], [isIn, out], [out], []].map(complianceOf)).toEqual(['all', 'some', 'none', 'none']);
});

test('a cap in another currency judges nothing by mistake', () => {
  const cars = { policies: [{ maxPricePerDay: money(1, 'EUR') }] };
  const judge = carJudge({ ...UNRESTRICTED, cars });
  expect(() => judge({ ...ANY_TRIP, perDay: money(2) })).toThrow('EUR');
});
