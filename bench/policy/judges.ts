/**
 * Judging many offers by a tier that has every rule, beside the plain evaluator that tests compare with. Both
 * must say the same of each offer.
 */
import { date } from '../../packages/domain/src/dates.ts';
import { money } from '../../packages/domain/src/money.ts';
import { naiveCar, naiveFlight, naiveHotel } from '../../packages/domain/src/policy/testing/naive-judges.ts';
import { type PolicyTier, UNRESTRICTED } from '../../packages/domain/src/policy/tier.ts';
import type { TripFacts } from '../../packages/domain/src/policy/trip-rules.ts';
import { carJudge } from '../../products/car/rules/car-policy.ts';
import { FARE_CLASSES } from '../../products/flight/rules/fares/fare-classes.ts';
import { flightJudge } from '../../products/flight/rules/flight-policy.ts';
import { hotelJudge } from '../../products/hotel/rules/hotel-policy.ts';
import { percentile, type Row } from '../rows.ts';

const OFFERS = 20_000;
const RUNS = 60;
const WARM = 20;
const BOOKED_ON = date('2027-01-10');

const SUPPLIER_COUNT = 25;
const SUPPLIERS = Array.from({ length: SUPPLIER_COUNT }, (_, n) => ({
  code: `S${n}`,
  name: `Supplier ${n}`,
}));

/** Caps of a city in its season and of its country, days ahead, the market and a supplier that's blocked. */
const ruled = <Caps extends object>(caps: Caps) => ({
  placeCaps: [
    { place: { id: 'city:lisbon-pt', name: 'Lisbon' }, season: { from: '06-15', until: '09-15' }, ...caps },
    { place: { id: 'country:PT', name: 'Portugal' }, season: null, ...caps },
  ],
  minDaysAhead: 7,
  percentOverMarket: 20,
  suppliers: { preferred: SUPPLIERS.slice(0, 1), blocked: SUPPLIERS.slice(23) },
});
const [most, mostThere] = [money(30_000), money(24_000)];
const TIER: PolicyTier = {
  ...UNRESTRICTED,
  hotels: {
    policies: [
      { allowedStarRatings: [2, 3, 4, 5], maxPricePerNight: most, ...ruled({ maxPricePerNight: mostThere }) },
    ],
  },
  cars: { policies: [{ maxPricePerDay: most, ...ruled({ maxPricePerDay: mostThere }) }] },
  flights: {
    policies: UNRESTRICTED.flights.policies.map(({ duration }) => ({
      duration,
      maxPriceForOneWay: most,
      maxPriceForRoundTrip: most,
      allowedFareClasses: FARE_CLASSES.slice(0, 4),
      ...ruled({ maxPriceForOneWay: mostThere, maxPriceForRoundTrip: mostThere }),
    })),
  },
};

/** Of one search: the same days, around a city whose season it is, where what's comparable costs differs. */
const tripOf = (n: number): TripFacts => {
  const city = n % 10 === 0 ? 'city:sintra-pt' : 'city:lisbon-pt';
  return {
    places: [city, `country:${city.slice(-2).toUpperCase()}`],
    suppliers: [SUPPLIERS[n % SUPPLIER_COUNT] ?? { code: '', name: '' }],
    startsOn: date('2027-07-15'),
    bookedOn: BOOKED_ON,
    market: n % 3 === 0 ? null : { median: money(15_000 + (n % 11) * 1_500), count: 5 + (n % 9) },
  };
};
const priceOf = (n: number) => money(8_000 + ((n * 7_919) % 28_000));
const many = <Facts>(make: (n: number) => Facts): Facts[] =>
  Array.from({ length: OFFERS }, (_, n) => make(n));

type Judged<Facts> = {
  readonly what: string;
  readonly offers: readonly Facts[];
  readonly judgeOf: (tier: PolicyTier) => (facts: Facts) => { readonly isInPolicy: boolean };
  readonly plain: (tier: PolicyTier, facts: Facts) => boolean;
};

const show = (count: number): string => count.toLocaleString('en-US');

function bench<Facts>({ what, offers, judgeOf, plain }: Judged<Facts>): Row {
  const timed = (isIn: (facts: Facts) => boolean): [number, number] => {
    const begun = performance.now();
    let count = 0;
    for (const each of offers) if (isIn(each)) count++;
    return [performance.now() - begun, count];
  };
  const quick = Array.from({ length: RUNS }, () => {
    const judge = judgeOf(TIER);
    return timed((facts) => judge(facts).isInPolicy);
  });
  const plainly = Array.from({ length: RUNS }, () => timed((facts) => plain(TIER, facts)));
  const judge = judgeOf(TIER);
  if (offers.some((facts) => judge(facts).isInPolicy !== plain(TIER, facts)))
    throw new Error(`the judge of ${what} and the plain evaluator differ`);
  const counted = quick[0]?.[1] ?? 0;
  if (counted === 0 || counted === OFFERS) throw new Error(`no verdict of ${what} depends on anything`);
  const median = (runs: readonly [number, number][]) =>
    percentile(
      runs.slice(WARM).map(([ms]) => ms),
      0.5,
    );
  return {
    area: 'Policy',
    what: `${show(OFFERS)} ${what} judged, ${show(counted)} in policy, median ms`,
    figure: median(quick),
    target: '≤ 5',
    reference: { what: 'plain evaluator', figure: median(plainly) },
  };
}

export const judgeBench = (): Row[] => [
  bench({
    what: 'rooms',
    offers: many((n) => ({ ...tripOf(n), stars: 1 + (n % 5), perNight: priceOf(n) })),
    judgeOf: hotelJudge,
    plain: naiveHotel,
  }),
  bench({
    what: 'flights',
    offers: many((n) => ({
      ...tripOf(n),
      slices: [0, 1].map((slice) => ({
        minutes: 120 + ((n * 31 + slice * 17) % 700),
        stopoverMinutes: n % 2 === 0 ? 0 : 60 + (n % 120),
        fareClass: FARE_CLASSES[(n >> slice) % FARE_CLASSES.length] ?? 'basic',
      })),
      isRoundTrip: true,
      perTraveler: priceOf(n),
    })),
    judgeOf: flightJudge,
    plain: naiveFlight,
  }),
  bench({
    what: 'cars',
    offers: many((n) => ({ ...tripOf(n), perDay: priceOf(n) })),
    judgeOf: carJudge,
    plain: naiveCar,
  }),
];
