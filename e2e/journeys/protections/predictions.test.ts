/** Prices are learned from, advice is shown where it has skill, and everybody can read how it did. */

import type { PricePrediction as Prediction, PredictionScores } from '@sojourn/contract/predictions.ts';
import { byDay } from '@sojourn/domain/testing/by-day.ts';
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { runJobs } from '../../people/move-clock.ts';
import { firstFlights } from '../../people/open-checkout.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { startWatching } from '../../people/start-watching.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

// A language is a person's in all windows
useOwnProduct(['elena'], ALL_FLIGHTS);
const visit = useVisits();
const ROUTES = { short: ['BOS', 'ORD'], medium: ['BOS', 'LAX'], long: ['BOS', 'LIS'] } as const;
const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };
type Band = PredictionScores['bands'][number];

/** Once the job has learned. */
async function learnedBands({ home }: Visit): Promise<readonly Band[]> {
  let bands: readonly Band[] = [];
  const look = async () => {
    const scores = (await home.evaluate(async () =>
      (await fetch('/api/v0/price-predictions/scores', { cache: 'no-store' })).json(),
    )) as PredictionScores;
    bands = scores.bands;
    return scores.fittedOn;
  };
  await runJobs('learn-from-prices');
  await expect.poll(look).not.toBeNull();
  return bands;
}

async function search({ page, words, open }: Visit, band: Band['band']): Promise<void> {
  const [from, to] = ROUTES[band];
  const dates = { depart: dayAhead(60), return: dayAhead(66) };
  await open(`/flights?${new URLSearchParams({ trip: 'roundTrip', from, to, ...dates, adults: '1' })}`);
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
}

test('advice is shown for routes where it has skill, and says why', async () => {
  const elena = await visit({ person: 'elena' });
  const { page, words, open } = elena;
  await open('/price-predictions/');
  const bands = await learnedBands(elena);
  for (const { band, isShown } of bands) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/price-predictions'));
    await search(elena, band);
    const { prediction } = (await (await answer).json()) as {
      prediction: { advice: 'wait' | 'book' } | null;
    };
    if (!isShown || !prediction) {
      expect(prediction, band).toBeNull();
      continue;
    }
    await page.getByText(words.text(`prediction.advice.${prediction.advice}`)).waitFor();
    await shoot(page, `prediction-${band}`);
    await page.getByRole('button', { name: words.text(`prediction.why.${prediction.advice}`) }).click();
    await page.getByRole('dialog').getByText(words.text('prediction.notPromised')).waitFor();
    await shoot(page, `prediction-${band}-why`);
    expect(await findViolations(page)).toEqual([]);
  }
  expect(bands.map(({ heldOut }) => heldOut?.count ?? 0).every((count) => count > 0)).toBe(true);
});

async function speak({ home }: Visit, language: 'en' | 'fr'): Promise<void> {
  const { status } = await callApi(home, 'PUT', '/session/locale', { locale: language });
  expect(status).toBe(200);
}

/** Whatever the market does that day, the scenario decides what is advised. */
const searchAdvised = (advice: Prediction['advice']) => ({
  trip: 'roundTrip',
  from: 'BOS',
  to: 'LIS',
  depart: dayAhead(60),
  return: dayAhead(66),
  adults: '1',
  scenario: `advice-${advice}`,
});
type Searched = ReturnType<typeof searchAdvised>;

/** The first flights of the search, on their review. */
async function openReview(visitor: Visit, searched: Searched): Promise<void> {
  const { from, to, depart, return: back } = searched;
  const wanted = [`${from}.${to}.${depart}`, `${to}.${from}.${back}`];
  const chosen = await firstFlights(visitor, wanted, ADULT);
  const [c1 = '', c2 = ''] = chosen.map(({ sliceId, fareClass }) => `${sliceId}:${fareClass}`);
  await visitor.open(`/flights/review?${new URLSearchParams({ ...searched, c1, c2 })}`);
}

const VIEWS = [
  { width: 1440, language: 'en' },
  { width: 390, language: 'fr' },
] as const;
test.for(byDay(VIEWS, 'predictions'))(
  'the review advises to wait, and leads to the watch and the freeze ($language)',
  async (view) => {
    const elena = await visit({ person: 'elena', ...view });
    const { page, words, home } = elena;
    await elena.open('/price-predictions/');
    await speak(elena, view.language);
    const searched = searchAdvised('wait');
    await elena.open(`/flights?${new URLSearchParams(searched)}`);
    await page.getByRole('complementary', { name: words.text('prediction.freeze.label') }).waitFor();
    await page.getByText(words.text('prediction.advice.wait')).waitFor();
    await shoot(page, `prediction-wait-${view.language}`);
    expect(await findViolations(page)).toEqual([]);
    await openReview(elena, searched);
    const card = page.getByRole('region', { name: words.text('prediction.label') });
    await card.getByText(words.text('prediction.advice.wait')).waitFor();
    const aboutIt = card.getByRole('heading', { name: words.like('prediction.title.wait') });
    await aboutIt.or(card.getByRole('heading', { name: words.text('prediction.dates.wait') })).waitFor();
    await card.getByText(words.within('prediction.range')).waitFor();
    await shoot(page, `prediction-review-wait-${view.language}`);
    expect(await findViolations(page)).toEqual([]);
    // The offer to watch isn't repeated
    expect(await page.getByRole('button', { name: words.text('watch.button') }).count()).toBe(1);
    await card.getByRole('button', { name: words.text('prediction.freeze.show') }).click();
    const term = page.getByRole('radio', { name: words.within('freeze.offer.perFlight') }).first();
    await expect.poll(() => term.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await term.isChecked()).toBe(false);
    const watchId = await startWatching(elena, card);
    await card.getByText(words.text('watch.button.on')).waitFor();
    await callApi(home, 'DELETE', `/watches/${watchId}`);
  },
);

test('the review advises to book, and goes on to the checkout', async () => {
  const elena = await visit({ person: 'elena' });
  const { page, words } = elena;
  await elena.open('/price-predictions/');
  await speak(elena, 'en');
  await openReview(elena, searchAdvised('book'));
  const card = page.getByRole('region', { name: words.text('prediction.label') });
  await card.getByText(words.text('prediction.advice.book')).waitFor();
  await shoot(page, 'prediction-review-book');
  expect(await card.getByRole('button', { name: words.text('review.go') }).count()).toBe(0);
  await page
    .getByRole('button', { name: words.text('review.go') })
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/checkout/**');
});

test('anybody can read how predictions did, in French too', async () => {
  const nobody = await visit({ person: null, language: 'fr' });
  const { page, words, open } = nobody;
  await open('/price-predictions/');
  const bands = await learnedBands(nobody);
  await page.reload();
  for (const { band } of bands)
    await page.getByRole('heading', { name: words.text(`prediction.band.${band}`) }).waitFor();
  const shown = await page.getByText(words.text('prediction.page.shown'), { exact: true }).count();
  expect(shown).toBe(bands.filter(({ isShown }) => isShown).length);
  await shoot(page, 'prediction-scores-fr');
  expect(await findViolations(page)).toEqual([]);
});
