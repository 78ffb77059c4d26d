/** Trips and the rules about them, for tests of what judges them. */
import fc from 'fast-check';
import { addDays, date } from '../../dates.ts';
import { type Money, money } from '../../money.ts';
import type { PlaceRule, Season, TripFacts, TripRules } from '../trip-rules.ts';

const BOOKED_ON = date('2027-01-10');
/** Booked long ahead of suppliers and to a place that no rule names. */
export const ANY_TRIP: TripFacts = {
  places: [],
  suppliers: [],
  startsOn: addDays(BOOKED_ON, 200),
  bookedOn: BOOKED_ON,
};

const CITIES = ['city:lisbon-pt', 'city:porto-pt', 'city:paris-fr'];
const COUNTRIES = ['country:PT', 'country:FR'];
const CODES = ['AAA', 'BBB', 'CCC', 'DDD'].map((code) => ({ code, name: `Supplier ${code}` }));

export const someTrip: fc.Arbitrary<TripFacts> = fc.record({
  places: fc.constantFrom(...CITIES).map((city) => [city, `country:${city.slice(-2).toUpperCase()}`]),
  suppliers: fc.subarray(CODES, { minLength: 1, maxLength: 2 }),
  startsOn: fc.integer({ min: 0, max: 330 }).map((days) => addDays(BOOKED_ON, days)),
  bookedOn: fc.constant(BOOKED_ON),
  market: fc.option(
    fc.record({
      median: fc.integer({ min: 1, max: 4_000 }).map((minor) => money(minor)),
      count: fc.integer({ min: 0, max: 12 }),
    }),
  ),
});

const monthDay = fc.integer({ min: 0, max: 364 }).map((days) => addDays(date('2027-01-01'), days).slice(5));
const season: fc.Arbitrary<Season | null> = fc.option(fc.record({ from: monthDay, until: monthDay }));
export const someCents = fc.integer({ min: 0, max: 40 }).map((each) => money(each * 100));

/** `caps`: what the product's own caps are called. */
export const someRules = <Caps extends { readonly [K in keyof Caps]: Money | null }>(
  caps: {
    readonly [K in keyof Caps]: fc.Arbitrary<Caps[K]>;
  },
): fc.Arbitrary<TripRules<Caps>> =>
  fc.record({
    placeCaps: fc.option(
      fc.array(
        fc
          .record({ place: fc.constantFrom(...CITIES, ...COUNTRIES), season, caps: fc.record(caps) })
          .map(({ place, season: when, caps: own }) => ({
            place: { id: place, name: place },
            season: when,
            ...(own as Caps),
          })),
        { maxLength: 3 },
      ),
      { nil: undefined },
    ),
    minDaysAhead: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    percentOverMarket: fc.option(fc.integer({ min: 0, max: 150 }), { nil: undefined }),
    suppliers: fc.option(
      fc.record({ preferred: fc.subarray(CODES), blocked: fc.subarray(CODES, { maxLength: 2 }) }),
      { nil: undefined },
    ),
  });

type Placed = PlaceRule & { readonly [cap: string]: unknown };

/** What one may pay by what is comparable, written plainly: infinite where that says nothing. */
export function naiveMarketCap(
  { percentOverMarket }: Pick<TripRules, 'percentOverMarket'>,
  { market }: Pick<TripFacts, 'market'>,
): number {
  if (percentOverMarket === undefined || !market) return Number.POSITIVE_INFINITY;
  if (market.count < 5) return Number.POSITIVE_INFINITY;
  const over = (market.median.amountMinor * percentOverMarket) / 100;
  return Math.floor(market.median.amountMinor + over);
}

/** What one may pay by one policy’s fixed caps, written plainly: infinite for any price. */
export function naiveCap(
  { placeCaps = [] }: TripRules,
  { places, startsOn }: TripFacts,
  cap: string,
  own: Money | null,
): number {
  const [, month, day] = startsOn.split('-').map(Number);
  const today = (month ?? 0) * 100 + (day ?? 0);
  const holds = ({ season: when }: PlaceRule) => {
    if (!when) return true;
    const [from = 0, until = 0] = [when.from, when.until].map((each) => Number(each.replace('-', '')));
    return until < from ? today >= from || today <= until : today >= from && today <= until;
  };
  const amounts = (place: string | undefined, isSeasonal: boolean): number[] =>
    (placeCaps as Placed[])
      .filter((rule) => rule.place.id === place && (rule.season !== null) === isSeasonal && holds(rule))
      .flatMap((rule) => (rule[cap] ? [(rule[cap] as Money).amountMinor] : []));
  const [city, country] = places;
  const ranked = [amounts(city, true), amounts(city, false), amounts(country, true), amounts(country, false)];
  const best = ranked.find((each) => each.length > 0);
  if (best) return Math.min(...best);
  return own ? own.amountMinor : Number.POSITIVE_INFINITY;
}

/** Whether one policy's rules about suppliers and days ahead are kept, written plainly. */
export function naiveTrip({ minDaysAhead = 0, suppliers }: TripRules, facts: TripFacts): boolean {
  const days = (Date.parse(facts.startsOn) - Date.parse(facts.bookedOn)) / 86_400_000;
  const isBlocked = (code: string) => suppliers?.blocked.some((each) => each.code === code) ?? false;
  return days >= minDaysAhead && !facts.suppliers.some(({ code }) => isBlocked(code));
}
