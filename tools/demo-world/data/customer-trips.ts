/**
 * What the demo's cardholders have booked: `starts` in days from the day on which the demo is made, `ahead`
 * days before that. Those whom the sign-in page names have some of everything behind them, now and ahead.
 */
import type { Protection } from '../../../packages/domain/src/protections/clause.ts';

export type CustomerTrip = {
  readonly who: string;
  /** Unique for the person; cases are about it. */
  readonly name: string;
  readonly starts: number;
  readonly nights: number;
  readonly ahead: number;
  /** The city of a stay, as the market names it. */
  readonly stay?: string;
  readonly stars?: readonly number[];
  /** The airport flown to, from home. */
  readonly flight?: string;
  /** The airport where a car waits. */
  readonly car?: string;
  readonly adults?: number;
  readonly isBasic?: boolean;
  readonly protections?: readonly Protection[];
  /** Days before the demo is made; it gives back what it gives. */
  readonly canceled?: number;
  /** The flight back leaves today, and late. */
  readonly isLate?: true;
};

const trip = (
  who: string,
  name: string,
  [starts, nights, ahead]: readonly [number, number, number],
  more: Omit<CustomerTrip, 'who' | 'name' | 'starts' | 'nights' | 'ahead'>,
): CustomerTrip => ({ who, name, starts, nights, ahead, ...more });

export const CUSTOMER_TRIPS: readonly CustomerTrip[] = [
  trip('maya', 'denver', [-287, 4, 40], { stay: 'denver-us', flight: 'DEN', car: 'DEN', adults: 2 }),
  trip('maya', 'philadelphia', [-204, 2, 12], { stay: 'philadelphia-us', stars: [4] }),
  trip('maya', 'london', [-131, 6, 75], { stay: 'london-gb', flight: 'LHR', stars: [4, 5] }),
  trip('maya', 'miami', [-67, 5, 33], {
    stay: 'miami-us',
    flight: 'MIA',
    car: 'MIA',
    stars: [4, 5],
    adults: 2,
  }),
  trip('maya', 'providence', [-112, 2, 30], { stay: 'providence-us', adults: 2, canceled: 120 }),
  trip('maya', 'seattle', [24, 3, 38], { flight: 'SEA', canceled: 9 }),
  trip('maya', 'san-francisco', [31, 3, 46], { stay: 'san-francisco-us', stars: [4, 5], canceled: 1 }),
  trip('maya', 'chicago', [-2, 2, 26], {
    stay: 'chicago-us',
    flight: 'ORD',
    car: 'ORD',
    protections: ['disruption'],
    isLate: true,
  }),
  trip('maya', 'dublin', [52, 5, 70], {
    stay: 'dublin-ie',
    flight: 'DUB',
    car: 'DUB',
    stars: [4, 5],
    adults: 2,
  }),
  trip('maya', 'newport', [18, 2, 25], { stay: 'newport-us', stars: [4], adults: 2 }),

  trip('elena', 'los-angeles', [-162, 4, 28], { stay: 'los-angeles-us', flight: 'LAX', car: 'LAX' }),
  trip('elena', 'new-orleans', [-88, 2, 14], { stay: 'new-orleans-us', adults: 2 }),
  trip('elena', 'denver', [-33, 3, 21], { stay: 'denver-us', flight: 'DEN', isBasic: true, car: 'DEN' }),
  trip('elena', 'san-diego', [-1, 4, 17], { stay: 'san-diego-us', flight: 'SAN', car: 'SAN' }),
  trip('elena', 'santa-fe', [26, 3, 32], { stay: 'santa-fe-nm-us', stars: [4], adults: 2 }),
  trip('elena', 'mexico-city', [44, 5, 59], { stay: 'mexico-city-mx', flight: 'MEX', car: 'MEX' }),
  trip('elena', 'boston', [15, 2, 30], { flight: 'BOS', stay: 'boston-us', canceled: 2 }),

  trip('jonah', 'washington', [-143, 3, 19], { stay: 'washington-us', flight: 'IAD', car: 'IAD' }),
  trip('jonah', 'portland', [-49, 2, 10], { stay: 'portland-me-us', adults: 2 }),
  trip('jonah', 'atlanta', [0, 2, 15], { stay: 'atlanta-us', flight: 'ATL', car: 'ATL' }),
  trip('jonah', 'toronto', [35, 3, 50], { stay: 'toronto-ca', flight: 'YYZ', car: 'YYZ' }),

  trip('rachel.steinberg', 'miami', [-21, 4, 50], { stay: 'miami-us', flight: 'MIA', stars: [4, 5] }),
  trip('rachel.steinberg', 'paris', [61, 6, 80], {
    stay: 'paris-fr',
    flight: 'CDG',
    stars: [4, 5],
    adults: 2,
  }),
  trip('marcus.delgado', 'new-york', [-12, 3, 16], { stay: 'new-york-us', flight: 'JFK' }),
  trip('marcus.delgado', 'atlanta', [9, 2, 20], { flight: 'ATL', car: 'ATL' }),
  trip('aiko.nakamura', 'seattle', [-58, 3, 30], { stay: 'seattle-us', flight: 'SEA', car: 'SEA' }),
  trip('aiko.nakamura', 'tokyo', [40, 8, 90], { stay: 'tokyo-jp', flight: 'HND', stars: [4] }),
  trip('william.prescott', 'denver', [-5, 3, 18], { stay: 'denver-us', flight: 'DEN', car: 'DEN' }),
  trip('william.prescott', 'boston', [21, 2, 24], { stay: 'boston-us', flight: 'BOS' }),
  trip('zainab.yusuf', 'washington', [-37, 2, 22], { stay: 'washington-us', flight: 'IAD' }),
  trip('zainab.yusuf', 'london', [33, 7, 60], { stay: 'london-gb', flight: 'LHR' }),
  trip('patrick.donnelly', 'dublin', [-74, 7, 45], { stay: 'dublin-ie', flight: 'DUB', car: 'DUB' }),
  trip('patrick.donnelly', 'chicago', [6, 2, 13], { stay: 'chicago-us', flight: 'ORD' }),
  trip('gabriela.fontes', 'lisbon', [-27, 9, 70], { stay: 'lisbon-pt', flight: 'LIS' }),
  trip('gabriela.fontes', 'new-york', [13, 3, 25], { stay: 'new-york-us', flight: 'JFK', isBasic: true }),
  trip('henry.caldwell', 'los-angeles', [-9, 3, 12], { stay: 'los-angeles-us', flight: 'LAX', car: 'LAX' }),
  trip('henry.caldwell', 'nashville', [28, 2, 31], { stay: 'nashville-us', car: 'BNA' }),
  trip('simone.laurent', 'san-francisco', [-44, 2, 15], { stay: 'san-francisco-us', flight: 'SFO' }),
  trip('simone.laurent', 'paris', [70, 10, 95], { stay: 'paris-fr', flight: 'CDG', stars: [4] }),
  trip('arjun.desai', 'boston', [-16, 4, 35], { stay: 'boston-us', flight: 'BOS' }),
  trip('arjun.desai', 'vancouver', [12, 2, 19], { stay: 'vancouver-ca', car: 'YVR' }),
  trip('katherine.moss', 'phoenix', [-3, 5, 28], { stay: 'phoenix-us', flight: 'PHX', car: 'PHX' }),
  trip('katherine.moss', 'honolulu', [80, 9, 100], {
    stay: 'honolulu-us',
    flight: 'HNL',
    stars: [4, 5],
    adults: 2,
  }),
  trip('leon.fischer', 'frankfurt', [-91, 8, 60], { flight: 'FRA', stay: 'frankfurt-de' }),
  trip('leon.fischer', 'miami', [17, 4, 22], { stay: 'miami-us', flight: 'MIA', canceled: 4 }),
];
