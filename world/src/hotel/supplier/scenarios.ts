/** The failures of hotels that can be switched on by name outside production. */
import {
  always,
  bookingScenarios,
  type DeskFault,
  type DeskVerb,
  type DeskWords,
  once,
  productScenarios,
  searchScenarios,
} from '../../orders/desk/scenarios.ts';
import { createPlayer, type Scenario } from '../../orders/play-scenario.ts';

type Verb = DeskVerb | 'reviews' | 'calendar';
type StayScenario = Scenario<Verb, DeskFault>;

const WORDS: DeskWords = {
  product: 'hotel',
  by: 'The hotel',
  what: 'rooms',
  held: 'The rooms are',
  last: 'The last room goes',
  soldOut: 'LackOfInventory',
  change: {
    full: 'has no rooms for the new dates',
    soldOut: 'The new nights go',
    rise: 'New nights rise',
    it: 'The stay',
  },
};

const OF_HOTELS: readonly StayScenario[] = [
  {
    name: 'hotel-closed',
    effect: 'At the next look-up the hotel has closed for the dates of the stay',
    strikes: [once('lookUp', 'changed')],
  },
  {
    name: 'minimum-age',
    effect: 'The hotel asks for an older lead guest: CheckInMinimumAgeNotMet',
    strikes: [always('reserve', 'tooYoung')],
  },
  {
    name: 'cancel-not-online',
    effect: 'The hotel cancels nothing online: AgentReviewAndFulfillment where any reason is covered',
    strikes: [always('quoteCancel', 'refused'), always('cancel', 'refused')],
  },
];

export const MARKET_SCENARIOS: readonly StayScenario[] = [
  ...OF_HOTELS,
  ...bookingScenarios(WORDS),
  ...searchScenarios('Meridian Hotels Network', ['search', 'detail', 'reviews', 'calendar', 'price']),
  ...productScenarios(WORDS),
];

export const { under, movesPrices } = createPlayer(MARKET_SCENARIOS);
