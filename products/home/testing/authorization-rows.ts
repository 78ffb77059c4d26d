import { ofCheckout, type Row, row } from '@sojourn/server/testing/authorization-row.ts';
import { TEST_DATES } from '@sojourn/server/testing/product.ts';
import type { homeContract } from '../wire/home-contract.ts';
import { HOME_REQUEST_ROWS } from './request-rows.ts';

const party = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };
const home = { homeId: 'hom_lisbon-pt-6', ...TEST_DATES, party };

export const HOME_ROWS: { readonly [N in keyof typeof homeContract.calls]: Row<N> } = {
  searchHomes: row('own', () => ({
    input: { area: { place: 'city:lisbon-pt' }, ...TEST_DATES, party },
  })),
  getHome: row('own', () => ({ input: home })),
  getHomeCalendar: row('own', () => ({
    input: { homeId: home.homeId, from: TEST_DATES.checkIn, days: 30 },
  })),
  listHomeReviews: row('own', () => ({ input: { homeId: home.homeId } })),
  chooseHomeFees: row(404, (owned) => ({ ...ofCheckout(owned), input: { chosen: [] } })),
  ...HOME_REQUEST_ROWS,
};
