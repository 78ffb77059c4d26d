/**
 * The failures of activities that can be switched on by name outside production. Names that hotels play too
 * strike activities in the same way.
 */
import {
  always,
  bookingScenarios,
  type DeskFault,
  type DeskVerb,
  type DeskWords,
  once,
  productScenarios,
  searchScenarios,
} from '#orders/desk/scenarios.ts';
import { createPlayer, type Scenario } from '#orders/play-scenario.ts';

type ActivityVerb = DeskVerb | 'calendar' | 'check' | 'reviews';
type ActivityFault =
  | DeskFault
  | 'shortHold'
  | 'handAccepts'
  | 'handRejects'
  | 'handSilent'
  | 'operatorCancels'
  | 'weather'
  | 'tooFew';
type ActivityScenario = Scenario<ActivityVerb, ActivityFault>;

const WORDS: DeskWords = {
  product: 'activity',
  by: 'The operator',
  what: 'the places',
  held: 'The places are',
  last: 'The last places go',
  soldOut: 'NoAvailability',
  change: {
    full: 'has no places at the new time',
    soldOut: 'The new places go',
    rise: 'The price rises',
    it: 'The booking',
  },
};

const OF_ACTIVITIES: readonly ActivityScenario[] = [
  {
    name: 'activity-price-rise',
    effect:
      'The price rises by 8 % as the places are held: PriceIncreased, then the new price for one booking',
    strikes: [always('reserve', 'priceRise')],
  },
  {
    name: 'activity-sold-out',
    effect: 'Somebody else takes the last places as they’re held: NoAvailability',
    strikes: [always('reserve', { reject: 'NoAvailability' })],
  },
  {
    name: 'activity-short-hold',
    effect: 'The operator holds the places for five minutes, whatever is asked for',
    strikes: [{ verb: 'reserve', fault: 'shortHold' }],
  },
  {
    name: 'activity-pending-confirmed',
    effect: 'The operator looks at it by hand and confirms after 20 seconds: Pending, then Confirmed',
    strikes: [{ verb: 'confirm', fault: 'handAccepts' }],
  },
  {
    name: 'activity-pending-rejected',
    effect: 'The operator looks at it by hand and refuses after 20 seconds: Pending, then OperatorRejected',
    strikes: [{ verb: 'confirm', fault: 'handRejects' }],
  },
  {
    name: 'activity-pending-silent',
    effect: 'The operator looks at it by hand and never answers: after 72 hours OperatorRejected',
    strikes: [{ verb: 'confirm', fault: 'handSilent' }],
  },
  {
    name: 'activity-slow-confirm',
    effect: 'The operator books, but its answer comes too late: unknown, then Confirmed',
    strikes: [once('confirm', 'timeoutAfter')],
  },
  ...(
    [
      ['activity-operator-cancels', 'operatorCancels', 'the operator has canceled the start'],
      ['activity-weather', 'weather', 'the start is called off for the weather'],
      ['activity-too-few', 'tooFew', 'too few have booked and the start is called off'],
    ] as const
  ).map(([name, fault, what]) => ({
    name,
    effect: `At the next look-up ${what}: everything comes back, and nobody else can book it`,
    strikes: [{ verb: 'lookUp' as const, fault, once: true as const }],
  })),
];

/** Those that the lab lists; what the shared ones do, the hotels' list says. */
export const ACTIVITY_SCENARIOS: readonly ActivityScenario[] = [...OF_ACTIVITIES, ...productScenarios(WORDS)];

export const { under, movesPrices } = createPlayer<ActivityVerb, ActivityFault>([
  ...ACTIVITY_SCENARIOS,
  ...bookingScenarios(WORDS),
  ...searchScenarios('Meridian Activities Network', ['search', 'detail', 'calendar', 'check', 'price']),
]);
