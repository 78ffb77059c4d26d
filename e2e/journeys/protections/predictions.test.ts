/** Prices are learned from, advice is shown where it has skill, and everybody can read how it did. */
import type { PredictionScores } from '@sojourn/contract/predictions.ts';
import { expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { dayAhead } from '../../people/flights/choose-flights.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const ROUTES = { short: ['BOS', 'ORD'], medium: ['BOS', 'LAX'], long: ['BOS', 'LIS'] } as const;
type Band = PredictionScores['bands'][number];

/** Once the job has learned, a short while after the start. */
async function learnedBands({ home }: Visit): Promise<readonly Band[]> {
  let bands: readonly Band[] = [];
  const look = async () => {
    const scores = (await home.evaluate(async () =>
      (await fetch('/api/v0/price-predictions/scores', { cache: 'no-store' })).json(),
    )) as PredictionScores;
    bands = scores.bands;
    return scores.fittedOn;
  };
  await expect.poll(look, { timeout: 150_000, interval: 1_000 }).not.toBeNull();
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
