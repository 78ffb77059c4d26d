/** Each judge against a second one, written plainly from the specification alone (A §3, §5, §9). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money.ts';
import { carJudge, carPolicyLimits } from '../products/car/car-policy.ts';
import { FARE_CLASSES } from '../products/flight/fares/fare-classes.ts';
import { type FlightPolicyFacts, flightJudge, flightPolicyLimits } from '../products/flight/flight-policy.ts';
import { hotelJudge, stayPolicyOf } from '../products/hotel/hotel-policy.ts';
import { type PolicyTier, STAR_RATINGS, UNRESTRICTED } from './tier.ts';
import { complianceOf, overCap, verdictOf } from './verdict.ts';

const RUNS = 10_000;
const cents = fc.integer({ min: 0, max: 40 }).map((each) => money(each * 100));
const cap = fc.option(cents);
const tiers: fc.Arbitrary<PolicyTier> = fc.record({
  settings: fc.record({
    isApprovalRequired: fc.boolean(),
    enableLongFlights: fc.boolean(),
    minHoursForLongFlight: fc.integer({ min: 1, max: 12 }),
  }),
  hotels: fc.record({
    policies: fc.array(
      fc.record({ allowedStarRatings: fc.subarray([...STAR_RATINGS]), maxPricePerNight: cap }),
      { maxLength: 3 },
    ),
  }),
  cars: fc.record({ policies: fc.array(fc.record({ maxPricePerDay: cap }), { maxLength: 3 }) }),
  flights: fc.record({
    policies: fc.array(
      fc.record({
        duration: fc.constantFrom('Short' as const, 'Long' as const),
        maxPriceForOneWay: cap,
        maxPriceForRoundTrip: cap,
        allowedFareClasses: fc.subarray([...FARE_CLASSES]),
      }),
      { maxLength: 4 },
    ),
  }),
});
const flightFacts: fc.Arbitrary<FlightPolicyFacts> = fc
  .record({
    slices: fc.array(
      fc.record({
        minutes: fc.integer({ min: 30, max: 900 }),
        stopoverMinutes: fc.integer({ min: 0, max: 300 }),
        fareClass: fc.constantFrom(...FARE_CLASSES),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    isRoundTrip: fc.boolean(),
    perTraveler: cents,
  })
  .map((facts) => ({ ...facts, isRoundTrip: facts.isRoundTrip && facts.slices.length === 2 }));

test('rooms: allowed stars and at most the cap of every policy', () => {
  fc.assert(
    fc.property(tiers, fc.integer({ min: 1, max: 5 }), cents, (tier, stars, perNight) => {
      let isIn = true;
      for (const { allowedStarRatings, maxPricePerNight } of tier.hotels.policies) {
        if (!allowedStarRatings.some((each) => each === stars)) isIn = false;
        if (maxPricePerNight && perNight.amountMinor > maxPricePerNight.amountMinor) isIn = false;
      }
      expect(hotelJudge(tier)({ stars, perNight }).isInPolicy).toBe(isIn);
    }),
    { numRuns: RUNS },
  );
});

test('cars: at most the daily cap', () => {
  fc.assert(
    fc.property(tiers, cents, (tier, perDay) => {
      const caps = tier.cars.policies.map(({ maxPricePerDay }) => maxPricePerDay?.amountMinor ?? Infinity);
      expect(carJudge(tier)({ perDay }).isInPolicy).toBe(caps.every((most) => perDay.amountMinor <= most));
    }),
    { numRuns: RUNS },
  );
});

test('flights: classes and caps of the policies for their length', () => {
  fc.assert(
    fc.property(tiers, flightFacts, (tier, facts) => {
      const { enableLongFlights, minHoursForLongFlight } = tier.settings;
      let duration = 'Short';
      for (const { minutes, stopoverMinutes } of facts.slices)
        if (enableLongFlights && (minutes - stopoverMinutes) / 60 > minHoursForLongFlight) duration = 'Long';
      let isIn = true;
      for (const policy of tier.flights.policies) {
        if (policy.duration !== duration) continue;
        for (const { fareClass } of facts.slices)
          if (!policy.allowedFareClasses.includes(fareClass)) isIn = false;
        const most = facts.isRoundTrip ? policy.maxPriceForRoundTrip : policy.maxPriceForOneWay;
        const times = facts.isRoundTrip ? 1 : facts.slices.length;
        if (most && facts.perTraveler.amountMinor > most.amountMinor * times) isIn = false;
      }
      expect(flightJudge(tier)(facts).isInPolicy).toBe(isIn);
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
      cents,
      (tier, { slices, isRoundTrip, perTraveler }, stars, price) => {
        const stay = stayPolicyOf(tier);
        expect(stay.stars.some((each) => each === stars) && under(price, stay.nightlyMaxMinor)).toBe(
          hotelJudge(tier)({ stars, perNight: price }).isInPolicy,
        );
        expect(under(price, carPolicyLimits(tier).perDayMaxMinor)).toBe(
          carJudge(tier)({ perDay: price }).isInPolicy,
        );
        const shape = { isRoundTrip, sliceCount: slices.length };
        const { longAboveMinutes, short, long } = flightPolicyLimits(tier, shape);
        const isLong = slices.some(
          ({ minutes, stopoverMinutes }) =>
            longAboveMinutes !== null && minutes - stopoverMinutes > longAboveMinutes,
        );
        const { fareClasses, perAdultMaxMinor } = isLong ? long : short;
        const isIn =
          slices.every(({ fareClass }) => fareClasses.includes(fareClass)) &&
          under(perTraveler, perAdultMaxMinor);
        // Before all slices are chosen a trip of several is judged by how many it will have
        const facts = { slices, isRoundTrip, perTraveler, sliceCount: slices.length };
        expect(isIn).toBe(flightJudge(tier)(facts).isInPolicy);
      },
    ),
    { numRuns: RUNS },
  );
});

test('nothing is out of policy where there are no rules', () => {
  fc.assert(
    fc.property(flightFacts, fc.integer({ min: 1, max: 5 }), cents, (facts, stars, price) => {
      expect(flightJudge(UNRESTRICTED)(facts).isInPolicy).toBe(true);
      expect(hotelJudge(UNRESTRICTED)({ stars, perNight: price }).isInPolicy).toBe(true);
      expect(carJudge(UNRESTRICTED)({ perDay: price }).isInPolicy).toBe(true);
    }),
  );
});

test('a verdict names each rule with its limit and what the offer has', () => {
  const tier: PolicyTier = {
    ...UNRESTRICTED,
    hotels: { policies: [{ allowedStarRatings: [3, 4], maxPricePerNight: money(26_000) }] },
  };
  expect(hotelJudge(tier)({ stars: 5, perNight: money(31_800) })).toEqual({
    isInPolicy: false,
    broken: [
      { rule: 'pricePerNight', limit: money(26_000), actual: money(31_800) },
      { rule: 'starRating', limit: [3, 4], actual: 5 },
    ],
  });
  expect(hotelJudge(tier)({ stars: 4, perNight: money(26_000) }).broken).toEqual([]);
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
      slices: [{ minutes, stopoverMinutes, fareClass: 'premium' }],
      isRoundTrip: false,
      perTraveler: money(1),
    }).isInPolicy;
  expect([isIn(360, 0), isIn(361, 0), isIn(500, 140), isIn(501, 140)]).toEqual([false, true, false, true]);
});

test('all, some or none of the rates', () => {
  const out = verdictOf(overCap('pricePerDay', money(1), money(2)));
  const isIn = verdictOf([]);
  expect([[isIn, isIn], [isIn, out], [out], []].map(complianceOf)).toEqual(['all', 'some', 'none', 'none']);
});

test('a cap in another currency judges nothing by mistake', () => {
  expect(() => overCap('pricePerDay', money(1, 'EUR'), money(2))).toThrow('EUR');
});
