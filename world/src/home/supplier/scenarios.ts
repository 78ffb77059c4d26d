/**
 * The failures of homes that can be switched on by name outside production. Names that hotels play too strike
 * homes in the same way.
 */
import {
  bookingScenarios,
  type DeskFault,
  type DeskVerb,
  type DeskWords,
  once,
  productScenarios,
  searchScenarios,
} from '#orders/desk/scenarios.ts';
import { createPlayer, type Scenario } from '#orders/play-scenario.ts';

type HomeVerb =
  | DeskVerb
  | 'calendar'
  | 'reviews'
  | 'sendRequest'
  | 'withdrawRequest'
  | 'lookUpRequest'
  | 'answerRequest'
  | 'keepNights'
  | 'dropRequest'
  | 'writeToHost'
  | 'listMessages'
  | 'listClaims';
type HomeFault =
  | DeskFault
  | 'longerMinimum'
  | 'smallerParty'
  | 'hostAccepts'
  | 'hostDeclines'
  | 'hostSilent'
  | 'hostAcceptsLate'
  | 'claims'
  | 'claimsLate'
  | 'claimsAbove'
  | 'takenDown'
  | 'feed';
type HomeScenario = Scenario<HomeVerb, HomeFault>;

const WORDS: DeskWords = {
  product: 'home',
  by: 'The host',
  what: 'the nights',
  held: 'The nights are',
  last: 'The nights go',
  soldOut: 'NoAvailability',
  change: {
    full: 'has no room for the new dates',
    soldOut: 'The new nights go',
    rise: 'The price rises',
    it: 'The stay',
  },
};

const OF_HOMES: readonly HomeScenario[] = [
  {
    name: 'home-host-cancels',
    effect: 'At the next look-up the host has canceled: everything comes back, and the nights stay closed',
    strikes: [once('lookUp', 'changed')],
  },
  {
    name: 'home-taken-down',
    effect: 'An authority has ordered the home down: it isn’t sold, and its page says so',
    strikes: (['detail', 'price', 'reserve', 'sendRequest'] as const).map((verb) => ({
      verb,
      fault: 'takenDown',
    })),
  },
  {
    name: 'home-calendar-feed',
    effect: 'The host’s calendar on another site closes nights as the home’s calendar is opened, once',
    strikes: [{ verb: 'calendar', fault: 'feed', once: true }],
  },
  {
    name: 'home-longer-minimum',
    effect: 'The host raises the minimum stay as the nights are held: DatesNotAvailable',
    strikes: [{ verb: 'reserve', fault: 'longerMinimum' }],
  },
  {
    name: 'home-smaller-party',
    effect: 'The host takes one guest fewer as the nights are held: PartyNotAccepted',
    strikes: [{ verb: 'reserve', fault: 'smallerParty' }],
  },
  ...(
    [
      ['home-host-accepts', 'hostAccepts', 'accepts within a minute'],
      ['home-host-declines', 'hostDeclines', 'declines within a minute'],
      ['home-host-silent', 'hostSilent', 'never answers: the request ends after 24 hours'],
      ['home-host-accepts-late', 'hostAcceptsLate', 'accepts in the last hour'],
    ] as const
  ).map(([name, fault, does]) => ({
    name,
    effect: `A host who’s asked ${does}`,
    strikes: [{ verb: 'sendRequest' as const, fault }],
  })),
  ...(
    [
      ['home-host-claims', 'claims', 'half of the deposit, with pictures'],
      ['home-host-claims-late', 'claimsLate', 'half of the deposit fifteen days after check-out'],
      ['home-host-claims-above', 'claimsAbove', 'more than the deposit, with pictures'],
    ] as const
  ).map(([name, fault, what]) => ({
    name,
    effect: `After the stay the host claims ${what}`,
    strikes: [{ verb: 'listClaims' as const, fault }],
  })),
];

/** Those that the lab lists; what the shared ones do, the hotels' list says. */
export const HOME_SCENARIOS: readonly HomeScenario[] = [...OF_HOMES, ...productScenarios(WORDS)];

export const { under, movesPrices } = createPlayer<HomeVerb, HomeFault>([
  ...HOME_SCENARIOS,
  ...bookingScenarios(WORDS),
  ...searchScenarios('Meridian Homes Network', ['search', 'detail', 'price']),
]);
