/** Pages as they travel: whole again at the other end. */
import { unfoldPage } from '@sojourn/domain/products/flight/fold-page.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FlightAnswer, FlightQuestion } from '#products/flight/supplier.ts';
import {
  asked,
  flightQuestion,
  type OpenFlightMarket,
  openFlightMarket,
  searched,
} from '#products/flight/testing/flight-market.ts';
import { makePage } from './make-page.ts';
import { mergeAnswers } from './merge-answers.ts';

let open: OpenFlightMarket;
beforeAll(async () => {
  open = await openFlightMarket();
});
afterAll(() => open.close());

const answersOf = (question: FlightQuestion): Promise<FlightAnswer[]> =>
  Promise.all(open.market.suppliers.map((supplier) => searched(supplier, question)));
const FAMILY = { adults: 2, children: 1, lapInfants: 1, seatedInfants: 0 };

it.each<[string, string[], Partial<FlightQuestion>]>([
  ['one way', ['BOS LIS 2027-04-14'], {}],
  ['in French', ['JFK CDG 2027-04-14'], { locale: 'fr' }],
  [
    'a round trip of a family',
    ['NYC LON 2027-05-06', 'LON NYC 2027-05-13'],
    { passengers: FAMILY, top: 200 },
  ],
  ['over the date line, both ways', ['SYD LAX 2027-03-14', 'LAX AKL 2027-03-20'], { nearby: true, top: 80 }],
  ['filtered', ['LHR JFK 2027-04-14'], { filters: { bagIncluded: true, fareClasses: ['premium'] } }],
  ['to nowhere', ['BOS LIS 2027-04-14'], { filters: { maxTotalMinor: 1 } }],
])('%s: nothing is lost on the way', async (_, trip, over) => {
  const question = flightQuestion(asked(...trip), over);
  const answers = await answersOf(question);
  const page = JSON.parse(JSON.stringify(makePage(answers, question.top)));
  expect(unfoldPage(page)).toEqual(mergeAnswers(answers, question.top));
});

it('a page of 25 options is less than half of what it is whole', async () => {
  const answers = await answersOf(flightQuestion(asked('JFK LHR 2027-04-14')));
  const [folded, whole] = [makePage(answers, 25), mergeAnswers(answers, 25)].map(
    (page) => JSON.stringify(page).length,
  );
  expect(folded).toBeLessThan(whole! / 2);
});
